import Figures
import PortableUITesting
import Statistics
import Testing

extension StatisticsScenarios {
  /// B1: an address with a search and an order shows just that.
  package static func searchAndOrderAreInTheAddress(on driver: any UIDriver) async throws {
    let found = try await CountryListPage.open(on: driver, at: "/statistics?search=guinea")
    #expect(try await found.codes == ["GQ", "GN", "GW", "PG"])

    let ordered = try await CountryListPage.open(on: driver, at: "/statistics?search=guinea&sort=total")
    #expect(try await ordered.codes == ["GN", "PG", "GQ", "GW"])

    let reversed = try await CountryListPage.open(on: driver, at: "/statistics?search=guinea&sort=total-up")
    #expect(try await reversed.codes == ["GW", "GQ", "PG", "GN"])
    #expect(try await driver.currentPath == "/statistics?search=guinea&sort=total-up")
  }

  /// B1: the menu chooses the order, which the address keeps; the cell says what it is ordered by.
  package static func theMenuChoosesTheOrder(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver, at: "/statistics")

    try await list.sort(by: .deaths)
    #expect(try await driver.currentPath == "/statistics?sort=deaths")
    #expect(try await list.codes.prefix(3) == ["US", "BR", "IN"])
    #expect(try await list.measure("BR").text == "559,607")

    try await list.reverseOrder()
    #expect(try await driver.currentPath == "/statistics?sort=deaths-up")
    #expect(try await list.codes.last == "US")
    try await driver.reload()
    #expect(try await list.codes.last == "US")

    #expect(try await driver.element(StatisticsID.order).text == "Deaths, lowest first")
    try await driver.element(StatisticsID.undoOrder).tap()
    try await driver.waitUntil("names are in order") { try await driver.currentPath == "/statistics" }
    #expect(try await driver.element(StatisticsID.order).exists == false)
    try await list.sort(by: .name)
    #expect(try await driver.currentPath == "/statistics")
    #expect(try await list.codes.first == "AF")
    #expect(try await list.measure("BR").exists == false)
  }

  /// B1: nothing found says so, and leads back to everything.
  package static func nothingIsFound(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver, at: "/statistics?search=zzzz")
    #expect(try await list.codes == [])
    #expect(try await driver.element(StatisticsID.nothingFound).text.contains("“zzzz”"))

    try await driver.element(StatisticsID.clearSearch).tap()

    try await driver.waitUntil("everything is shown") { try await list.codes.count == 192 }
    #expect(try await driver.currentPath == "/statistics")
  }

  /// B1, D2: the chosen country makes room for what a search finds, and comes back after it.
  package static func theChosenCountryMakesRoom(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver, at: "/statistics?search=japan")
    #expect(try await list.codes == ["JP"])
    #expect(try await driver.element(StatisticsID.card).exists == false)
    #expect(try await driver.element(StatisticsID.countryCount).text == "1 country or territory")

    let whole = try await CountryCardPage.open(on: driver)
    #expect(try await whole.name.text == "Russia (RU)")
  }

  /// B1: each key filters the list, and the address follows; needs script.
  package static func typingFilters(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver, at: "/statistics")

    for (text, codes) in [("jap", ["JP"]), ("JPN", ["JP"]), ("япо", ["JP"]), ("Deutschland", ["DE"])] {
      try await list.searchField.enter(text)
      try await driver.waitUntil("\(text) is found") { try await list.codes == codes }
    }
    try await list.searchField.enter("Allemagne")
    try await driver.waitUntil("a name in another language is found") { try await list.codes == ["DE"] }
    #expect(try await driver.currentPath == "/statistics?search=Allemagne")
    let germany = try await list.choose("DE")
    #expect(try await germany.title == "Germany")
    #expect(try await driver.currentPath == "/statistics/DE?search=Allemagne")
  }
}
