/// A week of a calendar of weeks, which has a number within a year.
///
/// By ISO 8601 weeks begin on Monday and belong to the year of their Thursday; by the CDC's rule they begin on Sunday and
/// belong to the year of their Wednesday. Either way the first week of a year is the one with 4 January.
package struct EpiWeek: Hashable, Sendable {
  package let start: Weekday
  package let firstDay: Day
  package let year: Int

  /// 1 to 53.
  package let number: Int

  /// The week in which a day lies.
  package init(containing day: Day, start: Weekday) {
    let firstDay = start.weekStart(of: day)
    let year = firstDay.advanced(by: 3).year
    self.start = start
    self.firstDay = firstDay
    self.year = year
    number = Self.first(of: year, start: start).map { $0.days(to: firstDay) / 7 + 1 } ?? 1
  }

  /// Nil where the year has no such week, or is outside the years 1 to 9998.
  package init?(year: Int, number: Int, start: Weekday) {
    guard (1...9998).contains(year), (1...53).contains(number), let first = Self.first(of: year, start: start),
      let next = Self.first(of: year + 1, start: start)
    else { return nil }
    let firstDay = first.advanced(by: 7 * (number - 1))
    guard firstDay < next else { return nil }
    self.start = start
    self.firstDay = firstDay
    self.year = year
    self.number = number
  }

  package var lastDay: Day { firstDay.advanced(by: 6) }

  /// As `2024-W07`.
  package var label: String {
    let digits = String(year)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits + (number < 10 ? "-W0" : "-W")
      + String(number)
  }

  private static func first(of year: Int, start: Weekday) -> Day? {
    Day(year: year, month: 1, day: 4).map { start.weekStart(of: $0) }
  }
}

extension EpiWeek: Comparable {
  package static func < (one: EpiWeek, other: EpiWeek) -> Bool { one.firstDay < other.firstDay }
}

extension Day {
  /// The days from this one to another, negative if that is earlier.
  package func days(to other: Day) -> Int {
    Int(other.daysSinceEpoch) - Int(daysSinceEpoch)
  }
}
