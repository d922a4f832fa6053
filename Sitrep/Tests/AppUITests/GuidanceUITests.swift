import AppPages
import Domain
import Foundation
import Guidance
import Interchange
import PortableUITesting
import Storage
import TestTraits
import Testing

/// The Guidance tab in process, without script and live.
@Suite(.timeLimit(.minutes(10))) struct GuidanceUITests {
  private func driver(
    _ imported: GuidanceContent? = nil, store: any GuidanceStore = InMemoryGuidanceStore(), language: String = "en-US",
    runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(guidance: imported, guidanceStore: store), language: language,
      runsScript: runsScript)
  }

  private let bundled: String

  init() throws {
    bundled = String(
      decoding: GuidanceFileCodec().write(try BundledGuidance.content(by: GuidanceFileCodec())), as: UTF8.self)
  }

  @Test(.proves(72, 73, "D24", "D25"), arguments: GuidanceScenarios.all)
  func `without script`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver())
  }

  @Test(.proves(72, 73, "D24", "D25"), arguments: GuidanceScenarios.all + GuidanceScenarios.live)
  func `live`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver(runsScript: true))
  }

  // MARK: Russian

  @Test(.proves(75)) func `no English word stands on the tab for a Russian reader`() async throws {
    let driver = try await driver(language: "ru-RU")
    let page = try await GuidancePage.open(on: driver)
    #expect(
      try await driver.headings.prefix(3) == ["Информация", "Когда помощь нужна немед\u{AD}ленно", "Опасные признаки"])
    #expect(try await page.symptoms.text.hasPrefix("Симптомы Самые частые симптомы Лихорадка"))
    #expect(try await page.recommendations.text.hasPrefix("Рекомендации Рекомендации на каждый день Мойте руки"))
    #expect(try await page.review.text == "Ни один медицинский специалист не проверил и не одобрил этот текст.")
    #expect(try await Self.englishWords(on: driver) == [])

    for source in try BundledGuidance.content(by: GuidanceFileCodec()).sources {
      try await driver.open("/guidance/source/\(source.id)")
      _ = try await SourcePage.shown(on: driver)
      #expect(try await Self.englishWords(on: driver) == [], "\(source.id)")
    }
    for address in ["/guidance/source/nobody", "/guidance?search=xyz"] {
      try await driver.open(address)
      #expect(try await Self.englishWords(on: driver).filter { $0 != "xyz" } == [], "\(address)")
    }
  }

  @Test(.proves(75)) func `no English word stands in the menu and the sheet for a Russian reader, reasons included`()
    async throws
  {
    let driver = try await driver(language: "ru-RU", runsScript: true)
    let page = try await GuidancePage.open(on: driver)
    try await page.importFile(bundled, on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(GuidanceID.takeImport).isVisible }
    #expect(try await driver.summary.contains("41 пункт, включая номера 8 источников"))
    #expect(try await Self.englishWords(on: driver).filter { !["guidance.json", "json"].contains($0) } == [])
    try await driver.element(GuidanceID.takeImport).tap()
    try await driver.waitUntil("it is told") { try await page.undoText.text == "Текст импортирован." }

    try await page.importFile(bundled.replacing("\"edition\": \"1\",", with: ""), on: driver)
    try await driver.waitUntil("the reason is told") {
      try await driver.problems.contains("edition Этого поля нет. Добавьте его.")
    }
  }

  @Test(arguments: [
    ("тяжелого", ["high-fever"]), ("ТЯЖЁЛОГО", ["high-fever"]), ("Кашель", ["dry-cough"]), ("cough", []),
  ])
  func `a Russian reader searches in Russian, and ё is е`(_ text: String, _ items: [String]) async throws {
    let page = try await GuidancePage.open(on: try await driver(language: "ru"))
    try await page.search(text)
    #expect(try await page.items == items)
  }

  /// Words of Latin letters in what a screen reader is told, but for names and addresses.
  private static func englishWords(on driver: InProcessDriver) async throws -> [String] {
    let names: Set<String> = ["COVID", "NHS", "Digital", "Sitrep", "www", "who", "int"]
    // Roles stand first in each line; what is said is in quotes.
    let said = try await driver.textSnapshot.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.joined(
      separator: "\n"
    )
    .replacing(/https:\/\/\S+/, with: "").replacing(/на сайте \S+/, with: "")
    #expect(said.contains(/\p{Cyrillic}/))
    return said.matches(of: /[A-Za-z][A-Za-z.\-]+/).map { String($0.0) }.filter { word in
      !word.split(whereSeparator: { ".-".contains($0) }).allSatisfy { names.contains(String($0)) }
    }
  }

  // MARK: Files

  @Test func `a team's file is looked at, taken, seen in every window and undone`() async throws {
    let app = try await AppFixture.responder()
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let page = try await GuidancePage.open(on: mine)
    let seen = try await GuidancePage.open(on: other)
    let file = bundled.replacing("\"edition\": \"1\"", with: "\"edition\": \"7 <b>\", \"colour\": \"red\"")
      .replacing("\"en\": \"Fever\"", with: "\"en\": \"<script>alert(1)</script>\"").replacing(
        "\"status\": \"notReviewed\"",
        with: #""status": "reviewed", "by": {"en": "Dr A. B.", "ru": "Д-р А. Б."}, "date": "2026-01-02""#)

    try await page.importFile(file, on: mine)
    try await mine.waitUntil("the preview is shown") { try await mine.element(GuidanceID.takeImport).isVisible }
    let summary = try await mine.summary
    for words in [
      "COVID-19: symptoms and advice", "Edition 7 <b> of November 21, 2026", "41 statements and numbers", "8 sources",
      "Reviewed by Dr A. B. on January 2, 2026.",
    ] {
      #expect(summary.contains(words), "\(words) is told")
    }
    #expect(try await mine.textSnapshot.contains("Unknown field. It is ignored."))
    #expect(try await seen.review.text == "No medical reviewer has approved this text.")
    try await mine.element(GuidanceID.takeImport).tap()

    try await other.waitUntil("the other window follows") {
      try await seen.review.text == "Reviewed by Dr A. B. on January 2, 2026."
    }
    #expect(try await page.undoText.text == "The guidance was imported.")
    #expect(try await page.edition.text.hasSuffix("edition 7 <b> of November 21, 2026. Imported from a file."))
    #expect(try await page.item("fever").text.hasPrefix("<script>alert(1)</script> A higher"))
    try await page.undo()
    try await other.waitUntil("the other window follows again") {
      try await seen.edition.text.hasSuffix("edition 1 of November 21, 2026. Included with Sitrep.")
    }
  }

  @Test func `the bundled guidance can be had back`() async throws {
    let team = try GuidanceFileCodec().read(
      Data(bundled.replacing("\"edition\": \"1\"", with: "\"edition\": \"2\"").utf8), latest: .distantFuture)
    let driver = try await driver(team.content, runsScript: true)
    let page = try await GuidancePage.open(on: driver)
    #expect(try await page.edition.text.contains("edition 2"))

    try await page.chooseFile(GuidanceID.useBundled)

    try await driver.waitUntil("it is back") { try await page.edition.text.contains("edition 1") }
    #expect(try await page.undoText.text == "Showing the guidance included with Sitrep again.")
    try await driver.element(GuidanceID.dismissUndo).tap()
    try await driver.waitUntil("the notice is gone") { try await !page.undoText.exists }
    try await driver.element(GuidanceID.filesMenu).tap()
    #expect(try await driver.element(GuidanceID.useBundled).isDisabled)
  }

  @Test(arguments: [
    ("", "The file is empty."), ("{", "This file isn’t valid JSON (line 1, column 2: the file ends too early)."),
    ("a\u{0}", "This isn’t a text file."),
    ("{}", "This isn’t a guidance file"),
  ])
  func `a file that is no guidance says so`(_ text: String, _ reason: String) async throws {
    let driver = try await driver(runsScript: true)
    let page = try await GuidancePage.open(on: driver)

    try await page.importFile(text, on: driver)
    try await driver.waitUntil("the reason is told") { try await driver.problems.contains(reason) }

    #expect(try await !driver.element(GuidanceID.takeImport).exists)
    try await driver.element(GuidanceID.cancel).tap()
    try await driver.waitUntil("the sheet is closed") { try await !driver.element(GuidanceID.cancel).exists }
    #expect(try await !page.undoText.exists)
  }

  @Test func `every problem of a file is told with its place`() async throws {
    let driver = try await driver(runsScript: true)
    let page = try await GuidancePage.open(on: driver)
    let changes = [
      ("\"version\": 1", "\"version\": 1, \"title\": {}"), ("\"en\": \"Fever\"", "\"en\": \"\""),
      ("\"ru\": \"Сухой кашель\"", "\"ru\": \"Cough\""), ("\"id\": \"rash\"", "\"id\": \"Rash\""),
      ("\"id\": \"headache\"", "\"id\": \"fever\""), ("\"verified\": true", "\"verified\": 1"),
      ("\"phone\": \"111\"", "\"phone\": \"x11\""), ("\"source\": \"rg-line\"", "\"source\": \"x\""),
      ("\"status\": \"notReviewed\"", "\"status\": \"x\""), ("\"date\": \"2022-04-28\"", "\"date\": \"28.04.2022\""),
      ("\"date\": \"2020-03-20\"", "\"date\": \"9999\""), ("https://github.com", "ftp://github.com"),
      ("\"updated\": \"2026-11-21\"", "\"updated\": \"x\""), ("\"en\": \"Dry cough\",", ""),
      ("\"en\": \"Tiredness\"", "\"en\": \"a\u{202E}b\""), ("\"id\": \"serious\"", "\"id\": \"bad\""),
      ("\"en\": \"Headache\"", "\"en\": \"\(String(repeating: "x", count: 101))\""),
      ("\"en\": \"Stuffy nose\"", "\"en\": 7"),
    ]
    let file = changes.reduce(bundled) { text, change in
      guard let range = text.range(of: change.0) else { return text }
      return text.replacingCharacters(in: range, with: change.1)
    }

    try await page.importFile(file, on: driver)
    try await driver.waitUntil("the reasons are told") { try await driver.element(GuidanceID.importProblems).exists }

    let told = try await driver.problems
    for words in [
      "title The name is there twice. Remove one.", "symptoms.groups[0].items[0].title.en The text is empty.",
      "symptoms.groups[0].items[1].title.ru The text has no Russian letters",
      "An id consists of lowercase Latin letters",
      "The id “fever” is already used by symptoms.groups[0].items[0].", "It must be true or false",
      "A number consists of digits", "The file has no source “x”.", "It must be notReviewed, or reviewed",
      "A date is written as", "The date is in the future.", "An address begins with https://", "A day is written as",
      "“dry-cough” has no English text.", "an invisible character", "There must be three groups",
      "The text has more than 100 characters.", "It must be a string in quotes.",
    ] {
      #expect(told.contains(words), "\(words) is told")
    }
  }

  @Test func `an import that was not stored is taken back, and an alert says so`() async throws {
    let driver = try await driver(store: InMemoryGuidanceStore(problem: .diskFull), runsScript: true)
    let page = try await GuidancePage.open(on: driver)
    try await page.importFile(bundled.replacing("\"edition\": \"1\"", with: "\"edition\": \"2\""), on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(GuidanceID.takeImport).isVisible }
    try await driver.element(GuidanceID.takeImport).tap()

    try await driver.waitUntil("an alert says so") {
      try await driver.element(.alertDialog, named: "Your last change was not saved").exists
    }
    try await driver.element(.button, named: "OK").tap()
    try await driver.waitUntil("the bundled one is shown") { try await page.edition.text.contains("edition 1") }
  }

  @Test func `an export is the file that an import takes`() async throws {
    let driver = try await driver(runsScript: true)
    try await GuidancePage.open(on: driver).chooseFile(GuidanceID.exportFile)
    try await driver.waitUntil("the file has come") { await driver.downloads.count == 1 }
    let file = try #require(await driver.downloads.first)

    #expect(file.name == "Guidance.json")
    #expect(String(decoding: file.bytes, as: UTF8.self) == bundled)
  }
}

extension GuidancePage {
  /// Chooses a file in the dialog that the menu opens.
  fileprivate func importFile(_ text: String, on driver: InProcessDriver) async throws {
    try await chooseFile(GuidanceID.importFile)
    let file = StoredFile(name: "guidance.json", type: "application/json", bytes: Array(text.utf8))
    try await driver.choose([file], for: .identifier("file"))
  }
}

extension InProcessDriver {
  /// What the preview says.
  fileprivate var summary: String {
    get async throws { try await find(.identifier(GuidanceID.importSummary)).map(\.text).joined(separator: " ") }
  }

  /// What is said to be wrong with the file.
  fileprivate var problems: String {
    get async throws { try await find(.identifier(GuidanceID.importProblems)).map(\.text).joined(separator: " ") }
  }
}
