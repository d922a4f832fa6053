import Domain

/// One country's counts of one measure, day after day or week after week.
package nonisolated struct ChartSeries: Hashable, Sendable {
  package let code: CountryCode
  package let name: String
  /// The day of the first count; of weeks the last day of the first one.
  package let firstDay: Day
  /// How many days lie between two counts: 1 or 7.
  package let step: Int
  /// Everything up to each day; nil is unknown.
  package let totals: [Int?]
  /// What each period added, as it was published; nil: the differences of the totals.
  private let news: [Int?]?
  /// How many people live there; nil is unknown.
  package let population: Int?
  package let source: String

  package init(
    _ history: CountryHistory, _ measure: ChartRoute.Measure, name: String, population: Int? = nil, source: String = ""
  ) {
    self.init(
      code: history.code, name: name, firstDay: history.firstDay, step: history.step, totals: history.totals(measure),
      news: history.news(measure), population: population, source: source)
  }

  /// - Parameters:
  ///   - code: The country; of a named place any code.
  ///   - name: What the line is called.
  ///   - firstDay: The day of the first count; of weeks the last day of the first one.
  ///   - step: How many days lie between two counts: 1 or 7.
  ///   - totals: Everything up to each day; nil is unknown.
  ///   - news: What each period added, as many as totals; nil: the differences of the totals.
  ///   - population: How many people live there; nil is unknown.
  ///   - source: Who published the counts.
  package init(
    code: CountryCode, name: String, firstDay: Day, step: Int = 1, totals: [Int?], news: [Int?]? = nil,
    population: Int? = nil, source: String = ""
  ) {
    self.code = code
    self.name = name
    self.firstDay = firstDay
    self.step = step
    self.totals = totals
    self.news = news
    self.population = population.flatMap { $0 > 0 ? $0 : nil }
    self.source = source
  }

  package var lastDay: Day { firstDay.advanced(by: max(totals.count - 1, 0) * step) }

  /// Where a day's count stands; nil for a day on which no period ends.
  private func index(of day: Day) -> Int? {
    let distance = firstDay.distance(to: day)
    guard distance >= 0, distance.isMultiple(of: step) else { return nil }
    return totals.indices.contains(distance / step) ? distance / step : nil
  }

  /// The count up to the day; nil where it is unknown or outside of the series.
  package func total(on day: Day) -> Int? {
    index(of: day).flatMap { totals[$0] }
  }

  /// What the day or week added, with its sign; nil where it or the one before is unknown.
  package func new(on day: Day) -> Int? {
    if let news { return index(of: day).flatMap { news[$0] } }
    guard let after = total(on: day), let before = total(on: day.advanced(by: -step)) else { return nil }
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
  /// A day that is too far off leaves the series as it is, and weeks are only left out.
  package func ending(on day: Day, with count: DailyCount) -> ChartSeries {
    let distance = firstDay.distance(to: day)
    let length = distance < 0 ? 0 : distance / step + 1
    if length <= totals.count {
      return with(Array(totals.prefix(length)), news.map { Array($0.prefix(length)) })
    }
    guard step == 1, news == nil, !totals.isEmpty, length <= Self.mostDays else { return self }
    var totals = totals + Array(repeating: nil, count: length - totals.count)
    totals[length - 1] = count.total
    if let total = count.total, let new = count.new, length > 1, totals[length - 2] == nil {
      totals[length - 2] = total - new
    }
    return with(totals, nil)
  }

  private func with(_ totals: [Int?], _ news: [Int?]?) -> ChartSeries {
    ChartSeries(
      code: code, name: name, firstDay: firstDay, step: step, totals: totals, news: news, population: population,
      source: source)
  }

  private static let mostDays = 5_000

  /// What the chart shows of a day: the mean of daily counts, the count of a week, or the total.
  package func line(_ kind: ChartRoute.Kind, on day: Day) -> Double? {
    kind == .daily && step == 1 ? weeklyMean(on: day) : count(kind, on: day).map(Double.init)
  }

  /// What was published for a day: its new count, or the total.
  package func count(_ kind: ChartRoute.Kind, on day: Day) -> Int? {
    kind == .daily ? new(on: day) : total(on: day)
  }

  /// The factor that makes a count a rate per 100,000 people; 1 where counts are asked for; nil without a population.
  package func factor(isRate: Bool) -> Double? {
    isRate ? population.map { 100_000 / Double($0) } : 1
  }
}

nonisolated extension CountryHistory {
  /// Everything up to each day or week.
  fileprivate func totals(_ measure: ChartRoute.Measure) -> [Int?] {
    switch measure {
    case .cases: confirmed
    case .deaths: deaths
    case .recovered: recovered
    }
  }

  /// What each day or week added, where that was published beside the totals.
  fileprivate func news(_ measure: ChartRoute.Measure) -> [Int?]? {
    switch measure {
    case .cases: published[.confirmed]
    case .deaths: published[.deaths]
    case .recovered: published[.recovered]
    }
  }
}
