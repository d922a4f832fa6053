/// A day on which weeks of reports begin.
package enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// Weeks by ISO 8601.
  case monday

  /// Weeks by the rule of the CDC.
  case sunday

  /// The first day of the week in which a day lies.
  package func weekStart(of day: Day) -> Day {
    // 1970-01-01 was a Thursday: three days after a Monday, four after a Sunday.
    let offset = self == .monday ? 3 : 4
    let sinceStart = (Int(day.daysSinceEpoch) + offset) % 7
    return day.advanced(by: -(sinceStart < 0 ? sinceStart + 7 : sinceStart))
  }
}
