import Domain

/// What a later issue of a report is compared with.
package struct IssueFigures: Hashable, Sendable {
  /// The issue's number; nil: it has none.
  package let issue: Int?
  package let asOf: Day
  package let cases: Int?
  package let deaths: Int?
  package let cfr: Interval?

  /// Empty where no classes are told.
  package let byClass: [CaseClass: Int]

  /// The places with cases, with their names.
  package let places: [PlaceKey: String]

  package init(
    issue: Int? = nil, asOf: Day, cases: Int?, deaths: Int?, cfr: Interval?, byClass: [CaseClass: Int] = [:],
    places: [PlaceKey: String] = [:]
  ) {
    self.issue = issue
    self.asOf = asOf
    self.cases = cases
    self.deaths = deaths
    self.cfr = cfr
    self.byClass = byClass
    self.places = places
  }

  /// The figures of a report.
  package init(_ report: SituationReport) {
    let figures = ReportFigures(report)
    self.init(
      issue: report.words.issue, asOf: report.asOf, cases: figures.cases, deaths: figures.deaths, cfr: figures.cfr,
      byClass: figures.byClass,
      places: Dictionary(
        figures.places.compactMap { row in
          guard let place = row.place, row.cases ?? 0 > 0 else { return nil }
          return (place.key, place.name)
        }
      ) { first, _ in first })
  }
}
