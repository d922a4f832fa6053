/// What a line list leaves open: the person must say it before anything is kept.
package enum CaseQuestion: Hashable, Sendable {
  /// Which column has the cases' dates: nothing of the list is read before it is said.
  case dateColumn

  /// Which disease the list is of: what the file's name suggests.
  case disease(proposed: Disease?)

  /// Which number of dates is the month: one of the dates, and the days that it may be.
  case dateOrder(example: String, readings: [DateReading])

  /// Whether `M` is a man or, beside `H`, a woman: the column's place in the table and its heading.
  ///
  /// ``OutbreakChoices/values`` of the column answers it.
  case sexOfM(column: Int, name: String)
}
