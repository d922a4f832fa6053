/// Which dates of a case can be right.
package enum CaseDates {
  /// Nobody is reported so many days after falling ill: what lies further back is a mistake.
  package static let longestDelay = 180

  /// Why a date of onset can't be right.
  package enum OnsetProblem: Hashable, Sendable {
    case inFuture
    case afterReport
    case longBeforeReport
  }

  /// - Parameters:
  ///   - onset: The day that the list says.
  ///   - reported: When the case was reported.
  ///   - newest: The day of the newest report.
  ///   - last: The last day that the list names of anything but onset.
  /// - Returns: Nil: it may be right.
  package static func problem(withOnset onset: Day, reported: Day?, newest: Day, last: Day) -> OnsetProblem? {
    guard let reported else { return onset > newest ? .inFuture : nil }
    if onset > reported { return onset > last ? .inFuture : .afterReport }
    return onset.days(to: reported) > longestDelay ? .longBeforeReport : nil
  }
}
