import AppPages
import Domain
import PortableUITesting
import PortableUIWeb
import Statistics
import Testing

/// Several live windows of the Statistics tab, in process: what one changes, the others show.
@Suite struct StatisticsLiveTests {
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
