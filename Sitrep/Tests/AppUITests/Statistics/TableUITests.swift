import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// The table of countries in process, with and without script.
@Suite struct TableUITests {
  @Test(.proves("B9"), arguments: TableScenarios.all, [false, true])
  func `a scenario goes with and without script`(_ scenario: Scenario, _ runsScript: Bool) async throws {
    try await scenario.play(InProcessDriver(try await AppFixture.responder(), runsScript: runsScript))
  }

  @Test(.proves("B9")) func `with populations the table has rates`() async throws {
    let driver = InProcessDriver(
      try await AppFixture.responder(populations: [.europe: ["France": 67_000_000]]), language: "ru-RU")
    try await driver.open("/statistics/table?search=fra&sort=deaths-rate")

    let rates = try await driver.elements(.identifier(StatisticsID.tableFigure(.deathsRate)))
    #expect(try await rates.first?.text == "167,5")
    #expect(try await driver.element(StatisticsID.publishedPopulations).exists == false)
  }

  @Test(.proves("B9")) func `published populations are a press away`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder())
    try await driver.open("/statistics/table?search=fra")

    try await driver.element(StatisticsID.publishedPopulations).tap()

    #expect(try await driver.headings.first == "Published populations")
  }

  @Test(.proves("B9")) func `where nothing is watched, the table says what to do`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder())

    try await driver.open("/statistics/table?watched=1")

    #expect(try await driver.element(StatisticsID.nothingWatched).exists)
    #expect(try await driver.element(StatisticsID.table).exists == false)
  }
}
