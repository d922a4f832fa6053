import Figures
import PortableUITesting
import Statistics

/// One country's page, as a person uses it.
package struct CountryPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Opens a country by its address, as a bookmark does.
  package static func open(_ code: String, on driver: any UIDriver) async throws -> CountryPage {
    try await driver.open("/statistics/\(code)")
    return try await shown(on: driver)
  }

  /// The country that the page now shows.
  package static func shown(on driver: any UIDriver) async throws -> CountryPage {
    let page = CountryPage(driver)
    try await driver.waitUntil("a country is shown") { try await page.flag.isVisible }
    return page
  }

  package var flag: PageElement { driver.element(StatisticsID.detailFlag) }
  package var watchButton: PageElement { driver.element(StatisticsID.watchButton) }
  package var active: PageElement { driver.element(StatisticsID.active) }
  package var population: PageElement { driver.element(StatisticsID.population) }
  package var missingPopulation: PageElement { driver.element(StatisticsID.populationMissing) }
  package var addPopulation: PageElement { driver.element(StatisticsID.addPopulation) }
  package var ownPopulation: PageElement { driver.element(StatisticsID.ownPopulation) }

  package func rate(_ measure: CountryMeasure) -> PageElement { driver.element(StatisticsID.rate(measure)) }

  /// Opens the sheet for an own number, types one and saves it.
  package func enterOwnPopulation(_ text: String) async throws {
    try await ownPopulation.tap()
    try await driver.waitUntil("the number is asked for") {
      try await driver.element(StatisticsID.ownField).isVisible
    }
    try await driver.element(StatisticsID.ownField).enter(text)
    try await driver.element(StatisticsID.ownSave).tap()
  }

  package func bar(_ graph: StatisticsID.Graph) -> PageElement { driver.element(StatisticsID.bar(graph)) }
  package func caption(_ graph: StatisticsID.Graph) -> PageElement { driver.element(StatisticsID.caption(graph)) }
  package func newCount(_ graph: StatisticsID.Graph) -> PageElement { driver.element(StatisticsID.newCount(graph)) }

  /// The country's name, which is the page's title.
  package var title: String {
    get async throws {
      let titles = try await driver.find(.role(.heading)).filter {
        $0.isVisible && $0.attributes["class"]?.hasPrefix("title") == true
      }
      return titles.last?.text ?? ""
    }
  }

  /// What the watch button says of the country.
  package var isWatched: Bool {
    get async throws { try await watchButton.name.hasPrefix("Watched") }
  }

  /// Presses the watch button, and waits until it says so.
  package func setWatched(_ isWatched: Bool) async throws {
    try await watchButton.tap()
    try await driver.waitUntil("the country is \(isWatched ? "" : "not ")watched") {
      try await self.isWatched == isWatched
    }
  }

  /// Goes back by the page's own control.
  package func back() async throws -> CountryListPage {
    try await driver.element(.link, named: "Covid19 Stats").tap()
    return try await CountryListPage.shown(on: driver)
  }
}
