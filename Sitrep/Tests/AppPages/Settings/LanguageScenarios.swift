import Foundation
import PortableUITesting
import Statistics
import Testing

/// What a person does with the language of the app, told once for every driver.
package enum LanguageScenarios {
  /// D34: a choice turns the whole page at once, and stays after a reload and in other places; Automatic takes it back.
  package static func aChoiceOverridesTheBrowser(on driver: any UIDriver, runsScript: Bool) async throws {
    let list = try await CountryListPage.open(on: driver)
    try await expectEnglish(driver)

    try await SettingsPage.open(on: driver).choose("Русский", runsScript: runsScript)
    try await driver.waitUntil("the page is Russian") { try await list.asOf.text == "На 4 августа 2021\u{202F}г." }
    try await expectRussian(driver)

    try await driver.reload()
    try await expectRussian(driver)
    let japan = try await CountryPage.open("JP", on: driver)
    #expect(try await japan.title == "Япония")
    #expect(try await japan.caption(.deaths).text == "Всего смертей: 15\u{A0}246")

    _ = try await CountryListPage.open(on: driver)
    try await SettingsPage.open(on: driver).choose("Авто", runsScript: runsScript)
    try await driver.waitUntil("the page is English") { try await list.asOf.text == "As of August 4, 2021" }
    try await expectEnglish(driver)
  }

  /// D34, R92: the sheet says what the choice means and what becomes of the data, and Done closes it.
  package static func theSheet(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    let settings = try await SettingsPage.open(on: driver)
    #expect(try await settings.language.name == "Language")
    #expect(try await settings.privacy.text.hasPrefix("There are no analytics: everything stays on this device"))
    #expect(try await driver.textSnapshot.contains("Automatic uses the language of your browser or system."))

    try await settings.done.tap()

    try await driver.waitUntil("the settings are closed") { try await !settings.isShown }
    try await expectEnglish(driver)
  }

  /// The list in English: title, tabs, sentence and numbers, and the page's own language.
  package static func expectEnglish(_ driver: any UIDriver) async throws {
    let list = try await CountryListPage.shown(on: driver)
    #expect(try await driver.title == "Covid19 Stats – Sitrep")
    #expect(try await list.total("AF").text == "Total cases: 148,933")
    #expect(try await driver.element(StatisticsID.countryCount).text == "192 countries and territories")
    #expect(try await driver.element(.link, named: "World").isVisible)
  }

  /// The list in Russian: title, tabs, sentence and numbers, and the page's own language.
  package static func expectRussian(_ driver: any UIDriver) async throws {
    let list = try await CountryListPage.shown(on: driver)
    #expect(try await driver.title == "COVID-19 – Sitrep")
    #expect(try await list.total("AF").text == "Всего случаев: 148\u{A0}933")
    #expect(try await driver.element(StatisticsID.countryCount).text == "192 страны и территории")
    #expect(try await driver.element(.link, named: "Мир").isVisible)
  }
}
