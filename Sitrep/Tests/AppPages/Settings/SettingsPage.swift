import DesignSystem
import PortableUITesting

/// The settings of the app, as a person uses them.
package struct SettingsPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens them by the button of the list or the world that is shown.
  package static func open(on driver: any UIDriver) async throws -> SettingsPage {
    let page = SettingsPage(driver)
    try await driver.element(SettingsID.button).tap()
    try await driver.waitUntil("the settings are shown") { try await page.language.isVisible }
    return page
  }

  package var language: PageElement { driver.element(SettingsID.language) }
  package var theme: PageElement { driver.element(SettingsID.theme) }
  package var privacy: PageElement { driver.element(SettingsID.privacy) }
  package var forget: PageElement { driver.element(SettingsID.forget) }
  package var done: PageElement { driver.element(SettingsID.done) }

  /// Whether the sheet stands open.
  package var isShown: Bool { get async throws { try await language.isVisible } }

  /// Chooses a language by its name, or "Automatic".
  ///
  /// A page with script changes at once, and the sheet stays; without script Done sends the choice.
  package func choose(_ name: String, runsScript: Bool) async throws {
    let before = try await done.text
    try await language.enter(name)
    if runsScript {
      try await driver.waitUntil("the settings are in the other language") {
        guard try await isShown else { return false }
        return try await done.text != before
      }
    }
    try await done.tap()
    try await driver.waitUntil("the settings are closed") { try await !isShown }
  }
}
