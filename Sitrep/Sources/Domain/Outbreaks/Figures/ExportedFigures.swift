/// What an outbreak says of its places as of a day, for programs: the bundled one and the others alike.
package struct ExportedFigures: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    /// Nil for places that are no countries.
    package let code: CountryCode?
    package let name: String
    package let cases: Int?
    package let newCases: Int?
    package let newCasesBefore: Int?
    package let deaths: Int?
    package let newDeaths: Int?
    package let recovered: Int?
    package let population: Int?
    package let attackRate: Interval?
    package let cfr: Interval?
  }

  package let id: OutbreakID
  package let name: String
  package let asOf: Day
  package let period: ReportingPeriod
  package let places: [Place]
}

extension ExportedFigures {
  /// - Parameters:
  ///   - outbreak: The head.
  ///   - figures: Its figures.
  ///   - countries: Who is who, of an outbreak by countries.
  package init(_ outbreak: Outbreak, _ figures: OutbreakFigures, countries: CountryCatalogue) {
    self.init(
      id: outbreak.id, name: outbreak.name, asOf: figures.asOf, period: figures.period,
      places: figures.rows.map { Place($0, countries) })
  }

  /// The figures of the outbreak that comes with the program.
  ///
  /// - Parameters:
  ///   - report: Its figures.
  ///   - name: What it is called.
  ///   - populations: The people of countries, by World.
  package init(_ report: StatisticsReport, name: String, populations: [CountryCode: RatePopulation]) {
    self.init(
      id: .bundled, name: name, asOf: report.asOf, period: .day,
      places: report.rows.map { Place($0, populations[$0.country.code]?.people) })
  }
}

extension ExportedFigures.Place {
  fileprivate init(_ row: PlaceFigures, _ countries: CountryCatalogue) {
    var code: CountryCode?
    if case .country(let country) = row.place.key { code = country }
    self.init(
      code: code, name: code.flatMap { countries.country($0) }?.englishName ?? row.place.name, cases: row.cases?.count,
      newCases: row.newCases, newCasesBefore: row.newCasesBefore, deaths: row.deaths?.count, newDeaths: row.newDeaths,
      recovered: row.recovered?.count, population: row.population?.count, attackRate: row.attackRate, cfr: row.cfr)
  }

  fileprivate init(_ row: CountryFigures, _ population: Int?) {
    let (cases, deaths) = (row.confirmed.total, row.deaths.total)
    self.init(
      code: row.country.code, name: row.country.englishName, cases: cases, newCases: row.confirmed.new,
      newCasesBefore: row.confirmed.newBefore, deaths: deaths, newDeaths: row.deaths.new,
      recovered: row.recovered.total, population: population,
      attackRate: Interval.attackRate(cases: cases, population: population),
      cfr: Interval.caseFatality(deaths: deaths, cases: cases))
  }
}
