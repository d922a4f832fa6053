import Figures
import PortableUITesting
import Statistics
import Testing

/// The list of countries, as a person uses it.
package struct CountryListPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens the app's first page.
  package static func open(on driver: any UIDriver, at path: String = "/") async throws -> CountryListPage {
    try await driver.open(path)
    return try await shown(on: driver)
  }

  /// The list that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> CountryListPage {
    let page = CountryListPage(driver)
    try await driver.waitUntil("the list of countries is shown") { try await page.toggle.isVisible }
    return page
  }

  package var toggle: PageElement { driver.element(StatisticsID.watchedToggle) }
  package var asOf: PageElement { driver.element(StatisticsID.asOf) }

  /// The codes of the countries in the list, top to bottom.
  package var codes: [String] {
    get async throws { try await rows.map { String($0.identifier.dropFirst(Self.rowPrefix.count)) } }
  }

  /// The rows as a person reads them, top to bottom.
  package var rows: [ElementReading] {
    get async throws { try await driver.find(.identifiers(startingWith: Self.rowPrefix)) }
  }

  package func row(_ code: String) -> PageElement { driver.element(Self.rowPrefix + code) }
  package func flag(_ code: String) -> PageElement { row(code).element(StatisticsID.cellFlag) }
  package func name(_ code: String) -> PageElement { row(code).element(StatisticsID.cellName) }
  package func total(_ code: String) -> PageElement { row(code).element(StatisticsID.cellTotal) }

  package func measure(_ code: String) -> PageElement { row(code).element(StatisticsID.cellMeasure) }

  package var searchField: PageElement { driver.element(.searchBox, named: "Name or code") }

  /// Chooses an order in the menu.
  package func sort(by measure: CountryMeasure) async throws {
    try await driver.element(StatisticsID.sortMenu).tap()
    try await driver.element(StatisticsID.sort(measure)).tap()
    let text = measure.rawValue
    try await driver.waitUntil("the list is in order") {
      let path = try await driver.currentPath
      return measure == .name ? !path.contains("sort=") : path.contains("sort=\(text)")
    }
  }

  /// Turns the order round.
  package func reverseOrder() async throws {
    let path = try await driver.currentPath
    try await driver.element(StatisticsID.sortMenu).tap()
    try await driver.element(StatisticsID.sortReversed).tap()
    try await driver.waitUntil("the order is another one") { try await driver.currentPath != path }
  }

  /// Opens the country's page.
  package func choose(_ code: String) async throws -> CountryPage {
    try await row(code).tap()
    return try await CountryPage.shown(on: driver)
  }

  /// Presses the toggle, and waits until it says so.
  package func switchFilter(on isOn: Bool) async throws {
    try await toggle.tap()
    try await driver.waitUntil("the toggle is \(isOn ? "on" : "off")") { try await toggle.isOn == isOn }
  }

  private static let rowPrefix = "statistics.row."
}
