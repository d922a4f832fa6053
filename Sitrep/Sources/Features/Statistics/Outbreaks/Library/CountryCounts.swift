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
        report: report, origin: files.isEmpty ? .feed : .file(name: files), received: outbreak.received))
  }

  func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    counts.history(of: code, by: outbreak.period).map { SourcedHistory(history: $0, source: outbreak.source) }
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
