/// Countries' figures day by day, for a file.
package struct FiguresTable: Hashable, Sendable {
  /// One country's figures of one day.
  package struct Row: Hashable, Sendable {
    package let country: String
    package let code: CountryCode
    package let day: Day
    package let confirmed: DailyCount
    package let recovered: DailyCount
    package let deaths: DailyCount

    /// By how many people the rate is told; nil is unknown.
    package let population: Int?

    /// Who published the figures.
    package let source: String

    package init(
      country: String, code: CountryCode, day: Day, confirmed: DailyCount, recovered: DailyCount, deaths: DailyCount,
      population: Int?, source: String
    ) {
      self.country = country
      self.code = code
      self.day = day
      self.confirmed = confirmed
      self.recovered = recovered
      self.deaths = deaths
      self.population = population
      self.source = source
    }
  }

  /// A rate per 100,000 people.
  package struct Rate: Hashable, Sendable {
    package let kind: SeriesKind

    /// True: of what a day added; false: of everything up to it.
    package let isDaily: Bool

    package init(of kind: SeriesKind, isDaily: Bool) {
      self.kind = kind
      self.isDaily = isDaily
    }
  }

  /// One country after the other, the earliest day first.
  package var rows: [Row]

  /// What rate the rows tell too; nil: none.
  package let rate: Rate?

  package init(_ rows: [Row], rate: Rate? = nil) {
    self.rows = rows
    self.rate = rate
  }
}
