import AppPages
import PortableUITesting
import TestTraits
import Testing

/// The language of the app in process, without and with script.
@Suite(.timeLimit(.minutes(10))) struct LanguageUITests {
  @Test(.proves("D34"), arguments: [false, true])
  func `a choice overrides the browser, and Automatic follows it again`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: runsScript)

    try await LanguageScenarios.aChoiceOverridesTheBrowser(on: driver, runsScript: runsScript)
  }

  @Test(.proves(92), arguments: [false, true])
  func `the sheet says what the choice means and that there are no analytics, and Done closes it`(runsScript: Bool)
    async throws
  {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: runsScript)

    try await LanguageScenarios.theSheet(on: driver)
  }

  @Test(.proves("U6")) func `choosing a language leaves the settings open, in the other language`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    _ = try await CountryListPage.open(on: driver)
    let settings = try await SettingsPage.open(on: driver)

    for (name, done) in [("Русский", "Готово"), ("English", "Done"), ("Русский", "Готово")] {
      try await settings.language.enter(name)
      try await driver.waitUntil("the settings are in the other language") {
        guard try await settings.isShown else { return false }
        return try await settings.done.text == done
      }
    }
    try await settings.done.tap()
    try await driver.waitUntil("the settings are closed") { try await !settings.isShown }
    try await LanguageScenarios.expectRussian(driver)
  }

  @Test(.proves("D34")) func `English can be chosen against a Russian browser, in the World tab too`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), language: "ru")
    try await driver.open("/world")
    #expect(try await driver.headings.first == "Мир")

    try await SettingsPage.open(on: driver).choose("English", runsScript: false)

    #expect(try await driver.currentPath == "/world")
    #expect(try await driver.headings.first == "World")
  }

  @Test(.proves("D34")) func `a second open window turns Russian by itself`() async throws {
    let app = try await AppFixture.responder()
    let mine = InProcessDriver(app, runsScript: true)
    let other = InProcessDriver(app, runsScript: true)
    _ = try await CountryListPage.open(on: other)
    _ = try await CountryListPage.open(on: mine)

    try await SettingsPage.open(on: mine).choose("Русский", runsScript: true)

    try await other.waitUntil("the other window is Russian") { try await other.headings.first == "COVID-19" }
    try await LanguageScenarios.expectRussian(other)
  }

  @Test(.proves("D34")) func `an address that is none says so in the chosen language`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder())
    _ = try await CountryListPage.open(on: driver)
    try await SettingsPage.open(on: driver).choose("Русский", runsScript: false)

    try await driver.open("/nothing/here")

    #expect(try await driver.status == 404)
    #expect(try await driver.element(.link, named: "К статистике").isVisible)
  }
}
