import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// All outbreaks of a profile: chosen, renamed, deleted, exported.
@Suite struct OutbreaksSheetUITests {
  private static let cholera = OutbreakSamples.cholera.0
  private static let who = OutbreakSamples.who.0

  private func driver(
    _ path: String = "/statistics", problem: SaveProblem? = nil, hasOutbreaks: Bool = true
  ) async throws -> InProcessDriver {
    let samples = hasOutbreaks ? [OutbreakSamples.cholera, OutbreakSamples.who] : []
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture(samples, problem: problem)), runsScript: true)
    try await driver.open(path)
    return driver
  }

  private func openSheet(_ driver: InProcessDriver) async throws {
    try await driver.element(OutbreaksID.menu).tap()
    try await driver.element(OutbreaksID.menuItem).tap()
    try await driver.waitUntil("the sheet is shown") { try await driver.element(OutbreaksID.close).exists }
  }

  @Test func `a fresh profile has no switcher, and no item for one`() async throws {
    let driver = try await driver(hasOutbreaks: false)

    #expect(try await driver.element(OutbreaksID.menu).exists == false)
    #expect(try await driver.element(OutbreaksID.filesItem).exists == false)
  }

  @Test func `the bar's menu goes from one outbreak to another`() async throws {
    let driver = try await driver()
    #expect(try await driver.element(OutbreaksID.menu).text == "COVID-19 (Johns Hopkins)")

    try await driver.element(OutbreaksID.menu).tap()
    try await driver.element(OutbreaksID.choice(Self.cholera.id)).tap()
    try await driver.waitUntil("it is shown") {
      try await driver.currentPath == "/statistics/outbreaks/\(Self.cholera.id)"
    }
    try await driver.waitUntil("its name stands in the bar") {
      try await driver.element(OutbreaksID.menu).text == "Cholera, East"
    }
    try await driver.element(OutbreaksID.menu).tap()
    try await driver.element(OutbreaksID.choice(.bundled)).tap()
    try await driver.waitUntil("the first one is back") { try await driver.currentPath == "/statistics" }
  }

  @Test func `the sheet tells each outbreak's disease, day, cases and source`() async throws {
    let driver = try await driver()
    try await openSheet(driver)

    try await driver.waitUntil("the cases are read") {
      try await driver.element(OutbreaksID.row(Self.cholera.id)).text.contains("Total cases: 311")
    }
    let text = try await driver.element(OutbreaksID.row(Self.cholera.id)).text
    #expect(text.contains("Cholera, East") && text.contains("As of May 12, 2024"))
    #expect(text.contains("Source: Cholera, East.csv"))
    try await driver.element(OutbreaksID.row(Self.who.id)).tap()
    try await driver.waitUntil("it is open") {
      try await driver.currentPath == "/statistics/outbreaks/\(Self.who.id)"
    }
  }

  @Test(
    arguments: [
      ("", "Enter a name."), ("12", "The name needs at least one letter."),
      (String(repeating: "a", count: 101), "The name can have at most 100 characters."),
      ("Cho\u{202E}lera", "The name contains an invisible character. Type it again."),
    ])
  func `a name follows the rules of names`(typed: String, problem: String) async throws {
    let driver = try await driver()
    try await openSheet(driver)
    try await driver.element(OutbreaksID.actions(Self.cholera.id)).tap()
    try await driver.element(OutbreaksID.rename(Self.cholera.id)).tap()

    try await driver.element(OutbreaksID.nameField).enter(typed)
    try await driver.element(OutbreaksID.nameSave).tap()

    #expect(try await driver.element(OutbreaksID.nameProblem).text == problem)
  }

  @Test func `a new name stands everywhere`() async throws {
    let driver = try await driver("/statistics/outbreaks/\(Self.cholera.id)")
    try await openSheet(driver)
    try await driver.element(OutbreaksID.actions(Self.cholera.id)).tap()
    try await driver.element(OutbreaksID.rename(Self.cholera.id)).tap()

    try await driver.element(OutbreaksID.nameField).enter("  Cholera   in the East ")
    try await driver.element(OutbreaksID.nameSave).tap()
    try await driver.waitUntil("the sheet is back") { try await driver.element(OutbreaksID.close).exists }
    try await driver.element(OutbreaksID.close).tap()

    try await driver.waitUntil("the bar has it") {
      try await driver.element(OutbreaksID.menu).text == "Cholera in the East"
    }
  }

  @Test func `a deleted outbreak comes back with Undo`() async throws {
    let driver = try await driver("/statistics/outbreaks/\(Self.cholera.id)")
    try await openSheet(driver)
    try await driver.element(OutbreaksID.actions(Self.cholera.id)).tap()
    try await driver.element(OutbreaksID.delete(Self.cholera.id)).tap()

    try await driver.waitUntil("it is gone") {
      try await !driver.element(OutbreaksID.row(Self.cholera.id)).exists
    }
    #expect(try await driver.currentPath == "/statistics")
    try await driver.element(OutbreakUndoID.list.removed).tap()
    try await driver.open("/statistics/outbreaks/\(Self.cholera.id)")
    try await driver.waitUntil("it is back") { try await driver.element(OutbreaksID.placeCount).exists }
  }

  @Test func `a deletion that can't be kept is taken back, and told`() async throws {
    let driver = try await driver(problem: .diskFull)
    try await openSheet(driver)
    try await driver.element(OutbreaksID.actions(Self.cholera.id)).tap()
    try await driver.element(OutbreaksID.delete(Self.cholera.id)).tap()

    let alert = driver.element(.alertDialog, named: "“Cholera, East” was not deleted")
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    try await driver.element(.button, named: "OK").tap()
    #expect(try await driver.element(OutbreaksID.row(Self.cholera.id)).exists)
  }
}
