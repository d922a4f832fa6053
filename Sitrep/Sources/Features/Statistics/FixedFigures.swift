import Domain
import Foundation

/// Figures that never change, as a library needs them: for samples and previews.
nonisolated struct FixedFigures: FiguresStore, FiguresFiles {
  let snapshot: FiguresSnapshot
  let histories: @Sendable (CountryCode) -> CountryHistory?

  init(_ report: StatisticsReport, histories: @escaping @Sendable (CountryCode) -> CountryHistory? = { _ in nil }) {
    let days = report.rows.compactMap { histories($0.id) }.map { $0.firstDay...$0.lastDay }
    snapshot = FiguresSnapshot(shown: KeptFigures(report: report, origin: .program, received: nil), days: days)
    self.histories = histories
  }

  func keep(_ figures: FiguresSet, mark: CacheValidator?, received: Date) async throws(SaveProblem) -> FiguresSnapshot {
    throw Self.problem
  }

  func keep(_ figures: FiguresSet, named name: String, received: Date) async throws(SaveProblem) -> FiguresSnapshot {
    throw Self.problem
  }

  func undoImport() async throws(SaveProblem) -> FiguresSnapshot { throw Self.problem }

  func keep(_ history: SourcedHistory) async throws(SaveProblem) { throw Self.problem }

  func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    histories(code).map { SourcedHistory(history: $0, source: snapshot.shown.report.source) }
  }

  func history(of code: CountryCode, asOf day: Day) async throws(ReadProblem) -> SourcedHistory? {
    try await history(of: code).flatMap { $0.history.covers(day) ? $0 : nil }
  }

  func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay {
    let report = snapshot.shown.report
    let histories = report.rows.compactMap { self.histories($0.id) }
    return SeriesOfDay(
      day: day, countries: report.rows.map(\.country),
      histories: histories.map { SourcedHistory(history: $0, source: report.source) }, leftOut: report.leftOut)
  }

  func read(_ files: [FiguresFile], _ choices: FiguresChoices) throws(FiguresFileProblem) -> FiguresImport {
    throw FiguresFileProblem(file: nil, .unknownForm)
  }

  func write(_ table: FiguresTable) -> Data { Data() }

  private static let problem = SaveProblem.other("These figures are a sample and never change.")
}
