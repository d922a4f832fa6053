import AppPages
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The appearance of the app in Chromium.
@Suite(.inChromium, .serialized) struct ThemeBrowserTests {
  private static let (light, dark) = ("rgb(242, 242, 247)", "rgb(0, 0, 0)")

  @Test(.proves(79), arguments: [true, false])
  func `language, country and appearance survive a restart`(runsScript: Bool) async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(BrowserSettings(.phone, runsScript: runsScript), at: sitrep.address)
    _ = try await CountryListPage.open(on: driver)
    #expect(try await ground(of: driver) == Self.light)
    let theme = try await ThemeScenarios.chooseDark(on: driver, runsScript: runsScript)
    #expect(try await ground(of: driver) == Self.dark)
    for path in ["/nowhere", "/forget"] {
      try await driver.open(path)
      #expect(try await ground(of: driver) == Self.dark, "\(path)")
    }
    _ = await sitrep.end()

    let again = try await RunningSitrep("--data", folder.path)
    let later = try await BrowserDriver.start(BrowserSettings(.phone, runsScript: runsScript), at: again.address)
    try await ThemeScenarios.expectTheChoices(theme, on: later)
    #expect(try await ground(of: later) == Self.dark)
    #expect(try await later.consoleMessages() == [])
    _ = await again.end()
  }

  @Test func `a choice overrides the browser in every open window, sheets and own colours included`() async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let mine = try await BrowserDriver.start(BrowserSettings(.phone, isDark: true), at: sitrep.address)
    let other = try await BrowserDriver.start(BrowserSettings(.desktop, isDark: true), at: sitrep.address)
    let country = try await CountryPage.open("FR", on: other)
    try await other.live()
    _ = try await CountryListPage.open(on: mine)
    #expect(try await ground(of: other) == Self.dark)
    let own = try await other.style("background-color", of: country.bar(.confirmed))

    let settings = try await SettingsPage.open(on: mine)
    #expect(try await sheetGround(of: mine) == "rgb(28, 28, 30)")
    try await settings.theme.enter("Light")

    try await other.waitUntil("the other window is light") { try await ground(of: other) == Self.light }
    #expect(try await other.style("background-color", of: country.bar(.confirmed)) != own)
    try await mine.waitUntil("the sheet is light") { try await sheetGround(of: mine) == Self.light }
    try await settings.theme.enter("Automatic")
    try await other.waitUntil("the other window is dark") { try await ground(of: other) == Self.dark }
    #expect(try await other.style("background-color", of: country.bar(.confirmed)) == own)
    _ = await sitrep.end()
  }

  @Test(arguments: ["Light", "Dark"])
  func `axe finds nothing where the choice is not the browser's`(_ name: String) async throws {
    try await Chromium.run(BrowserSettings(.phone, isDark: name == "Light")) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await ThemeScenarios.choose(name, on: driver)
      for path in ["/statistics", "/statistics/FR", "/world", "/guidance"] {
        try await driver.open(path)
        #expect(try await ground(of: driver) == (name == "Light" ? Self.light : Self.dark))
        #expect(try await AxeAudit.violations(on: driver) == [])
      }
    }
  }

  private func ground(of driver: BrowserDriver) async throws -> String? {
    try await driver.evaluate("getComputedStyle(document.documentElement).backgroundColor").string
  }

  private func sheetGround(of driver: BrowserDriver) async throws -> String? {
    try await driver.evaluate("getComputedStyle(document.querySelector('.sheet')).backgroundColor").string
  }
}
