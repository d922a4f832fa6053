import Domain
import Foundation
import Interchange
import Logging
import PortableUI
import SitrepApp
import Statistics
import Storage

/// The outbreaks of a profile, for an export; without a data folder, the one that comes with the program.
struct ExportedProfile {
  let bundled: BundledStatisticsStore
  let database: AppDatabase?

  /// The profile in a data folder; a folder that was named has to be there.
  ///
  /// The hint says what to do while another program uses the folder.
  init(in folder: DataFolderOption, hint: Text) throws {
    try InstalledFiles.check()
    let location = try folder.location()
    let exists = DatabaseAccess.exists(location)
    if folder.data != nil, !exists { throw CommandFailure(noFolder: location) }
    database = exists ? try DatabaseAccess.open(location, hint: hint) : nil
    bundled = try BundledStatisticsStore()
  }

  /// What an outbreak says on a day, as one JSON object.
  func json(of id: String, asOf day: Day?) async throws -> String {
    if id == OutbreakID.bundled.rawValue { return try await bundledFigures(asOf: day).json }
    let (store, outbreak) = try await kept(id)
    switch outbreak.content {
    case .counts: return try await figures(of: outbreak, in: store, asOf: day).json
    case .cases: return try await cases(of: outbreak, in: store, asOf: day).json
    }
  }

  /// An outbreak's counts up to a day, as CSV; of a line list by week.
  func table(of id: String, upTo day: Day?, hidesSmallNumbers: Bool) async throws -> Data {
    if id == OutbreakID.bundled.rawValue { return try await bundledTable(upTo: day) }
    let (store, outbreak) = try await kept(id)
    if outbreak.content == .cases {
      return OutbreakTableCodec().table(
        of: outbreak, try await cases(of: outbreak, in: store).list, upTo: day, hidesSmallNumbers: hidesSmallNumbers)
    }
    let counts = try await counts(of: outbreak, in: store)
    let shown = day.map { counts.upTo(outbreak.shownDay(for: $0), by: outbreak.period) } ?? counts
    return OutbreakTableCodec().table(of: outbreak, shown)
  }

  var countries: CountryCatalogue { CountryCatalogue(bundled.latestReport().rows.map(\.country)) }

  private var report: @Sendable (String) -> Void {
    let logger = Logger(label: "sitrep")
    return { logger.error("\($0)") }
  }
}

/// The outbreaks that were imported.
extension ExportedProfile {
  func kept(_ id: String) async throws -> (SQLiteOutbreakStore, Outbreak) {
    guard let database else { throw CommandFailure(noOutbreak: id, among: []) }
    let report = report
    let store = try await database.outbreakStore { report($0.reason) }
    let heads = try await store.heads()
    guard let outbreak = heads.first(where: { $0.id.rawValue == id.lowercased() }) else {
      throw CommandFailure(noOutbreak: id, among: heads)
    }
    return (store, outbreak)
  }

  func counts(of outbreak: Outbreak, in store: SQLiteOutbreakStore) async throws -> OutbreakCounts {
    guard let counts = try await store.counts(of: outbreak.id) else {
      throw CommandFailure(
        Text("The counts of “\(TerminalText.short(outbreak.name))” can’t be read. Import them again.", bundle: .module))
    }
    return counts
  }

  private func figures(
    of outbreak: Outbreak, in store: SQLiteOutbreakStore, asOf day: Day?
  ) async throws -> ExportedFigures {
    let counts = try await counts(of: outbreak, in: store)
    let populations = try await populations(of: outbreak, counts.places, in: store)
    return ExportedFigures(
      outbreak, OutbreakFigures(outbreak, counts, asOf: day, populations: populations), countries: countries)
  }

  /// Of countries those of World, of other places the team's own.
  func populations(
    of outbreak: Outbreak, _ places: [OutbreakPlace], in store: SQLiteOutbreakStore
  ) async throws -> [PlaceKey: PlacePopulation] {
    guard outbreak.level == .countries else { return try await store.populations(of: outbreak.id) }
    let world = try await world()
    return places.reduce(into: [:]) { populations, place in
      guard case .country(let code) = place.key, let people = world[code]?.people else { return }
      populations[place.key] = PlacePopulation(count: people, origin: "World")
    }
  }

