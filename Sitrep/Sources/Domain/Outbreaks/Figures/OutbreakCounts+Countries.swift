/// What the screens of countries show of an outbreak by countries.
extension OutbreakCounts {
  /// The figures of all countries as of a day.
  ///
  /// - Parameters:
  ///   - outbreak: The head.
  ///   - asked: The day; nil: the last one.
  ///   - countries: Who is who; places that it does not know are in no row.
  /// - Returns: One row a country.
  package func report(of outbreak: Outbreak, asOf asked: Day?, countries: CountryCatalogue) -> StatisticsReport {
    let day = outbreak.shownDay(for: asked)
    let rows = places.compactMap { place -> CountryFigures? in
      guard case .country(let code) = place.key, let country = countries.country(code) else { return nil }
      return CountryFigures(
        country: country, day: day,
        confirmed: count(.cases(mainClass), of: place.key, on: day, outbreak.period),
        recovered: count(.recovered, of: place.key, on: day, outbreak.period),
        deaths: count(mainDeaths, of: place.key, on: day, outbreak.period))
    }
    return StatisticsReport(asOf: day, source: outbreak.source, rows: rows, leftOut: [])
  }

  /// A country's series; nil where nothing is counted of it.
  package func history(of code: CountryCode, by period: ReportingPeriod) -> CountryHistory? {
    let measures: [SeriesKind: Measure] = [
      .confirmed: .cases(mainClass), .recovered: .recovered, .deaths: mainDeaths,
    ]
    let known = measures.compactMapValues { self[.country(code), $0] }.filter { $0.value.count > 0 }
    guard let first = known.values.map(\.firstDay).min() else { return nil }
    let count = known.values.map { first.days(to: $0.firstDay) / period.days + $0.count }.max() ?? 0
    let placed = { (series: CountSeries, counts: [Int?]) -> [Int?] in
      let before = first.days(to: series.firstDay) / period.days
      return Array(repeating: nil, count: before) + counts
        + Array(repeating: nil, count: max(count - before - counts.count, 0))
    }
    let totals = known.mapValues { placed($0, $0.total) }
    let empty = [Int?](repeating: nil, count: count)
    return CountryHistory(
      code: code, firstDay: first.advanced(by: period.days - 1), confirmed: totals[.confirmed] ?? empty,
      recovered: totals[.recovered] ?? empty, deaths: totals[.deaths] ?? empty, step: period.days,
      published: known.mapValues { placed($0, $0.new) })
  }

  private func count(_ measure: Measure, of place: PlaceKey, on day: Day, _ period: ReportingPeriod) -> DailyCount {
    guard let series = self[place, measure] else { return DailyCount(total: nil, new: nil) }
    let state = SeriesOnDay(series, on: day, by: period)
    return DailyCount(total: state.total?.count, new: state.new, newBefore: state.newBefore)
  }
}
