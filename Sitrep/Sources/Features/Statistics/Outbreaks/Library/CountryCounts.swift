import Domain
import Foundation

/// An outbreak by countries, as the screens of countries read figures.
nonisolated struct CountryCounts: FiguresStore {
  let outbreak: Outbreak
  let counts: OutbreakCounts
  /// The figures of the last day.
  let report: StatisticsReport

  var snapshot: FiguresSnapshot {
    let files = outbreak.provenance.files.map(\.name).joined(separator: ", ")
    return FiguresSnapshot(
      shown: KeptFigures(
        report: report, origin: files.isEmpty ? .feed : .file(name: files), received: outbreak.received),
      days: [outbreak.shownDay(for: outbreak.days.lowerBound)...report.asOf])
  }

  func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    counts.history(of: code, by: outbreak.period).map { SourcedHistory(history: $0, source: outbreak.source) }
  }

  func history(of code: CountryCode, asOf day: Day) async throws(ReadProblem) -> SourcedHistory? {
    let shown = outbreak.shownDay(for: day)
    return try await history(of: code).flatMap { $0.history.covers(shown) ? $0 : nil }
  }

  /// Of a day between two weeks the week that ended before it.
  func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay {
    let histories = report.rows.compactMap { counts.history(of: $0.id, by: outbreak.period) }
    return SeriesOfDay(
      day: outbreak.shownDay(for: day), countries: report.rows.map(\.country),
      histories: histories.map { SourcedHistory(history: $0, source: outbreak.source) }, leftOut: [])
  }

  // What is kept of an outbreak changes as a whole, in its own store.

  func keep(_ figures: FiguresSet, mark: CacheValidator?, received: Date) async throws(SaveProblem) -> FiguresSnapshot {
    throw Self.problem
  }

  func keep(_ figures: FiguresSet, named name: String, received: Date) async throws(SaveProblem) -> FiguresSnapshot {
    throw Self.problem
  }

  func undoImport() async throws(SaveProblem) -> FiguresSnapshot { throw Self.problem }

  func keep(_ history: SourcedHistory) async throws(SaveProblem) { throw Self.problem }

  private static let problem = SaveProblem.other("An outbreak's counts are kept as a whole.")
}
