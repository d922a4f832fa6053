import AppPages
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import World

/// The language of the app in Chromium.
@Suite(.inChromium, .serialized) struct LanguageBrowserTests {
  static let settings = [
    BrowserSettings(.phone), BrowserSettings(.desktop), BrowserSettings(.phone, runsScript: false),
  ]

  @Test(.proves("D34"), arguments: settings)
  func `a choice overrides the browser, and Automatic follows it again`(_ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { driver in
      #expect(try await language(of: driver, at: "/") == "en")
      try await LanguageScenarios.aChoiceOverridesTheBrowser(on: driver, runsScript: settings.runsScript)
      #expect(try await language(of: driver, at: "/") == "en")
      try await LanguageScenarios.theSheet(on: driver)
    }
  }

  @Test(.proves("U6"), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
  func `choosing a language leaves the settings open, in the other language, with the focus`(
    _ settings: BrowserSettings
  ) async throws {
    try await Chromium.run(settings) { driver in
      _ = try await CountryListPage.open(on: driver)
      let page = try await SettingsPage.open(on: driver)
      for (name, done) in [("Русский", "Готово"), ("English", "Done"), ("Русский", "Готово")] {
        try await page.language.enter(name)
        try await driver.waitUntil("the settings are in the other language") {
          guard try await page.isShown else { return false }
          return try await page.done.text == done
        }
        #expect(try await driver.focused?.identifier == "settings.language")
      }
      try await page.done.tap()
      try await driver.waitUntil("the settings are closed") { try await !page.isShown }
      try await LanguageScenarios.expectRussian(driver)
    }
  }

  @Test(.proves("D34")) func `a second open window turns Russian by itself, and a restarted program stays so`()
    async throws
  {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let mine = try await BrowserDriver.start(BrowserSettings(.phone), at: sitrep.address)
    let other = try await BrowserDriver.start(BrowserSettings(.desktop), at: sitrep.address)
    let list = try await CountryListPage.open(on: other)
    try await other.live()
    _ = try await CountryListPage.open(on: mine)

    try await SettingsPage.open(on: mine).choose("Русский", runsScript: true)

    try await other.waitUntil("the other window is Russian") {
      try await list.asOf.text == "На 4 августа 2021\u{202F}г."
    }
    try await LanguageScenarios.expectRussian(other)
    #expect(try await other.evaluate("document.documentElement.lang").string == "ru")
    #expect(try await other.consoleMessages() == [])
    _ = await sitrep.end()

    let again = try await RunningSitrep("--data", folder.path)
    let later = try await BrowserDriver.start(at: again.address)
    #expect(try await language(of: later, at: "/") == "ru")
    try await LanguageScenarios.expectRussian(later)
    _ = await again.end()
  }

  @Test(.proves("D34")) func `what is typed in a window stays when another one changes the language`() async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let mine = try await BrowserDriver.start(BrowserSettings(.phone), at: sitrep.address)
    let other = try await BrowserDriver.start(BrowserSettings(.phone), at: sitrep.address)
    try await other.open("/world/europe/add")
    try await other.live()
    try await other.element(WorldID.name).enter("Andorra")
    try await other.element(WorldID.population).enter("77006")
    _ = try await CountryListPage.open(on: mine)

    try await SettingsPage.open(on: mine).choose("Русский", runsScript: true)

    try await other.waitUntil("the other window is Russian") {
      try await other.evaluate("document.documentElement.lang").string == "ru"
    }
    try await other.waitUntil("the name is there") { try await other.element(WorldID.name).value == "Andorra" }
    #expect(try await other.element(WorldID.population).value == "77006")
    _ = await sitrep.end()
  }

  @Test(arguments: BrowserSettings.looks) func `axe finds nothing in the settings`(_ look: BrowserSettings) async throws
  {
    try await Chromium.run(look) { driver in
      _ = try await CountryListPage.open(on: driver)
      _ = try await SettingsPage.open(on: driver)

      #expect(try await AxeAudit.violations(on: driver) == [])
    }
  }

  @Test(.proves("D34"), arguments: [16, 32])
  func `Russian words fit a small phone, also twice as large`(_ textSize: Int) async throws {
    let settings = BrowserSettings(.smallPhone, languages: "ru", textSize: textSize)
    try await Chromium.run(settings) { driver in
      try await driver.open("/world/northAmerica/add")
      try await driver.element(WorldID.name).enter("Соединённые Штаты")
      try await driver.element(WorldID.population).enter("300000000")
      try await driver.element(WorldID.add).tap()
      try await driver.waitUntil("the country is there") { try await driver.element(WorldID.undoText).isVisible }
      for screen in AccessibilityBrowserTests.screens + ["/world", "/world/northAmerica", "/world/northAmerica/add"] {
        try await driver.open(screen)
        #expect(try await driver.evaluate("document.documentElement.lang").string == "ru")
        #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == 320, "on \(screen)")
      }
    }
  }

  private func language(of driver: BrowserDriver, at path: String) async throws -> String? {
    try await driver.open(path)
    return try await driver.evaluate("document.documentElement.lang").string
  }
}
