import Domain
import Foundation
import Interchange
import Reports
import SitrepApp
import Storage

/// Situation reports.
extension ExportedProfile {
  /// An outbreak's report of a day.
  ///
  /// - Parameters:
  ///   - id: As somebody named it.
  ///   - day: The day; nil: the one that the screens show.
  ///   - since: The day of the figures that it is compared with; nil: of none.
  ///   - smallNumbers: True: counts of 1 to 4 cases are written as they are.
  /// - Returns: The report.
  /// - Throws: ``CommandFailure`` where it is not there or can't be read.
  func report(of id: String, asOf day: Day?, since: Day?, smallNumbers: Bool) async throws -> SituationReport {
    if id == OutbreakID.bundled.rawValue { return try await bundledReport(asOf: day, since: since) }
    let (store, outbreak) = try await kept(id)
    var words = try await store.reportWords(of: outbreak.id)
    words.hidesSmallNumbers = words.hidesSmallNumbers && outbreak.content == .cases && !smallNumbers
    let report = { (day: Day?, previous: IssueFigures?) async throws in
      SituationReport(
        of: outbreak, on: outbreak.shownDay(for: day), try await content(of: outbreak, in: store, asOf: day),
        words: words, previous: previous, countries: countries, version: SitrepVersion.text)
    }
    var previous: IssueFigures?
    if let since { previous = IssueFigures(try await report(since, nil)) }
    return try await report(day, previous)
  }

  private func content(
    of outbreak: Outbreak, in store: SQLiteOutbreakStore, asOf day: Day?
  ) async throws -> SituationReport.Content {
    switch outbreak.content {
    case .cases:
      let cases = try await cases(of: outbreak, in: store, asOf: day)
      return .cases(cases.figures, cases.quality)
    case .counts:
      let counts = try await counts(of: outbreak, in: store)
      let populations = try await populations(of: outbreak, counts.places, in: store)
      return .counts(
        OutbreakFigures(outbreak, counts, asOf: day, populations: populations),
        ReportWeek.weeks(of: outbreak, counts, asOf: day))
    }
  }
}

/// The report of the outbreak that comes with the program.
extension ExportedProfile {
  /// So many countries are reported where none is watched: those with most cases.
  private static let mostUnwatched = 10

  private func bundledReport(asOf day: Day?, since: Day?) async throws -> SituationReport {
    var previous: IssueFigures?
    if let since { previous = IssueFigures(try await bundledIssue(asOf: since, after: nil)) }
    return try await bundledIssue(asOf: day, after: previous)
  }

  private func bundledIssue(asOf day: Day?, after previous: IssueFigures?) async throws -> SituationReport {
    let figures = try await bundledReport(asOf: day)
    let (rows, choice) = try await reportedRows(of: figures)
    let histories = try await series(asOf: figures.asOf).histories
    let world = try await world()
    let outbreak = Self.covid19(figures)
    let countries = rows.map { row in
      ReportCountry(
        row, weeks: histories[row.id].map { ReportWeek.weeks(of: outbreak, $0.history.counts) } ?? [],
        population: world[row.id].flatMap { PlacePopulation(count: $0.people, origin: "World") })
    }
    return SituationReport(
      of: outbreak, on: figures.asOf, .countries(countries, choice), words: try await bundledWords(),
      previous: previous,
      guidance: try BundledGuidance.content(by: GuidanceFileCodec()), countries: self.countries,
      version: SitrepVersion.text)
  }

  /// The rows of the watched countries, or of those with the most cases where none is watched.
  private func reportedRows(
    of figures: StatisticsReport
  ) async throws -> (rows: [CountryFigures], choice: ReportedCountries) {
    let watched = try await database?.watchedCountries() ?? []
    guard watched.isEmpty else { return (figures.rows.filter { watched.contains($0.id) }, .watched) }
    let largest = figures.rows.sorted { $0.confirmed.total ?? 0 > $1.confirmed.total ?? 0 }
    return (Array(largest.prefix(Self.mostUnwatched)), .largest)
  }

  private func bundledWords() async throws -> ReportWords {
    var words = ReportWords()
    if let database { words = try await database.outbreakStore { _ in }.reportWords(of: .bundled) }
    words.hidesSmallNumbers = false
    return words
  }

  private static func covid19(_ figures: StatisticsReport) -> Outbreak {
    Outbreak(
      id: .bundled, name: Disease.covid19.name(for: Locale(identifier: "en")), disease: .covid19, level: .countries,
      period: .day, source: figures.source, provenance: Provenance(files: []), received: .distantPast,
      days: (Day("2020-01-22") ?? figures.asOf)...figures.asOf)
  }
}

extension CountryHistory {
  /// The history as counts of one place.
  fileprivate var counts: OutbreakCounts {
    let place = PlaceKey.country(code)
    return OutbreakCounts(
      places: [OutbreakPlace(key: place, name: code.rawValue)],
      series: [
        CountSeries(place: place, measure: .cases(.all), firstDay: firstDay, total: confirmed),
        CountSeries(place: place, measure: .deaths(.all), firstDay: firstDay, total: deaths),
      ])
  }
}
