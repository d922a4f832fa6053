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
  ///   - newest: The day of the list's newest entry.
  /// - Returns: Nil: it may be right.
  package static func problem(withOnset onset: Day, reported: Day?, newest: Day) -> OnsetProblem? {
    if onset > newest { return .inFuture }
    guard let reported else { return nil }
    if onset > reported { return .afterReport }
    return onset.days(to: reported) > longestDelay ? .longBeforeReport : nil
  }
}
