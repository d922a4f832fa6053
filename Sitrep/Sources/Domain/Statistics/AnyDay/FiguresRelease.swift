/// One of a publisher's releases: the days that it tells, of which countries, and what was left out of it.
///
/// Publishers rewrite the past, so two releases may differ on a day that both have.
package struct FiguresRelease: Hashable, Sendable {
  package let source: DataSource

  /// The first and the last day of its series.
  package let days: ClosedRange<Day>

  package let countries: [Country]

  /// Names of the source's rows that aren't countries, left out on purpose.
  package let leftOut: [String]

  package init(source: DataSource, days: ClosedRange<Day>, countries: [Country], leftOut: [String]) {
    self.source = source
    self.days = days
    self.countries = countries
    self.leftOut = leftOut
  }

  /// A release of one report, of one day unless the days are given.
  package init(_ report: StatisticsReport, days: ClosedRange<Day>? = nil) {
    self.init(
      source: report.source, days: days ?? report.asOf...report.asOf, countries: report.rows.map(\.country),
      leftOut: report.leftOut)
  }
}
