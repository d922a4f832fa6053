/// What a table can't be read without, and no column is known to have.
package enum ColumnNeed: CaseIterable, Hashable, Sendable {
  case place

  /// The day or week of counts.
  case period

  case counts

  /// Of a line list: the day of onset, of report or of the outcome.
  case caseDate
}
