import Domain

/// One country's counts of one measure, day after day.
package nonisolated struct ChartSeries: Hashable, Sendable {
  package let code: CountryCode
  package let name: String
  package let firstDay: Day
  /// Everything up to each day; nil is unknown.
  package let totals: [Int?]
  /// How many people live there; nil is unknown.
  package let population: Int?
  package let source: String

  package init(
    _ history: CountryHistory, _ measure: ChartRoute.Measure, name: String, population: Int? = nil, source: String = ""
  ) {
    code = history.code
    self.name = name
    firstDay = history.firstDay
    totals =
      switch measure {
      case .cases: history.confirmed
      case .deaths: history.deaths
      case .recovered: history.recovered
      }
    self.population = population.flatMap { $0 > 0 ? $0 : nil }
    self.source = source
  }

  package var lastDay: Day { firstDay.advanced(by: max(totals.count - 1, 0)) }

  /// The count up to the day; nil where it is unknown or outside of the series.
  package func total(on day: Day) -> Int? {
    let index = Int(day.daysSinceEpoch) - Int(firstDay.daysSinceEpoch)
    return totals.indices.contains(index) ? totals[index] : nil
  }

  /// What the day added, with its sign; nil where it or the day before is unknown.
  package func new(on day: Day) -> Int? {
    guard let after = total(on: day), let before = total(on: day.advanced(by: -1)) else { return nil }
    let (new, overflow) = after.subtractingReportingOverflow(before)
    return overflow ? nil : new
  }

  /// What the last seven days added, divided by seven; nil where the count today or a week ago is unknown.
  ///
  /// It is the mean of the seven days' new counts, and holds where one of the days between is missing.
  package func weeklyMean(on day: Day) -> Double? {
    guard let after = total(on: day), let before = total(on: day.advanced(by: -7)) else { return nil }
    return (Double(after) - Double(before)) / 7
  }

  /// The series up to a day whose count is known: later days are left out, and days that are missing before it are
  /// unknown, but for what that day's count tells of the day before.
  ///
  /// A day that is too far off leaves the series as it is.
  func ending(on day: Day, with count: DailyCount) -> ChartSeries {
    let length = firstDay.distance(to: day) + 1
    if length <= totals.count { return with(Array(totals.prefix(max(length, 0)))) }
    guard !totals.isEmpty, length <= Self.mostDays else { return self }
    var totals = totals + Array(repeating: nil, count: length - totals.count)
    totals[length - 1] = count.total
    if let total = count.total, let new = count.new, length > 1, totals[length - 2] == nil {
      totals[length - 2] = total - new
    }
    return with(totals)
  }

  private func with(_ totals: [Int?]) -> ChartSeries {
    ChartSeries(code: code, name: name, firstDay: firstDay, totals: totals, population: population, source: source)
  }

  private init(code: CountryCode, name: String, firstDay: Day, totals: [Int?], population: Int?, source: String) {
    self.code = code
    self.name = name
    self.firstDay = firstDay
    self.totals = totals
    self.population = population
    self.source = source
  }

  private static let mostDays = 5_000

  /// What the chart shows of a day: the mean of daily counts, or the total.
  func line(_ kind: ChartRoute.Kind, on day: Day) -> Double? {
    kind == .daily ? weeklyMean(on: day) : total(on: day).map(Double.init)
  }

  /// What was published for a day: its new count, or the total.
  package func count(_ kind: ChartRoute.Kind, on day: Day) -> Int? {
    kind == .daily ? new(on: day) : total(on: day)
  }

  /// The factor that makes a count a rate per 100,000 people; 1 where counts are asked for; nil without a population.
  func factor(isRate: Bool) -> Double? {
    isRate ? population.map { 100_000 / Double($0) } : 1
  }
}