  func world() async throws -> [CountryCode: RatePopulation] {
    guard let database else { return [:] }
    let kept = try await database.settings()[StatisticsSettings.rateChoices]
    let choices = kept.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
      .flatMap { RateChoices(rawValue: $0) }
    return RatePopulationTable(try await database.world(), choices ?? RateChoices()).byCode
  }
}

/// Line lists.
extension ExportedProfile {
  func cases(
    of outbreak: Outbreak, in store: SQLiteOutbreakStore, asOf day: Day?
  ) async throws -> ExportedCases {
    let cases = try await cases(of: outbreak, in: store)
    let figures = CaseFigures(
      cases.list, asOf: day, bands: AgeBands(for: outbreak.disease),
      populations: try await populations(of: outbreak, cases.list.places, in: store),
      agePopulations: try await store.agePopulations(of: outbreak.id))
    return ExportedCases(outbreak, figures, cases.quality, countries: countries)
  }

  func cases(of outbreak: Outbreak, in store: SQLiteOutbreakStore) async throws -> OutbreakCases {
    guard let cases = try await store.cases(of: outbreak.id) else {
      throw CommandFailure(
        Text("The cases of “\(TerminalText.short(outbreak.name))” can’t be read. Import them again.", bundle: .module))
    }
    return cases
  }
}

/// The outbreak that comes with the program, with what the profile imported or asked for.
extension ExportedProfile {
  private func bundledFigures(asOf day: Day?) async throws -> ExportedFigures {
    ExportedFigures(
      try await bundledReport(asOf: day), name: Disease.covid19.name(for: Locale(identifier: "en")),
      populations: try await world())
  }

  func bundledReport(asOf day: Day?) async throws -> StatisticsReport {
    let latest = try await snapshot()
    guard let day, latest.shown.report.asOf != day else { return latest.shown.report }
    let shown = latest.days.nearest(to: day)
    return shown == latest.shown.report.asOf ? latest.shown.report : try await series(asOf: shown).report
  }

  private func bundledTable(upTo day: Day?) async throws -> Data {
    let latest = try await snapshot()
    let series = try await series(asOf: day.map { latest.days.nearest(to: $0) } ?? latest.shown.report.asOf)
    let countries: [[FiguresTable.Row]] = series.histories.values.compactMap { sourced in
      series.countries[sourced.history.code].map { rows(of: $0, sourced, upTo: series.day) }
    }
    return FiguresComposition.codec(for: bundled).write(
      FiguresTable(countries.sorted { ($0.first?.country ?? "") < ($1.first?.country ?? "") }.flatMap(\.self)))
  }

  private func rows(of country: Country, _ sourced: SourcedHistory, upTo day: Day) -> [FiguresTable.Row] {
    let history = sourced.history.upTo(day)
    return history.confirmed.indices.map { index in
      let figures = history.figures(of: country, on: history.firstDay.advanced(by: index))
      return FiguresTable.Row(
        country: country.englishName, code: country.code, day: figures.day, confirmed: figures.confirmed,
        recovered: figures.recovered, deaths: figures.deaths, population: nil, source: sourced.source.name)
    }
  }

  private func snapshot() async throws -> FiguresSnapshot {
    guard let store else {
      let latest = bundled.latestReport()
      return FiguresSnapshot(
        shown: KeptFigures(report: latest, origin: .program, received: nil), days: bundled.days.stretches)
    }
    return try await store.snapshot()
  }

  func series(asOf day: Day) async throws -> SeriesOfDay {
    guard let store else { return try bundled.series(asOf: day) }
    return try await store.series(asOf: day)
  }

  private var store: SQLiteFiguresStore? {
    database.map { FiguresComposition.store(in: $0, above: bundled, report: report) }
  }
}

extension CommandFailure {
  /// - Parameters:
  ///   - id: What somebody named.
  ///   - heads: The outbreaks that there are beside the one that comes with the program.
  fileprivate init(noOutbreak id: String, among heads: [Outbreak]) {
    self.init(
      Text("There is no outbreak “\(TerminalText.short(id))”. There are:", bundle: .module),
      list: [Text(verbatim: "\(OutbreakID.bundled)")]
        + heads.map { Text(verbatim: "\($0.id) (\(TerminalText.short($0.name)))") })
  }
}
