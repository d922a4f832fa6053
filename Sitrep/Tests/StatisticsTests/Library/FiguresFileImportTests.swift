import DesignSystem
import Domain
import Foundation
import Testing

@testable import Statistics

@MainActor @Suite struct FiguresFileImportTests {
  private func library() throws -> StatisticsLibrary {
    let plan = try FiguresImport.made(on: "2022-01-01", adding: 1)
    let report = SampleStatistics().latestReport()
    return StatisticsLibrary(
      snapshot: FiguresSnapshot(shown: KeptFigures(report: report, origin: .program, received: nil)),
      store: FixedFigures(report), feed: nil,
      files: FakeReader(meanings: ["dated": .success(plan), "unnamed": .success(plan)]))
  }

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `a file that names another disease is taken only when a person says that it is COVID-19`() async throws {
    let url = try file("unnamed")
    defer { try? FileManager.default.removeItem(at: url) }
    let (model, library) = (FiguresFileImport(), try library())

    await model.read([url], into: library, locale: Locale(identifier: "en"))
    guard case .ready(.unnamed(var chosen, disease: "mpox")) = model.step else {
      Issue.record("it was not asked")
      return
    }
    chosen.choices.disease = .covid19
    await model.read(chosen, into: library)

    guard case .ready(let reading) = model.step else {
      Issue.record("it was not read")
      return
    }
    #expect(reading.canBeImported && reading.plan?.set.report.asOf == Day("2022-01-01"))
  }

  @Test func `a file without a day is asked for it, and keeps what else was said`() async throws {
    let url = try file("dated")
    defer { try? FileManager.default.removeItem(at: url) }
    let (model, library) = (FiguresFileImport(), try library())

    await model.read([url], into: library, locale: Locale(identifier: "ru"))

    guard case .ready(.undated(let chosen)) = model.step else {
      Issue.record("it was not asked")
      return
    }
    #expect(chosen.choices == FiguresChoices(locale: Locale(identifier: "ru")) && chosen.files.count == 1)
  }
}
