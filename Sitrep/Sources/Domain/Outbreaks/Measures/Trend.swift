import Foundation

/// How an outbreak goes: the last complete week against the one before, two against two, and how fast it grows.
package struct Trend: Hashable, Sendable {
  /// Cases of a week, or of two, and of as many before them.
  package struct Change: Hashable, Sendable {
    package let last: Int
    package let before: Int

    package init(last: Int, before: Int) {
      self.last = last
      self.before = before
    }

    /// In per cent of ``before``; nil where that is not above 0.
    package var percent: Double? {
      before > 0 ? (Double(last) - Double(before)) / Double(before) * 100 : nil
    }
  }

  /// The first day of the last complete week.
  package let lastWeek: Day

  /// Cases of the last complete week; nil is no report.
  package let lastCount: Int?

  /// Nil where one of the weeks has no report.
  package let week: Change?

  /// Nil where one of the four weeks has no report.
  package let twoWeeks: Change?

  /// The slope of the logarithm of cases over the last four weeks, per day; nil unless each of them has 5 cases.
  package let growthPerDay: Double?

  /// - Parameters:
  ///   - weeks: Cases of each complete week, the last one last; nil is no report.
  ///   - lastWeek: The first day of the last one.
  package init?(weeks: [Int?], lastWeek: Day) {
    guard !weeks.isEmpty else { return nil }
    self.lastWeek = lastWeek
    lastCount = weeks.last ?? nil
    week = Self.change(of: weeks, by: 1)
    twoWeeks = Self.change(of: weeks, by: 2)
    growthPerDay = Self.growth(of: weeks)
  }

  /// Days in which cases double; nil where they do not grow.
  package var doublingDays: Double? { growthPerDay.flatMap { $0 > 0 ? log(2) / $0 : nil } }

  /// Days in which cases halve; nil where they do not fall.
  package var halvingDays: Double? { growthPerDay.flatMap { $0 < 0 ? log(2) / -$0 : nil } }

  /// So many cases each of the last four weeks must have for a growth to be told.
  private static let fewest = 5

  private static func change(of weeks: [Int?], by count: Int) -> Change? {
    guard weeks.count >= 2 * count, let last = sum(of: weeks.suffix(count)),
      let before = sum(of: weeks.dropLast(count).suffix(count))
    else { return nil }
    return Change(last: last, before: before)
  }

  private static func sum(of weeks: ArraySlice<Int?>) -> Int? {
    weeks.reduce(0) { sum, week in sum.flatMap { sum in week.flatMap { sum.adding($0) } } }
  }

  private static func growth(of weeks: [Int?]) -> Double? {
    let logs = weeks.suffix(4).compactMap { week in week.flatMap { $0 >= fewest ? log(Double($0)) : nil } }
    guard logs.count == 4 else { return nil }
    // Least squares over the places -1.5, -0.5, 0.5, 1.5: their squares add up to 5.
    let slope = (3 * (logs[3] - logs[0]) + (logs[2] - logs[1])) / 10
    return slope / 7
  }
}
