/// What a line list says as of a day, for programs: what every outbreak has, and what only cases tell.
package struct ExportedCases: Hashable, Sendable {
  package let outbreak: ExportedFigures
  package let figures: CaseFigures
  package let quality: CaseQuality

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - figures: Its figures.
  ///   - quality: What its import left out.
  ///   - countries: Who is who, of an outbreak by countries.
  package init(_ outbreak: Outbreak, _ figures: CaseFigures, _ quality: CaseQuality, countries: CountryCatalogue) {
    self.outbreak = ExportedFigures(
      id: outbreak.id, name: outbreak.name, asOf: figures.asOf, period: outbreak.period,
      places: figures.places.map { ExportedFigures.Place($0, countries) })
    self.figures = figures
    self.quality = quality
  }
}

extension ExportedFigures.Place {
  /// The cases whose place is not known have no name.
  fileprivate init(_ row: CasePlaceRow, _ countries: CountryCatalogue) {
    var code: CountryCode?
    if case .country(let country)? = row.place?.key { code = country }
    self.init(
      code: code, name: code.flatMap { countries.country($0) }?.englishName ?? row.place?.name ?? "", cases: row.cases,
      newCases: row.newCases, newCasesBefore: nil, deaths: row.deaths, newDeaths: row.newDeaths, recovered: nil,
      population: row.population?.count, attackRate: row.attackRate, cfr: row.cfr)
  }
}
