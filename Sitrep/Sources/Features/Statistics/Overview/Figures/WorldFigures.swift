import Domain
import Figures
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
  /// The day that was chosen; nil: none.
  private let asOf: Day?

  /// - Parameters:
  ///   - library: Where the days are kept.
  ///   - day: The day that was chosen: the series are those that tell it, whole, and the chart ends with it.
  ///   - other: The days of another day; what is known of it stays until these are read.
  init(_ library: StatisticsLibrary, asOf day: Day? = nil, after other: WorldFigures? = nil) {
    self.library = library
    asOf = day
    if case .loaded(let days?) = other?.state { found = (-1, .loaded(days)) }
  }

  nonisolated deinit {}

  /// The days as far as they are read; those of before stay while new ones are.
  var state: State { found?.state ?? .loading }

  /// Another value whenever days have to be read.
  nonisolated struct Request: Hashable {
    let day: Day?
    let revision: Int
  }

  var request: Request { Request(day: asOf, revision: library.revision) }

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
      state = .loaded(try await days())
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
      let history = days.history(as: world)
      let shown = asOf.map { history.upTo($0) } ?? history
      return ChartFigure([ChartSeries(shown, .cases, name: name, source: source)], ChartRoute())
    }
    drawn = (found.revision, name, figure)
    return figure
  }

  private func days() async throws -> WorldDays? {
    if let asOf { return await Self.gather(try await library.series(asOf: asOf).histories.values.map(\.history)) }
    var histories: [CountryHistory] = []
    for code in library.report.rows.map(\.id) {
      if let history = try await library.history(of: code)?.history { histories.append(history) }
    }
    return await Self.gather(histories)
  }

  @concurrent private static func gather(_ histories: [CountryHistory]) async -> WorldDays? { WorldDays(histories) }
}
