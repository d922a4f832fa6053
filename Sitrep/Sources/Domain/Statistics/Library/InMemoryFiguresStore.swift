import Foundation

/// A store of figures that lives as long as the process: for samples, previews and tests.
package actor InMemoryFiguresStore: FiguresStore {
  /// Why every change is refused; nil: every change is taken.
  package var problem: SaveProblem?

  private let floor: any StatisticsStore
  private let floorReport: StatisticsReport
  private var fromFeed: (figures: FiguresSet, mark: CacheValidator?, received: Date)?
  private var imports: [(figures: FiguresSet, name: String, received: Date)] = []
  private var histories: [CountryCode: SourcedHistory] = [:]

  /// - Parameters:
  ///   - floor: The figures that came with the program.
  ///   - problem: Why every change is refused; nil: every change is taken.
  package init(floor: any StatisticsStore = SampleStatistics(), problem: SaveProblem? = nil) {
    self.floor = floor
    self.problem = problem
    floorReport = floor.latestReport()
  }

  package func refuse(_ problem: SaveProblem?) { self.problem = problem }

  package var snapshot: FiguresSnapshot {
    var shown = KeptFigures(report: floorReport, origin: .program, received: nil)
    var kept = imports.map {
      KeptFigures(report: $0.figures.report, origin: .file(name: $0.name), received: $0.received)
    }
    if let fromFeed {
      kept.append(KeptFigures(report: fromFeed.figures.report, origin: .feed, received: fromFeed.received))
    }
    kept.sort { ($0.received ?? .distantPast) < ($1.received ?? .distantPast) }
    for figures in kept where figures.report.asOf >= shown.report.asOf { shown = figures }
    let undoable = imports.last.map {
      ImportedFigures(
        name: $0.name, received: $0.received, asOf: $0.figures.report.asOf, countries: $0.figures.report.rows.count)
    }
    return FiguresSnapshot(
      shown: shown, undoable: undoable, mark: fromFeed?.mark,
      days: floor.days.stretches + keptHistories.map { $0.history.firstDay...$0.history.lastDay })
  }

  package func keep(
    _ figures: FiguresSet, mark: CacheValidator?, received: Date
  ) async throws(SaveProblem) -> FiguresSnapshot {
    if let problem { throw problem }
    fromFeed = (figures, mark, received)
    return snapshot
  }

  package func keep(
    _ figures: FiguresSet, named name: String, received: Date
  ) async throws(SaveProblem) -> FiguresSnapshot {
    if let problem { throw problem }
    imports.append((figures, name, received))
    return snapshot
  }

  package func undoImport() async throws(SaveProblem) -> FiguresSnapshot {
    if let problem { throw problem }
    _ = imports.popLast()
    return snapshot
  }

  package func keep(_ history: SourcedHistory) async throws(SaveProblem) {
    if let problem { throw problem }
    histories[history.history.code] = history
  }

  package func history(of code: CountryCode, asOf day: Day) async throws(ReadProblem) -> SourcedHistory? {
    try floor.history(preferring: kept(asOf: day).first { $0.history.code == code }, of: code, asOf: day)
  }

  package func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay {
    try floor.series(asOf: day, besides: snapshot.shown.report.rows.map(\.country), kept(asOf: day))
  }

  /// All series that cover a day, those that end last first.
  private func kept(asOf day: Day) -> [SourcedHistory] {
    keptHistories.filter { $0.history.covers(day) }.sorted { $0.history.lastDay > $1.history.lastDay }
  }

  private var keptHistories: [SourcedHistory] {
    imports.reversed().flatMap { kept in
      kept.figures.histories.values.map { SourcedHistory(history: $0, source: kept.figures.report.source) }
    } + histories.values
  }

  package func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    var known = imports.reversed().compactMap { kept in
      kept.figures.histories[code].map { SourcedHistory(history: $0, source: kept.figures.report.source) }
    }
    if let loaded = histories[code] { known.append(loaded) }
    if let history = try floor.history(of: code) {
      known.append(SourcedHistory(history: history, source: floorReport.source))
    }
    return known.reduce(nil) { best, next in
      best.map { $0.history.lastDay >= next.history.lastDay } == true ? best : next
    }
  }
}
