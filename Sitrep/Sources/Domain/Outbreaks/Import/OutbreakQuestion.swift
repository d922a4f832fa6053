/// What a file leaves open: the person must say it before anything is kept.
package enum OutbreakQuestion: Hashable, Sendable {
  /// What columns mean: nothing of the table is read before it is said which have these.
  case columns([ColumnNeed])

  /// Which disease the file counts.
  ///
  /// - Parameters:
  ///   - named: The diseases of its rows, if it has several.
  ///   - proposed: What the file's name suggests.
  case disease(named: [String], proposed: Disease?)

  /// Whether counts are new or cumulative: the headings of their columns.
  case counting(columns: [String])

  /// Which number of dates is the month: one of the dates, and the days that it may be.
  case dateOrder(example: String, readings: [DateReading])

  /// The year of weeks that are written without one: one of them.
  case year(example: String)
}

/// A date as one order of its numbers gives it.
package struct DateReading: Hashable, Sendable {
  package let order: DateOrder
  package let day: Day

  package init(order: DateOrder, day: Day) {
    self.order = order
    self.day = day
  }
}
