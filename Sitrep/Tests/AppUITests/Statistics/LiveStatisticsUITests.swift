import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// The scenarios of the Statistics tab in process, in a browser with script: each step is compared with a fresh render.
@Suite(.timeLimit(.minutes(10))) struct LiveStatisticsUITests {
  private func driver() async throws -> InProcessDriver {
    InProcessDriver(try await AppFixture.responder(), runsScript: true)
  }

  @Test(.proves(85), arguments: StatisticsScenarios.all + StatisticsScenarios.live)
  func `the scenarios play in live pages`(scenario: Scenario) async throws {
    try await scenario.play(driver())
  }

  @Test(.proves(22)) func `the watch button is pressed in place`() async throws {
    let driver = try await driver()
    let country = try await CountryPage.open("CL", on: driver)

    try await country.setWatched(true)

    #expect(try await country.isWatched)
    #expect(try await driver.currentPath == "/statistics/CL")
    await #expect(throws: UITestError.nowhereToGo("back")) { try await driver.goBack() }
  }

  @Test(.proves("S5")) func `a search of sixty thousand bytes in one character makes neither page nor address large`()
    async throws
  {
    let driver = try await driver()
    let list = try await CountryListPage.open(on: driver, at: "/statistics")

    try await list.searchField.enter("q" + String(repeating: "\u{301}", count: 30_000))

    #expect(try await list.searchField.value?.utf8.count ?? .max <= SearchLimit.bytes)
    #expect(try await driver.currentPath.utf8.count < 400)
    #expect(try await driver.textSnapshot.utf8.count < 10_000)
  }

  @Test(.proves(43)) func `what one window changes, another one shows`() async throws {
    let app = try await AppFixture.responder()
    let first = InProcessDriver(app, runsScript: true)
    let second = InProcessDriver(app, runsScript: true)
    let country = try await CountryPage.open("CL", on: first)
    let list = try await CountryListPage.open(on: second, at: "/statistics?watched=1")
    #expect(try await list.codes == [])

    try await country.setWatched(true)

    try await second.waitUntil("the other window shows Chile") { try await list.codes == ["CL"] }
  }
}
