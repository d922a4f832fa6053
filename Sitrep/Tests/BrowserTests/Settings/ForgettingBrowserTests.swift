import AppPages
import PortableUITesting
import TestSupport
import Testing

/// "Clear this browser's data" in Chromium.
@Suite(.inChromium, .serialized) struct ForgettingBrowserTests {
  @Test func `a browser that forgets has no cookie, no stored word and no page any more`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone), expecting: "Clear-Site-Data") { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.live()
      #expect(try await driver.evaluate("document.cookie").string?.hasPrefix("zone=") == true)
      _ = try await driver.evaluate("sessionStorage.setItem('place', '1')")

      try await SettingsPage.open(on: driver).forget.tap()
      try await driver.waitUntil("it is asked") { try await driver.element(.button, named: "Clear").exists }
      #expect(try await AxeAudit.violations(on: driver) == [])
      try await driver.element(.button, named: "Clear").tap()
      try await driver.waitUntil("it is done") { try await !driver.element(.button, named: "Clear").exists }

      #expect(try await driver.evaluate("document.cookie") == "")
      #expect(try await driver.evaluate("sessionStorage.length + localStorage.length").number == 0)
      #expect(try await AxeAudit.violations(on: driver) == [])
      try await driver.element(.link, named: "Go to the start").tap()
      #expect(try await driver.currentPath == "/")
    }
  }

  @Test func `without script it works too`() async throws {
    let settings = BrowserSettings(.phone, runsScript: false, languages: "ru")
    try await Chromium.run(settings, expecting: "Clear-Site-Data") { driver in
      _ = try await CountryListPage.open(on: driver)
      try await SettingsPage.open(on: driver).forget.tap()
      try await driver.element(.button, named: "Удалить").tap()
      #expect(try await driver.element(.link, named: "К началу").isVisible)
    }
  }
}
