/// How often an outbreak is reported.
package enum ReportingPeriod: Hashable, Sendable {
  case day
  case week(start: Weekday)

  /// 1 or 7.
  package var days: Int {
    switch self {
    case .day: 1
    case .week: 7
    }
  }

  /// The first day of the period in which a day lies.
  package func start(of day: Day) -> Day {
    switch self {
    case .day: day
    case .week(let start): start.weekStart(of: day)
    }
  }
}
