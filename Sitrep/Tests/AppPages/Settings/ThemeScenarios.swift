import PortableUITesting
import Statistics
import Testing

/// What a person does with the appearance of the app, told once for every driver.
package enum ThemeScenarios {
  /// R79: a chosen appearance holds at once, on other screens and after a reload, and language and chosen country stay.
  ///
  /// - Returns: The value of the picker, to know it by after a restart.
  package static func chooseDark(on driver: any UIDriver, runsScript: Bool) async throws -> String? {
    let card = try await CountryCardPage.open(on: driver)
    try await card.choose("FR")
    try await SettingsPage.open(on: driver).choose("Русский", runsScript: runsScript)
    try await driver.waitUntil("the card is Russian") { try await card.name.text == "Франция (FR)" }

    let automatic = try await choose("Авто", on: driver)
    let dark = try await choose("Тёмное", on: driver)
    #expect(dark != automatic)
    try await expectTheChoices(dark, on: driver)

    try await driver.reload()
    try await expectTheChoices(dark, on: driver)
    return dark
  }

  /// R79: language, chosen country and appearance are as they were chosen.
  package static func expectTheChoices(_ theme: String?, on driver: any UIDriver) async throws {
    let card = try await CountryCardPage.open(on: driver)
    #expect(try await card.name.text == "Франция (FR)")
    #expect(try await driver.title == "COVID-19 – Sitrep")
    let settings = try await SettingsPage.open(on: driver)
    #expect(try await settings.theme.value == theme)
    try await close(settings)
  }

  /// Chooses an appearance by its name in the language of the page, and closes the settings.
  @discardableResult
  package static func choose(_ name: String, on driver: any UIDriver) async throws -> String? {
    let settings = try await SettingsPage.open(on: driver)
    try await settings.theme.enter(name)
    let value = try await settings.theme.value
    try await close(settings)
    return value
  }

  private static func close(_ settings: SettingsPage) async throws {
    try await settings.done.tap()
    try await settings.driver.waitUntil("the settings are closed") { try await !settings.isShown }
  }
}
