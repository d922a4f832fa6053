import Domain
import Figures
import PortableUITesting
import Statistics
import Testing

/// What a person does with the overview, told once for every driver.
package enum OverviewScenarios {
  package static let all = [
    Scenario("the world in figures", theWorldInFigures),
    Scenario("the card leads to the overview", theCardLeadsThere),
    Scenario("another day", anotherDay),
    Scenario("the table has what the map shows", theTable),
    Scenario("rises and falls", risesAndFalls),
    Scenario("rates ask for populations", ratesAskForPopulations),
  ]

  /// The overview, once its days are read.
  package static func open(_ settings: String = "", on driver: any UIDriver) async throws {
    try await driver.open("/statistics/overview" + (settings.isEmpty ? "" : "?overview=\(settings)"))
    // A page without script that came before the days were read says so, and does not change by itself.
    for _ in 0..<5 where try await !driver.element(OverviewID.newCases).exists { try await driver.reload() }
    try await waitForFigures(on: driver)
  }

  package static func waitForFigures(on driver: any UIDriver) async throws {
    try await driver.waitUntil("the figures are there") { try await driver.element(OverviewID.newCases).exists }
  }

  /// B9: the world's totals with their day, their source and how many countries they are of.
  package static func theWorldInFigures(on driver: any UIDriver) async throws {
    try await open(on: driver)

    #expect(try await driver.element(OverviewID.day).text == "As of August 4, 2021")
    #expect(
      try await driver.element(OverviewID.countries).text
        == "192 countries and territories · Johns Hopkins University CSSE (datasets/covid-19)")
    #expect(try await driver.element(OverviewID.newCases).text == "4,264,257")
    #expect(try await driver.element(OverviewID.cases).text == "200,306,824")
    #expect(try await driver.element(OverviewID.deaths).text == "4,256,982")
    #expect(try await driver.element(MapID.country(try france)).name == "France: 155,446")
    #expect(try await driver.element(OverviewID.nothingWatched).exists)
  }

  /// B9: on a phone the chosen country's card has a link, and the way back leads to the list.
  package static func theCardLeadsThere(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    let list = try await driver.currentPath

    try await driver.element(OverviewID.link).tap()

    try await driver.waitUntil("the overview is open") { try await driver.currentPath == "/statistics/overview" }
    try await waitForFigures(on: driver)
    try await driver.goBack()
    try await driver.waitUntil("the list is back") { try await driver.currentPath == list }
  }

  /// B9: the day is in the address; all figures are of that day.
  package static func anotherDay(on driver: any UIDriver) async throws {
    try await open("2020-04-02", on: driver)
    #expect(try await driver.element(OverviewID.day).text == "As of April 2, 2020")

    try await driver.element(OverviewID.earlier).tap()

    try await driver.waitUntil("the day before is shown") {
      try await driver.element(OverviewID.day).text == "As of April 1, 2020"
    }
    #expect(try await driver.currentPath == "/statistics/overview?overview=2020-04-01")
    try await open("2020-01-22", on: driver)
    #expect(try await driver.element(OverviewID.earlier).isDisabled)
    #expect(try await driver.element(MapID.country(try france)).name == "France: no data")
  }

  /// B9: who does not see the map reads its figures as a table, from which a country opens.
  package static func theTable(on driver: any UIDriver) async throws {
    try await open("deaths", on: driver)
    #expect(try await driver.element(OverviewID.row(try france)).exists == false)

    try await driver.element(OverviewID.tableButton).tap()

    try await driver.waitUntil("the table is there") { try await driver.element(OverviewID.row(try france)).exists }
    #expect(try await driver.currentPath == "/statistics/overview?overview=deaths,table")
    try await driver.element(OverviewID.row(try france)).tap()
    try await driver.waitUntil("France is open") { try await driver.currentPath == "/statistics/FR" }
  }

  /// B9: the steepest changes of the week, each a way to its country.
  package static func risesAndFalls(on driver: any UIDriver) async throws {
    try await open(on: driver)
    let ecuador = try #require(CountryCode("EC"))

    try await driver.element(OverviewID.change(ecuador)).tap()

    try await driver.waitUntil("Ecuador is open") { try await driver.currentPath == "/statistics/EC" }
  }

  /// B9, B10: without populations a map of rates says where they come from.
  package static func ratesAskForPopulations(on driver: any UIDriver) async throws {
    try await open("deaths-rate", on: driver)

    #expect(try await driver.element(StatisticsID.populationsMissing).exists)
    #expect(try await driver.element(MapID.country(try france)).name == "France: no data")
  }

  private static var france: CountryCode {
    get throws { try #require(CountryCode("FR")) }
  }
}
