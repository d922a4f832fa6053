import Foundation

/// A calendar day without a time zone, in the Gregorian calendar, from 0001-01-01 to 9999-12-31.
package struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, negative before it.
  package let daysSinceEpoch: Int32

  private static let range: ClosedRange<Int> = -719_162...2_932_896

  /// Nil outside the years 1 to 9999.
  package init?(daysSinceEpoch: Int) {
    guard Self.range.contains(daysSinceEpoch) else { return nil }
    self.daysSinceEpoch = Int32(daysSinceEpoch)
  }

  /// Nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let days = CivilDate(year: year, month: month, day: day).daysSinceEpoch
    guard CivilDate(daysSinceEpoch: days) == CivilDate(year: year, month: month, day: day) else { return nil }
    self.init(daysSinceEpoch: days)
  }

  /// The last day that there is: 9999-12-31.
  package static let distantFuture = Day(clamping: range.upperBound)

  package var year: Int { civil.year }
  package var month: Int { civil.month }
  package var day: Int { civil.day }

  /// The day so many days later, or earlier if negative; stops at the first and the last day of the range.
  package func advanced(by days: Int) -> Day {
    let (sum, overflow) = Int(daysSinceEpoch).addingReportingOverflow(days)
    let end = days < 0 ? Self.range.lowerBound : Self.range.upperBound
    return Day(clamping: overflow ? end : sum)
  }

  /// The day that `zone` has at the moment `now`.
  package static func today(in zone: TimeZone, now: Date) -> Day {
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let days = (local / 86_400).rounded(.down)
    return Day(clamping: Int(exactly: days) ?? (days < 0 ? range.lowerBound : range.upperBound))
  }

  /// The middle of the day in a time zone.
  package func noon(in zone: TimeZone) -> Date {
    let noon = Double(daysSinceEpoch) * 86_400 + 43_200
    return Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))))
  }

  /// The first moment of the day in a time zone, which is not midnight where clocks are put forward then.
  package func start(in zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.startOfDay(for: noon(in: zone))
  }

  /// The nearest day of the range.
  init(clamping days: Int) {
    daysSinceEpoch = Int32(min(max(days, Self.range.lowerBound), Self.range.upperBound))
  }

  private var civil: CivilDate { CivilDate(daysSinceEpoch: Int(daysSinceEpoch)) }
}

extension Day: Comparable {
  package static func < (one: Day, other: Day) -> Bool {
    one.daysSinceEpoch < other.daysSinceEpoch
  }
}
