/// Why a row of a line list was left out.
package enum CaseLeftOutReason: Hashable, Sendable {
  /// A sum of other rows.
  case total

  /// The row on that line is the same.
  case sentTwice(line: Int)

  /// The row on that line has the case again, and stands.
  case enteredAgain(line: Int)

  /// Not a case.
  case discarded

  /// In English, to stand after the line.
  package var words: String {
    switch self {
    case .total: "a total of other rows"
    case .sentTwice(let line): "sent twice: the same as line \(line)"
    case .enteredAgain(let line): "entered again on line \(line)"
    case .discarded: "not a case"
    }
  }
}

/// A row of a line list of which nothing would be kept, without any cell that names a person.
package struct CaseLeftOut: Hashable, Sendable {
  /// Which of the files, from 0.
  package let file: Int

  /// From 1, as an editor numbers lines.
  package let line: Int
  package let reason: CaseLeftOutReason

  /// What the row calls its place; empty: nothing.
  package let place: String

  /// The day of onset, else of report.
  package let day: Day?

  package init(file: Int = 0, line: Int, reason: CaseLeftOutReason, place: String = "", day: Day? = nil) {
    self.file = file
    self.line = line
    self.reason = reason
    self.place = place
    self.day = day
  }
}
