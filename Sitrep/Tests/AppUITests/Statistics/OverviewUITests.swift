import AppPages
import Domain
import Figures
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// The overview in process, with and without script.
@Suite struct OverviewUITests {
  private let france = CountryCode("FR")

  private func driver(
    runsScript: Bool = true, language: String = "en-US", populations: Populations = [:]
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(populations: populations), language: language, runsScript: runsScript)
  }

  @Test(.proves("B9"), arguments: OverviewScenarios.all, [false, true])
  func `a scenario goes with and without script`(_ scenario: Scenario, _ runsScript: Bool) async throws {
    try await scenario.play(driver(runsScript: runsScript))
  }

  @Test(.proves("B9")) func `a press on the map opens the country`() async throws {
    let driver = try await driver()
    try await OverviewScenarios.open(on: driver)

    try await driver.element(MapID.country(try #require(france))).tap()

    #expect(try await driver.currentPath == "/statistics/FR")
  }

  @Test(.proves("B9")) func `with populations the map tells rates`() async throws {
    let driver = try await driver(populations: [.europe: ["France": 67_000_000]])
    try await OverviewScenarios.open("deaths-rate", on: driver)

    #expect(try await driver.element(MapID.country(try #require(france))).name == "France: 167.5")
    #expect(try await driver.element(StatisticsID.populationsMissing).exists == false)
  }

  @Test(.proves("B9")) func `watched countries stand there as small charts, each a way to its country`() async throws {
    let driver = try await driver()
    let france = try #require(france)
    let country = try await CountryPage.open("FR", on: driver)
    try await country.watchButton.tap()

    try await OverviewScenarios.open(on: driver)
    #expect(try await driver.element(OverviewID.nothingWatched).exists == false)
    try await driver.element(OverviewID.watched(france)).tap()

    #expect(try await driver.currentPath == "/statistics/FR")
  }

  @Test(.proves("B9")) func `the slider takes the map through the days`() async throws {
    let driver = try await driver()
    try await OverviewScenarios.open(on: driver)

    try await driver.element(OverviewID.slider).enter("100")

    try await driver.waitUntil("the hundredth day is shown") {
      try await driver.element(OverviewID.day).text == "As of May 1, 2020"
    }
    #expect(try await driver.currentPath == "/statistics/overview?overview=2020-05-01")
  }

  @Test(.proves("B9")) func `beside the list the overview comes once it is seen, and narrow windows load none of it`()
    async throws
  {
    let driver = try await driver()
    _ = try await CountryListPage.open(on: driver, at: "/statistics")
    #expect(try await driver.element(OverviewID.newCases).exists == false)
    #expect(try await driver.find(.role(.link, named: "Show more")).count == 1)

    try await driver.tap(.role(.link, named: "Show more"))

    try await OverviewScenarios.waitForFigures(on: driver)
    #expect(try await driver.currentPath == "/statistics")
  }

  @Test(.proves("B9")) func `each country of the figures is on the map`() async throws {
    let driver = try await driver()
    try await OverviewScenarios.open(on: driver)

    #expect(try await driver.find(.identifiers(startingWith: "overview.map.")).count == 192)
  }

  @Test(.proves("B9")) func `the map plays a week after another to its last day, and stops`() async throws {
    let driver = try await driver()
    try await OverviewScenarios.open("2021-10-03", on: driver)

    try await driver.element(OverviewID.play).tap()

    try await driver.waitUntil("the last day is shown") {
      try await driver.element(OverviewID.day).text == "As of October 10, 2021"
    }
    try await driver.waitUntil("it has stopped") { try await driver.element(OverviewID.play).name == "Play" }
  }

  @Test(.proves("B9")) func `the overview speaks Russian`() async throws {
    let driver = try await driver(language: "ru")
    try await OverviewScenarios.open(on: driver)

    #expect(try await driver.element(OverviewID.day).text.hasPrefix("На 4 августа 2021"))
    #expect(try await driver.element(OverviewID.countries).text.hasPrefix("192 страны и территории · "))
  }
}
