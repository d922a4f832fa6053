import AppPages
import Domain
import Figures
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// An outbreak by countries on the screens that countries have.
@Suite struct OutbreakCountriesUITests {
  private static let path = "/statistics/outbreaks/\(OutbreakSamples.who.0.id)"

  private func driver(_ path: String, language: String = "en-US") async throws -> InProcessDriver {
    let outbreaks = try OutbreakDependencies.fixture([OutbreakSamples.who])
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: outbreaks), language: language, runsScript: true)
    try await driver.open(path)
    return driver
  }

  @Test func `the list bears its name, with its own countries, day and source`() async throws {
    let driver = try await driver(Self.path)
    let list = try await CountryListPage.shown(on: driver)

    #expect(try await list.codes == ["DE", "GR", "US"])
    #expect(try await driver.title.contains("COVID-19 (WHO)"))
    #expect(try await list.asOf.text == "As of June 1, 2025")
    #expect(try await driver.element(StatisticsID.refresh).exists == false)
    #expect(try await list.total("GR").text == "Total cases: 5,772,401")
  }

  @Test func `a country says its week; a week without a report is no 0`() async throws {
    let greece = try await driver("\(Self.path)/GR")
    #expect(try await greece.element(StatisticsID.newCount(.confirmed)).text == "911")
    #expect(try await greece.element(StatisticsID.newCountBefore).text == "755")
    #expect(try await greece.textSnapshot.contains("Cases, 7 days to June 1, 2025"))
    #expect(try await greece.element(StatisticsID.bar(.recovered)).exists == false)
    #expect(try await greece.element(StatisticsID.active).exists == false)

    #expect(try await greece.element(OutbreaksID.fatality).text == "0.7% (95% CI 0.7–0.7)")
    #expect(try await greece.element(OutbreaksID.fatality + ".base").text == "Deaths: 40,071 · Cases: 5,772,401")

    let germany = try await driver("\(Self.path)/DE")
    #expect(try await germany.element(StatisticsID.newCount(.confirmed)).text == "0")
    let states = try await driver("\(Self.path)/US")
    #expect(try await states.element(StatisticsID.newCount(.confirmed)).text == "no report")
    #expect(try await states.element(StatisticsID.caption(.confirmed)).text.contains("103,436,829"))
  }

  @Test func `the card has a country of its own, which stays`() async throws {
    let driver = try await driver(Self.path)
    #expect(try await driver.element(StatisticsID.cardName).text == "United States (US)")

    try await driver.element(StatisticsID.card).tap()
    try await driver.element(StatisticsID.pick(try #require(CountryCode("GR")))).tap()
    try await driver.waitUntil("it is chosen") { try await driver.element(StatisticsID.cardNew).text == "911" }
    #expect(try await driver.textSnapshot.contains("7 days to Jun 1, 2025"))
    #expect(try await driver.element(StatisticsID.cardNewBefore).text == "755")

    try await driver.open("/statistics")
    #expect(try await driver.element(StatisticsID.cardName).text == "Russia (RU)")
    try await driver.open(Self.path)
    #expect(try await driver.element(StatisticsID.cardName).text == "Greece (GR)")
  }

  @Test func `what is watched in an outbreak is watched nowhere else`() async throws {
    let driver = try await driver("\(Self.path)/GR")

    try await driver.element(StatisticsID.watchButton).tap()
    try await driver.waitUntil("it is watched") {
      try await driver.element(StatisticsID.watchButton).name.hasPrefix("Watched")
    }

    try await driver.open("\(Self.path)?watched=1")
    #expect(try await CountryListPage.shown(on: driver).codes == ["GR"])
    try await driver.open("/statistics?watched=1")
    #expect(try await driver.element(StatisticsID.nothingWatched).exists)
  }

  @Test func `the overview says how many countries reported the week`() async throws {
    let driver = try await driver("\(Self.path)/overview")
    try await driver.waitUntil("the weeks are read") { try await driver.element(OverviewID.newCases).exists }

    #expect(try await driver.element(OverviewID.newCases).text == "911")
    #expect(
      try await driver.element(OverviewID.countries).text
        == "2 of 3 countries and territories reported · COVID-19 (WHO).csv")
    #expect(try await driver.element(OverviewID.day).text == "As of June 1, 2025")
    try await driver.element(OverviewID.earlier).tap()
    try await driver.waitUntil("a week earlier") {
      try await driver.element(OverviewID.day).text == "As of May 25, 2025"
    }
    #expect(try await driver.element(OverviewID.newCases).text == "758")
  }

  @Test func `the table has the weeks' cases, and the order stands in the address`() async throws {
    let driver = try await driver("\(Self.path)/table?sort=weekly")
    try await driver.waitUntil("the weeks are read") {
      try await driver.elements(.identifier(StatisticsID.tableFigure(.weekly))).first?.text == "911"
    }

    #expect(
      try await driver.find(.identifiers(startingWith: "statistics.table.watch.")).map(\.identifier)
        == ["GR", "DE", "US"].map { "statistics.table.watch.\($0)" })
    #expect(try await driver.elements(.identifier(StatisticsID.tableFigure(.new))).isEmpty)
  }

  @Test func `between two weeks the last one that ended is shown`() async throws {
    let driver = try await driver("\(Self.path)/GR?asof=2025-05-28")
    try await driver.waitUntil("the day is read") {
      try await driver.element(StatisticsID.newCount(.confirmed)).text == "755"
    }

    #expect(try await driver.textSnapshot.contains("Cases, 7 days to May 25, 2025"))
  }

  @Test func `the chart is of weeks`() async throws {
    let driver = try await driver("\(Self.path)/US?chart=table")
    try await driver.waitUntil("the weeks are read") { try await driver.element(ChartID.tableHeading).exists }

    #expect(try await driver.element(ChartID.tableHeading).text == "Weeks by their last day, newest first")
    try await driver.element(ChartID.notes).tap()
    #expect(try await driver.element(ChartID.missingDays).text == "No report for 2 weeks (no bar).")
    #expect(try await driver.element(ChartID.legendOfUnreported).text == "Hatched: no report")
    #expect(try await driver.textSnapshot.contains("no report"))
    #expect(try await driver.element(ChartID.mean).exists == false)
    #expect(try await driver.element(ChartID.choice(ChartRoute.Measure.recovered)).exists == false)
  }

  @Test func `a Russian reader finds all of it in Russian`() async throws {
    let driver = try await driver("\(Self.path)/GR", language: "ru")

    #expect(try await driver.textSnapshot.contains("Случаи за 7 дней по 1 июня 2025\u{202F}г."))
  }

  @Test func `a country without figures says so, with the status 404`() async throws {
    let driver = try await driver("\(Self.path)/FR")

    #expect(try await driver.status == 404)
    #expect(try await driver.element(StatisticsID.unknownCountry).exists)
  }
}
