import DesignSystem
import Domain
import Figures

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

/// The charts of a profile: each series is read once, and each figure worked out once, for all windows.
package final class ChartCache {
  /// The series of a country, beside the main actor.
  package typealias SeriesQuery = Query<SourcedHistory?, ReadProblem>

  /// A figure as it stands in the cache.
  package struct CachedFigure {
    /// Nil: there is none yet, or the countries have no days.
    package let figure: ChartFigure?
    /// A series that has to be loaded first, while `figure` is what was shown before; nil: nothing is missing.
    package let pending: SeriesQuery?
  }

  /// A chart that is on somebody's screen.
  struct Shown {
    let figure: ChartFigure
    /// Which one of the library's states it was made from.
    let revision: Int
  }

  /// A country's series in one of the library's states, all of it or as of a day.
  private nonisolated struct Series: Hashable {
    let code: CountryCode
    let asOf: Day?
    let revision: Int
  }

  private let revision: @MainActor () -> Int
  private let history: @MainActor (CountryCode, Day?) async throws(ReadProblem) -> SourcedHistory?
  private var figures = RecentValues<ChartRequest, (figure: ChartFigure?, revision: Int)>(capacity: 256)
  private var queries = RecentValues<Series, SeriesQuery>(capacity: 32)

  package convenience init(_ library: StatisticsLibrary) {
    self.init(
      revision: { library.revision },
      history: { (code, day) throws(ReadProblem) in try await library.history(of: code, upTo: day) })
  }

  /// - Parameters:
  ///   - revision: Another number whenever series may have changed.
  ///   - history: What is known about a country up to a day, or everything; nil where there is nothing.
  init(
    revision: @escaping @MainActor () -> Int,
    history: @escaping @MainActor (CountryCode, Day?) async throws(ReadProblem) -> SourcedHistory?
  ) {
    self.revision = revision
    self.history = history
  }

  nonisolated deinit {}

  /// The figure, worked out once for as long as the library keeps the same; a view that asks is evaluated again when the
  /// pending series has come.
  package func look(for request: ChartRequest) -> CachedFigure {
    let revision = revision()
    let known = figures[request]
    if let known, known.revision == revision { return CachedFigure(figure: known.figure, pending: nil) }
    var series: [ChartSeries] = []
    for subject in request.subjects {
      let query = query(Series(code: subject.code, asOf: request.asOf, revision: revision))
      guard case .loaded(let sourced) = query.phase else { return CachedFigure(figure: known?.figure, pending: query) }
      guard let sourced else { continue }
      series.append(
        ChartSeries(
          sourced.history, request.route.measure, name: subject.name, population: subject.people,
          source: sourced.source.name))
    }
    let figure = ChartFigure(series, request.route)
    figures[request] = (figure, revision)
    return CachedFigure(figure: figure, pending: nil)
  }

  /// The figure where it can be worked out now.
  func shown(_ request: ChartRequest) -> Shown? {
    let cached = look(for: request)
    guard cached.pending == nil else { return nil }
    return cached.figure.map { Shown(figure: $0, revision: revision()) }
  }

  private func query(_ series: Series) -> SeriesQuery {
    queries.value(of: series) {
      SeriesQuery { [history] () async throws(ReadProblem) in try await history(series.code, series.asOf) }
    }
  }
}
