import AppPages
import Domain
import Foundation
import PortableUITesting
import Reports
import Statistics
import TestTraits
import Testing

/// The situation report of a line list on its screen.
@Suite struct CaseReportUITests {
  private static let sample = CaseListSamples.cholera

  private func driver(
    _ query: String = "", language: String = "en-US", problem: SaveProblem? = nil
  ) async throws -> InProcessDriver {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture(lists: [Self.sample], problem: problem)), language: language,
      runsScript: true)
    try await driver.open("/statistics/outbreaks/\(Self.sample.0.id)/report\(query)")
    try await driver.waitUntil("the report is shown") { try await driver.element(CasesID.document).exists }
    return driver
  }

  private func file(_ form: String, from driver: InProcessDriver) async throws -> StoredFile {
    let before = await driver.downloads.count
    try await driver.element(CasesID.saveMenu).tap()
    try await driver.element(CasesID.saveAs(form)).tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == before + 1 }
    return try #require(await driver.downloads.last)
  }

  private func report(_ words: ReportWords = ReportWords(), asOf day: Day? = nil) -> SituationReport {
    let (outbreak, cases) = Self.sample
    return SituationReport(
      of: outbreak, on: outbreak.shownDay(for: day), .cases(CaseFigures(cases.list, asOf: day), cases.quality),
      words: words, version: "test")
  }

  @Test func `the report stands there in sections, small numbers hidden`() async throws {
    let driver = try await driver()

    let text = try await driver.textSnapshot
    for id in ["highlights", "epidemiology", "time", "person", "place", "severity", "methods"] {
      #expect(try await driver.element(CasesID.section(id)).exists, "\(id)")
    }
    #expect(text.contains("As of 21 April 2024, 12 cases and <5 deaths were reported"))
    #expect(try await driver.element(CasesID.section("context")).exists == false)
  }

  @Test func `its language is chosen apart from the screen's`() async throws {
    let driver = try await driver("?language=ru&asof=2024-04-10")

    let text = try await driver.textSnapshot
    #expect(text.contains("Written by your team") && text.contains("Данные и методы"))
    #expect(text.contains("10 апреля 2024"))
  }

  @Test func `files are what the command writes`() async throws {
    let driver = try await driver()

    let page = try await file("html", from: driver)
    let markdown = try await file("markdown", from: driver)
    let figures = try await file("json", from: driver)

    let english = WrittenLanguage.en.locale
    #expect(page.name == "sitrep-Cholera-in-Baro-2024-04-21-en.html")
    #expect(markdown.name == "sitrep-Cholera-in-Baro-2024-04-21-en.md")
    #expect(String(decoding: page.bytes, as: UTF8.self) == report().html(in: english))
    #expect(String(decoding: markdown.bytes, as: UTF8.self) == report().markdown(in: english))
    #expect(try String(decoding: figures.bytes, as: UTF8.self) == report().json(in: english))
  }

  @Test func `what the team writes is in the report, and kept for the next issue`() async throws {
    let driver = try await driver()

    try await driver.element(CasesID.words(.context)).enter("Rains since March.")
    try await driver.element(CasesID.issue).enter("7")
    try await driver.element(CasesID.smallNumbers).tap()
    try await driver.element(CasesID.keep).tap()
    try await driver.waitUntil("it is kept") { try await driver.element(CasesID.saved).exists }
    try await driver.reload()
    try await driver.waitUntil("the report is shown") { try await driver.element(CasesID.section("context")).exists }

    let text = try await driver.textSnapshot
    #expect(text.contains("Rains since March.") && text.contains("Issue: 7"))
    #expect(text.contains("12 cases and 4 deaths were reported"))
    let page = try await file("html", from: driver)
    let words = ReportWords([.context: "Rains since March."], issue: 7, hidesSmallNumbers: false)
    #expect(String(decoding: page.bytes, as: UTF8.self) == report(words).html(in: WrittenLanguage.en.locale))
  }

  @Test func `words that can't be kept are told, and no file is made of them`() async throws {
    let driver = try await driver(problem: .diskFull)

    try await driver.element(CasesID.words(.response)).enter("Wells are chlorinated.")
    try await driver.element(CasesID.keep).tap()
    try await driver.waitUntil("it is told") { try await driver.element(CasesID.problem).exists }

    #expect(
      try await driver.element(CasesID.problem).text == "The texts were not saved. Check the disk, then try again.")
    #expect(await driver.downloads.isEmpty)
  }
}
