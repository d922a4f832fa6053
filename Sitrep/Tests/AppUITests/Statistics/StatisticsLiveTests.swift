import AppPages
import Domain
import PortableUITesting
import PortableUIWeb
import Statistics
import Testing

/// The scenarios of the Statistics tab in process with script: live windows, whose every step is compared with a page.
@Suite struct StatisticsLiveTests {
  /// A scenario, by its name.
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any UIDriver) async throws -> Void
  }

  static let scenarios = [
    Scenario(testDescription: "the app opens with the list") { try await StatisticsScenarios.opensWithTheList(on: $0) },
    Scenario(testDescription: "a row opens its country") { try await StatisticsScenarios.aRowOpensItsCountry(on: $0) },
    Scenario(testDescription: "watching changes list and filter") {
      try await StatisticsScenarios.watchingChangesListAndFilter(on: $0)
    },
    Scenario(testDescription: "back to the filtered list") {
      try await StatisticsScenarios.backToTheFilteredList(on: $0)
    },
    Scenario(testDescription: "the address is the place") {
      try await StatisticsScenarios.theAddressIsThePlace(on: $0)
    },
    Scenario(testDescription: "texts of a country") { try await StatisticsScenarios.textsOfACountry(on: $0) },
    Scenario(testDescription: "unknown and negative counts") {
      try await StatisticsScenarios.unknownAndNegativeCounts(on: $0)
    },
    Scenario(testDescription: "the order of the detail") { try await StatisticsScenarios.orderOfTheDetail(on: $0) },
    Scenario(testDescription: "unknown addresses") { try await StatisticsScenarios.unknownAddresses(on: $0) },
  ]

  @Test(arguments: scenarios) func `live, a scenario goes as without script`(_ scenario: Scenario) async throws {
    try await scenario.run(InProcessDriver(try await AppFixture.responder(), runsScript: true))
  }

  @Test func `what one window watches, the others show by themselves`() async throws {
    let app = try await AppFixture.responder()
    let (list, detail, mine) = (
      InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true),
      InProcessDriver(app, runsScript: true)
    )
    let filtered = try await CountryListPage.open(on: list, at: "/statistics?watched=1")
    let shown = try await CountryPage.open("CL", on: detail)
    let country = try await CountryPage.open("CL", on: mine)
    #expect(try await filtered.codes == [])

    try await country.setWatched(true)

    try await list.waitUntil("the list has it") { try await filtered.codes == ["CL"] }
    try await detail.waitUntil("the other page says so") { try await shown.isWatched }
    try await country.setWatched(false)
    try await list.waitUntil("the list has it no more") { try await filtered.codes == [] }
    try await detail.waitUntil("the other page says so") { try await !shown.isWatched }
  }
}
