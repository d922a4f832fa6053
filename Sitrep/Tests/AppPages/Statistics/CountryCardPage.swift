import Domain
import PortableUITesting
import Statistics

/// The chosen country above the list, and the sheet that chooses another one, as a person uses them.
package struct CountryCardPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the list, whose card it is.
  package static func open(on driver: any UIDriver, at path: String = "/statistics") async throws -> CountryCardPage {
    _ = try await CountryListPage.open(on: driver, at: path)
    return CountryCardPage(driver)
  }

  package var flag: PageElement { driver.element(StatisticsID.cardFlag) }
  package var name: PageElement { driver.element(StatisticsID.cardName) }
  package var picker: PageElement { driver.element(StatisticsID.cardPicker) }
  package var button: PageElement { driver.element(StatisticsID.card) }
  /// The day of the figures, how old they are, and whose.
  package var origin: PageElement { driver.element(StatisticsID.cardOrigin) }
  /// The card as a whole.
  package var area: PageElement { driver.element(StatisticsID.cardArea) }
  package var shareMenu: PageElement { driver.element(ShareID.card.menu) }
  package var details: PageElement { driver.element(StatisticsID.cardDetails) }
  package var refreshButton: PageElement { driver.element(StatisticsID.refresh) }
  package var outcome: PageElement { driver.element(StatisticsID.refreshOutcome) }

  /// New cases, those of the day before, total, recovered, ill and deaths, as they are shown.
  package var figures: [String] {
    get async throws {
      var texts: [String] = []
      for id in [
        StatisticsID.cardNew, StatisticsID.cardNewBefore, StatisticsID.cardTotal, StatisticsID.cardRecovered,
        StatisticsID.cardActive, StatisticsID.cardDeaths,
      ] {
        texts.append(try await driver.element(id).text)
      }
      return texts
    }
  }

  /// Opens the sheet by one of the card's parts.
  package func openPicker(by part: PageElement) async throws {
    try await part.tap()
    try await driver.waitUntil("the countries are offered") { try await isPickerShown }
  }

  package var isPickerShown: Bool { get async throws { try await closeButton.isVisible } }
  package var closeButton: PageElement { driver.element(StatisticsID.pickerClose) }
  package var searchField: PageElement { driver.element(.searchBox, named: "Name or code") }

  /// The rows of the sheet, top to bottom.
  package var pickerRows: [ElementReading] {
    get async throws { try await driver.find(.identifiers(startingWith: "statistics.pick.")) }
  }

  package func closePicker() async throws {
    try await closeButton.tap()
    try await driver.waitUntil("the sheet is closed") { try await !isPickerShown }
  }

  /// Chooses a country in the sheet.
  package func choose(_ code: String) async throws {
    try await openPicker(by: button)
    try await driver.element("statistics.pick.\(code)").tap()
    try await driver.waitUntil("the sheet is closed") { try await !isPickerShown }
  }

  /// Presses Refresh; the first time, agrees to what is asked, or to flags as well.
  package func refresh(agreeing: Bool, withFlags: Bool = false) async throws {
    try await refreshButton.tap()
    guard agreeing else { return }
    let answer = driver.element(withFlags ? StatisticsID.refreshAllowFlags : StatisticsID.refreshAllow)
    try await driver.waitUntil("it asks whether it may") { try await answer.isVisible }
    try await answer.tap()
  }
}
