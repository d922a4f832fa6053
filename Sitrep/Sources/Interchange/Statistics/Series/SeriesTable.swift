import Domain

/// The series of a file, by country, with what became of its rows.
struct SeriesTable {
  /// The series of one kind of counts.
  typealias Series = [CountryCode: DaySeries]

  let file: FiguresImport.File
  var countries: [CountryCode: Country] = [:]
  var series: [SeriesKind: Series] = [:]

  /// The figures and histories of tables that belong together.
  ///
  /// - Parameters:
  ///   - tables: The tables; one of them has the confirmed cases.
  ///   - asOf: The day to show; nil: the last one.
  /// - Returns: What is to be kept, with what was left out.
  /// - Throws: Why the tables are of no use.
  static func joined(
    _ tables: [SeriesTable], asOf: Day?
  ) throws(FiguresFileProblem) -> FiguresImport {
    var series: [SeriesKind: Series] = [:]
    for table in tables { series.merge(table.series) { first, _ in first } }
    guard let confirmed = series[.confirmed] else { throw FiguresFileProblem(file: nil, .noConfirmed) }
    guard !confirmed.isEmpty else { throw FiguresFileProblem(file: nil, .noCountries) }
    let countries = tables.reduce(into: [CountryCode: Country]()) { all, table in
      all.merge(table.countries) { first, _ in first }
    }
    let days = days(of: tables)
    let asOf = try shownDay(asOf, of: days, confirmed)
    var histories: [CountryCode: CountryHistory] = [:]
    var rows: [CountryFigures] = []
    for (code, cases) in confirmed {
      guard let country = countries[code] else { continue }
      let history = CountryHistory(
        code: code, firstDay: days.lowerBound,
        confirmed: cases.counts(on: days),
        recovered: RecoveredRule.published(
          counts(series[.recovered]?[code], on: days), firstDay: days.lowerBound),
        deaths: counts(series[.deaths]?[code], on: days))
      histories[code] = history
      rows.append(CountryFigures(country, of: history, on: asOf))
    }
    let files = tables.map(\.file)
    let report = StatisticsReport(
      asOf: asOf, source: DataSource(of: files), rows: rows, leftOut: files.flatMap(\.leftOut).namesOfNoCountry)
    return FiguresImport(files: files, set: FiguresSet(report: report, histories: histories))
  }

  private static func counts(_ series: DaySeries?, on days: ClosedRange<Day>) -> [Int?] {
    let none = DaySeries(firstDay: days.lowerBound, counts: [])
    return (series ?? none).counts(on: days)
  }

  private static func days(of tables: [SeriesTable]) -> ClosedRange<Day> {
    let days = tables.map(\.file.days)
    let first = days.map(\.lowerBound).min() ?? days[0].lowerBound
    return first...(days.map(\.upperBound).max() ?? first)
  }

  private static func shownDay(
    _ wanted: Day?, of days: ClosedRange<Day>, _ confirmed: Series
  ) throws(FiguresFileProblem) -> Day {
    guard let wanted else { return lastDay(ofHalf: confirmed, in: days) }
    guard days.contains(wanted) else { throw FiguresFileProblem(file: nil, .noSuchDay(wanted, available: days)) }
    return wanted
  }

  /// The last day on which at least half of the countries have a count; else the last of those with the most.
  private static func lastDay(ofHalf confirmed: Series, in days: ClosedRange<Day>) -> Day {
    var best = (day: days.upperBound, known: 0)
    for place in (0...Int(days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch)).reversed() {
      let day = days.lowerBound.advanced(by: place)
      let known = confirmed.values.count { $0.isKnown(on: day) }
      if known * 2 >= confirmed.count { return day }
      if known > best.known { best = (day, known) }
    }
    return best.day
  }
}

extension CountryFigures {
  /// The figures of one day of a history.
  ///
  /// Where the cases of that day aren't known, the totals are those of the last day before it of which they are, and that
  /// is the figures' day; what was new then isn't told.
  init(_ country: Country, of history: CountryHistory, on day: Day) {
    let place = Int(day.daysSinceEpoch - history.firstDay.daysSinceEpoch)
    if let last = history.confirmed.prefix(place + 1).lastIndex(where: { $0 != nil }), last < place {
      self.init(
        country: country, day: history.firstDay.advanced(by: last),
        confirmed: DailyCount(total: history.confirmed[last], new: nil),
        recovered: DailyCount(total: history.recovered[last], new: nil),
        deaths: DailyCount(total: history.deaths[last], new: nil))
      return
    }
    self.init(
      country: country, day: day,
      confirmed: DailyCount(history.confirmed, at: place),
      recovered: DailyCount(history.recovered, at: place),
      deaths: DailyCount(history.deaths, at: place))
  }
}

extension DailyCount {
  fileprivate init(_ counts: [Int?], at place: Int) {
    let known = { (place: Int) in counts.indices.contains(place) ? counts[place] : nil }
    let difference = { (place: Int) -> Int? in
      guard let count = known(place), let before = known(place - 1) else { return nil }
      return count - before
    }
    self.init(total: known(place), new: difference(place), newBefore: difference(place - 1))
  }
}

extension [FiguresImport.LeftOut] {
  /// The names of rows that aren't countries, each once.
  var namesOfNoCountry: [String] {
    var seen: Set<String> = []
    return filter { [.ship, .event, .aggregate, .noCountry].contains($0.reason) }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
}
