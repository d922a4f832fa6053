import Domain

/// What all places of an outbreak reported in one week; nil is "no report", never 0.
package struct ReportWeek: Hashable, Sendable {
  package let firstDay: Day
  package let cases: Int?
  package let deaths: Int?

  /// All cases up to the week's end; nil where that isn't known.
  package let total: Int?

  package init(firstDay: Day, cases: Int?, deaths: Int?, total: Int? = nil) {
    self.firstDay = firstDay
    self.cases = cases
    self.deaths = deaths
    self.total = total
  }

  /// So many weeks a report's table has.
  static let mostInTable = 8
}

extension ReportWeek {
  /// The complete weeks of an outbreak's counts, the oldest first; the last ones have totals.
  ///
  /// - Parameters:
  ///   - outbreak: The head.
  ///   - counts: Its counts.
  ///   - day: Weeks that ended by it; nil: all.
  /// - Returns: Weeks of an outbreak by days begin on Monday.
  package static func weeks(of outbreak: Outbreak, _ counts: OutbreakCounts, asOf day: Day? = nil) -> [ReportWeek] {
    let day = outbreak.shownDay(for: day)
    guard let cases = CompleteWeeks(counts, .cases(counts.mainClass), by: day, outbreak.period) else { return [] }
    let deaths = CompleteWeeks(counts, counts.mainDeaths, by: day, outbreak.period)
    let number = cases.counts.count
    return cases.counts.indices.map { index in
      let firstDay = cases.lastWeek.advanced(by: -7 * (number - 1 - index))
      let isInTable = index >= number - mostInTable
      let total =
        isInTable ? OutbreakFigures(outbreak, counts, asOf: firstDay.advanced(by: 6)).totals.cases?.count : nil
      return ReportWeek(
        firstDay: firstDay, cases: cases.counts[index], deaths: deaths?.count(of: firstDay), total: total)
    }
  }

  /// The weeks of several places together: each sum is of those that reported.
  static func sums(_ weeks: [[ReportWeek]]) -> [ReportWeek] {
    let byDay = Dictionary(grouping: weeks.joined(), by: \.firstDay)
    return byDay.keys.sorted().map { day in
      let parts = byDay[day] ?? []
      return ReportWeek(
        firstDay: day, cases: sum(parts.map(\.cases)), deaths: sum(parts.map(\.deaths)),
        total: parts.contains { $0.total == nil } ? nil : sum(parts.map(\.total)))
    }
  }

  private static func sum(_ counts: [Int?]) -> Int? {
    let known = counts.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0) { sum, count in sum?.adding(count) }
  }
}

extension CompleteWeeks {
  /// What was reported in the week that begins on a day.
  fileprivate func count(of firstDay: Day) -> Int? {
    let index = counts.count - 1 - firstDay.days(to: lastWeek) / 7
    return counts.indices.contains(index) ? counts[index] : nil
  }
}
