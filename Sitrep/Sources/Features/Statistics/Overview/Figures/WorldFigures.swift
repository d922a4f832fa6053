import Domain
import Observation

/// The days of all countries, read beside the main actor when somebody first asks, once for what the library keeps.
@Observable
final class WorldFigures {
  /// What is known of the days.
  enum State {
    case loading
    /// Nil: there are none.
    case loaded(WorldDays?)
    /// They could not be read.
    case failed
  }

  private var found: (revision: Int, state: State)?

  @ObservationIgnored private var drawn: (revision: Int, name: String, figure: ChartFigure?)?
  @ObservationIgnored private var reading: (revision: Int, task: Task<Void, Never>)?
  @ObservationIgnored private let library: StatisticsLibrary

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  nonisolated deinit {}

  /// The days as far as they are read; those of before stay while new ones are.
  var state: State { found?.state ?? .loading }

  /// True where the days have to be read, or read again.
  var isStale: Bool { found?.revision != library.revision }

  /// Reads the days, unless they are there; windows that ask at once wait for the same reading.
  func load() async {
    guard isStale else { return }
    let revision = library.revision
    if let reading, reading.revision == revision { return await reading.task.value }
    let task = Task { await read(revision) }
    reading = (revision, task)
    await task.value
    if reading?.task == task { reading = nil }
  }

  private func read(_ revision: Int) async {
    let state: State
    do {
      state = .loaded(try await Self.days(of: library.report.rows.map(\.id), in: library))
    } catch {
      state = .failed
    }
    if revision == library.revision { found = (revision, state) }
  }

  /// Reads again what could not be read.
  func readAgain() { found = nil }

  /// The new cases of all countries together under a name, drawn once for what was read; nil without days.
  func chart(named name: String, source: String) -> ChartFigure? {
    guard case .loaded(let days?) = state, let found else { return nil }
    if let drawn, drawn.revision == found.revision, drawn.name == name { return drawn.figure }
    let figure = CountryCode("ZZ").flatMap { world in
      ChartFigure([ChartSeries(days.history(as: world), .cases, name: name, source: source)], ChartRoute())
    }
    drawn = (found.revision, name, figure)
    return figure
  }

  private static func days(of codes: [CountryCode], in library: StatisticsLibrary) async throws -> WorldDays? {
    var histories: [CountryHistory] = []
    for code in codes {
      if let history = try await library.history(of: code)?.history { histories.append(history) }
    }
    return await gather(histories)
  }

  @concurrent private static func gather(_ histories: [CountryHistory]) async -> WorldDays? { WorldDays(histories) }
}
