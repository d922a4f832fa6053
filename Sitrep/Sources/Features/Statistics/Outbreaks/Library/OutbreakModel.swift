import Domain
import Foundation
import Observation

/// What the windows of one outbreak share: its counts, read when somebody first looks at it.
@Observable
final class OutbreakModel {
  enum Phase {
    case loading
    case countries(StatisticsModel)
    case places(PlacesModel)
    /// The counts can't be read, or are damaged.
    case failed
  }

  private(set) var phase = Phase.loading

  @ObservationIgnored let id: OutbreakID
  @ObservationIgnored private let outbreak: Outbreak
  @ObservationIgnored private let store: any OutbreakStore
  @ObservationIgnored private let tables: (any OutbreakTables)?
  @ObservationIgnored private let surroundings: OutbreakSurroundings
  @ObservationIgnored private let version: String
  @ObservationIgnored private let note: (OutbreakFailure.Change, SaveProblem) -> Void
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - store: Where its counts are.
  ///   - tables: Reads tables of populations; nil: none can be read.
  ///   - surroundings: What an outbreak by countries shares with others.
  ///   - version: Sitrep's version, as reports name it.
  ///   - note: Told where a change was not kept.
  init(
    _ outbreak: Outbreak, store: any OutbreakStore, tables: (any OutbreakTables)?,
    in surroundings: OutbreakSurroundings, version: String,
    note: @escaping (OutbreakFailure.Change, SaveProblem) -> Void
  ) {
    id = outbreak.id
    self.outbreak = outbreak
    self.store = store
    self.tables = tables
    self.surroundings = surroundings
    self.version = version
    self.note = note
  }

  nonisolated deinit {}

  /// Reads the counts, unless they are there; windows that ask at once wait for the same reading.
  func load() async {
    if let reading { return await reading.value }
    let task = Task { await read() }
    reading = task
    await task.value
  }

  /// Reads again what could not be read.
  func readAgain() {
    reading = nil
    phase = .loading
  }

  /// All cases that the last figures tell; nil until the counts are read.
  var cases: Int? {
    switch phase {
    case .countries(let model):
      model.library.report.rows.compactMap(\.confirmed.total).reduce(0) { $0.addingReportingOverflow($1).partialValue }
    case .places(let model): model.onDay(nil).figures.totals.cases?.count
    case .loading, .failed: nil
    }
  }

  /// Returns when every change so far is kept or was refused.
  func waitForChanges() async {
    switch phase {
    case .countries(let model): await model.waitForChanges()
    case .places(let model): await model.waitForChanges()
    case .loading, .failed: return
    }
  }

  /// False for a place that the outbreak does not have.
  func has(_ route: StatisticsRoute) async -> Bool {
    await load()
    return switch phase {
    case .countries(let model):
      route.place == nil && route.caseScreen == nil && route.selection != .room && model.hasCountry(of: route)
    case .places(let model):
      route.country == nil && (route.caseScreen == nil || model.list != nil)
        && (route.place.map { model.has($0) } ?? true)
    case .loading, .failed: true
    }
  }

  private func read() async {
    do throws(ReadProblem) {
      guard let contents = try await contents() else {
        phase = .failed
        return
      }
      if case .counts(let counts) = contents, outbreak.level == .countries {
        phase = .countries(try await countries(counts))
      } else {
        let populations = try await store.populations(of: id)
        let list = try await list(contents)
        phase = .places(
          PlacesModel(
            outbreak, contents, populations, list: list, messages: surroundings.messages, store: store, tables: tables,
            note: note))
      }
    } catch {
      phase = .failed
    }
  }

  private func list(_ contents: PlacesModel.Contents) async throws(ReadProblem) -> CaseListModel? {
    guard case .cases(let cases) = contents else { return nil }
    return CaseListModel(
      outbreak, cases, agePopulations: try await store.agePopulations(of: id), store: store, in: surroundings,
      version: version)
  }

  private func contents() async throws(ReadProblem) -> PlacesModel.Contents? {
    switch outbreak.content {
    case .counts: try await store.counts(of: id).map { .counts($0) }
    case .cases: try await store.cases(of: id).map { .cases($0) }
    }
  }

  private func countries(_ counts: OutbreakCounts) async throws(ReadProblem) -> StatisticsModel {
    let selection = try await store.selection(of: id)
    let (report, falls) = await Self.report(of: outbreak, counts, surroundings.countries)
    let figures = CountryCounts(outbreak: outbreak, counts: counts, report: report)
    let library = StatisticsLibrary(
      snapshot: figures.snapshot, store: figures, feed: nil, files: surroundings.bundled.files)
    let watchList = StoredWatchList(
      watched: Set(selection.watched.compactMap(\.country)), store: OutbreakWatchList(outbreak: id, store: store))
    return StatisticsModel(
      StatisticsDependencies(
        library: library, watchList: watchList, flags: surroundings.flags, flagURL: surroundings.flagURL),
      populations: surroundings.populations,
      scope: CountriesScope(
        outbreak: outbreak, measures: counts.kinds, hasFatality: counts.mainDeaths == .deaths(counts.mainClass),
        falls: falls,
        choice: ChosenPlace(selection.chosen, of: id, store: store) { [note] in note(.choice, $0) }))
  }

  @concurrent private nonisolated static func report(
    of outbreak: Outbreak, _ counts: OutbreakCounts, _ countries: CountryCatalogue
  ) async -> (StatisticsReport, falls: Int) {
    (counts.report(of: outbreak, asOf: nil, countries: countries), OutbreakFigures(outbreak, counts).fallCount)
  }
}

nonisolated extension PlaceKey {
  /// The country's code; nil for a named place.
  var country: CountryCode? {
    if case .country(let code) = self { code } else { nil }
  }
}

nonisolated extension OutbreakCounts {
  /// What the screens of countries can show of them.
  fileprivate var kinds: Set<SeriesKind> {
    var kinds: Set<SeriesKind> = [.confirmed]
    if measures.contains(mainDeaths) { kinds.insert(.deaths) }
    if measures.contains(.recovered) { kinds.insert(.recovered) }
    return kinds
  }
}
