/// The series by which the figures of a day are told, whole, of every country that has one on that day.
package struct SeriesOfDay: Sendable {
  package let day: Day

  /// Who they are, by code.
  package let countries: [CountryCode: Country]

  /// The series of countries whose names are known; each covers the day.
  package let histories: [CountryCode: SourcedHistory]

  /// Names of the sources' rows that aren't countries, left out on purpose.
  package let leftOut: [String]

  /// - Parameters:
  ///   - day: The day.
  ///   - countries: The countries; of two with one code the first is taken.
  ///   - histories: Their series. Those that don't cover the day, or of whom nothing is known, are passed over; of two
  ///     with one code the first is taken.
  ///   - leftOut: Names of the sources' rows that aren't countries.
  package init(day: Day, countries: [Country], histories: [SourcedHistory], leftOut: [String]) {
    let known = Dictionary(countries.map { ($0.code, $0) }) { first, _ in first }
    self.day = day
    self.countries = known
    self.histories = Dictionary(
      histories.filter { $0.history.covers(day) && known[$0.history.code] != nil }.map { ($0.history.code, $0) }
    ) { first, _ in first }
    self.leftOut = leftOut
  }

  /// The figures of all countries on the day.
  ///
  /// Where the series are from several sources, the report's source names all of them.
  package var report: StatisticsReport {
    let rows = histories.values.compactMap { sourced in
      countries[sourced.history.code].map { sourced.history.figures(of: $0, on: day) }
    }
    return StatisticsReport(asOf: day, source: source, rows: rows, leftOut: leftOut)
  }

  private var source: DataSource {
    let all = histories.values.map(\.source).reduce(into: [DataSource]()) { if !$0.contains($1) { $0.append($1) } }
    let sources = all.sorted { $0.name < $1.name }
    if let only = sources.first, sources.count == 1 { return only }
    return DataSource(
      name: sources.map(\.name).joined(separator: "; "), url: sources.first?.url ?? "",
      licence: sources.map(\.licence).filter { !$0.isEmpty }.joined(separator: "; "),
      release: sources.compactMap(\.release).first)
  }
}
