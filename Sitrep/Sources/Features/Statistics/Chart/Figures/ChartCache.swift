import Domain
import Observation

/// What a chart is asked to show; equal requests give the same figure.
package nonisolated struct ChartRequest: Hashable, Sendable {
  /// A country on the chart, as its line is made and called.
  package struct Subject: Hashable, Sendable {
    package let code: CountryCode
    package let name: String
    /// How many people live there; nil is unknown.
    package let people: Int?

    package init(_ code: CountryCode, name: String, people: Int? = nil) {
      self.code = code
      self.name = name
      self.people = people
    }
  }

  /// The screen's own country first.
  package let subjects: [Subject]
  package let route: ChartRoute
  /// How many days lie between two counts: 1 or 7.
  package let step: Int
  /// The day with which the series end; nil: they have all their days.
  package let asOf: Day?

  /// - Parameters:
  ///   - subjects: The countries to draw.
  ///   - route: What the user chose; the table, which the figure knows nothing of, is left out.
  ///   - step: How many days lie between two counts: 1 or 7.
  ///   - day: The day that was chosen, by whose series it is told; nil: none.
  package init(_ subjects: [Subject], _ route: ChartRoute, step: Int = 1, asOf day: Day? = nil) {
    self.subjects = subjects
    self.step = step
    asOf = day
    var drawn = route
    drawn.showsTable = false
    self.route = drawn
  }

  package var codes: [CountryCode] { subjects.map(\.code) }

  /// True where rates are asked for and every country has a population.
  package var isRate: Bool { route.isRate && subjects.allSatisfy { $0.people != nil } }
}

/// Counts the series that have come.
@Observable
private final class ChartArrivals {
  var count = 0

  nonisolated deinit {}
}

/// The charts of a profile: what was worked out for one window serves all, and so does each series that was read.
package final class ChartCache {
  /// A figure as it stands in the cache.
  package struct CachedFigure {
    /// Nil: there is none yet, or the countries have no days.
    package let figure: ChartFigure?
    /// True where series have to be loaded first, and `figure` is what was shown before.
    package let isPending: Bool
  }

  /// A chart that is on somebody's screen.
  struct Shown {
    let figure: ChartFigure
    /// Which one of the library's states it was made from.
    let revision: Int
  }

  /// A country's series, all of it or as of a day.
  private nonisolated struct Series: Hashable {
    let code: CountryCode
    let asOf: Day?
  }

  private struct Kept<Value> {
    let value: Value
    /// Which one of the library's states it was made from.
    let revision: Int
  }

  private let arrivals = ChartArrivals()
  private let revision: @MainActor () -> Int
  private let history: @MainActor (CountryCode, Day?) async throws -> SourcedHistory?
  private var figures = RecentValues<ChartRequest, Kept<ChartFigure?>>(capacity: 256)
  private var histories = RecentValues<Series, Kept<SourcedHistory?>>(capacity: 16)
  private var loading: [Series: (revision: Int, task: Task<SourcedHistory?, any Error>)] = [:]

  package convenience init(_ library: StatisticsLibrary) {
    self.init(revision: { library.revision }, history: { try await library.history(of: $0, upTo: $1) })
  }

  /// - Parameters:
  ///   - revision: Another number whenever series may have changed.
  ///   - history: What is known about a country up to a day, or everything; nil where there is nothing.
  init(
    revision: @escaping @MainActor () -> Int,
    history: @escaping @MainActor (CountryCode, Day?) async throws -> SourcedHistory?
  ) {
    self.revision = revision
    self.history = history
  }

  nonisolated deinit {}

  /// The figure, worked out once for as long as the library keeps the same.
  package func look(for request: ChartRequest) -> CachedFigure {
    let revision = revision()
    let known = figures[request]
    if let known, known.revision == revision { return CachedFigure(figure: known.value, isPending: false) }
    guard let series = series(of: request, revision) else { return CachedFigure(figure: known?.value, isPending: true) }
    let figure = ChartFigure(series, request.route)
    figures[request] = Kept(value: figure, revision: revision)
    return CachedFigure(figure: figure, isPending: false)
  }

  /// The figure where it can be worked out now; who asks hears when one comes.
  func shown(_ request: ChartRequest) -> Shown? {
    _ = arrivals.count
    let cached = look(for: request)
    guard !cached.isPending else { return nil }
    return cached.figure.map { Shown(figure: $0, revision: revision()) }
  }

  /// Reads the series that a figure needs, beside the main actor.
  package func load(_ codes: [CountryCode], asOf day: Day? = nil) async throws {
    for code in codes where known(Series(code: code, asOf: day), revision()) == nil {
      try await load(Series(code: code, asOf: day))
    }
  }

  private func load(_ series: Series) async throws {
    let revision = revision()
    if let running = loading[series], running.revision == revision {
      _ = try await running.task.value
      return
    }
    let task = Task { [history] in try await history(series.code, series.asOf) }
    loading[series] = (revision, task)
    defer { if loading[series]?.task == task { loading[series] = nil } }
    histories[series] = Kept(value: try await task.value, revision: revision)
    arrivals.count += 1
  }

  private func known(_ series: Series, _ revision: Int) -> Kept<SourcedHistory?>? {
    histories[series].flatMap { $0.revision == revision ? $0 : nil }
  }

  /// The series of a request, without those of countries that have none; nil where one was not read yet.
  private func series(of request: ChartRequest, _ revision: Int) -> [ChartSeries]? {
    var series: [ChartSeries] = []
    for subject in request.subjects {
      guard let kept = known(Series(code: subject.code, asOf: request.asOf), revision) else { return nil }
      guard let sourced = kept.value else { continue }
      series.append(
        ChartSeries(
          sourced.history, request.route.measure, name: subject.name, population: subject.people,
          source: sourced.source.name))
    }
    return series
  }
}
