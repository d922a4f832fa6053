import AppPages
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The scenarios of the Statistics tab in Chromium, on a phone and on a desktop, with and without script.
@Suite(.inChromium, .serialized) struct StatisticsBrowserTests {
  static let settings = [
    BrowserSettings(.phone), BrowserSettings(.phone, runsScript: false), BrowserSettings(.desktop, runsScript: false),
    BrowserSettings(.desktop),
  ]

  @Test(.proves(1, 5, 6, 8, 9, 13), arguments: settings) func `the app opens with the list`(_ settings: BrowserSettings)
    async throws
  {
    try await Chromium.run(settings) { try await StatisticsScenarios.opensWithTheList(on: $0) }
  }

  @Test(.proves(12, 21), arguments: settings) func `a row opens its country`(_ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { try await StatisticsScenarios.aRowOpensItsCountry(on: $0) }
  }

  @Test(.proves(10, 22, 23, 43), arguments: settings)
  func `watching changes list and filter at once`(_ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { try await StatisticsScenarios.watchingChangesListAndFilter(on: $0) }
  }

  @Test(.proves(43), arguments: settings.prefix(2))
  func `back to the filtered list the row is gone`(_ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { try await StatisticsScenarios.backToTheFilteredList(on: $0) }
  }

  @Test(.proves(1), arguments: settings) func `the address is the place`(_ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { try await StatisticsScenarios.theAddressIsThePlace(on: $0) }
  }

  @Test(.proves(20, 38, 39)) func `texts of a cell and of the captions`() async throws {
    try await Chromium.run { try await StatisticsScenarios.textsOfACountry(on: $0) }
  }

  @Test(.proves("D7")) func `unknown and negative counts`() async throws {
    try await Chromium.run { try await StatisticsScenarios.unknownAndNegativeCounts(on: $0) }
  }

  @Test func `unknown addresses say so and lead on`() async throws {
    try await Chromium.run(expecting: "404") { try await StatisticsScenarios.unknownAddresses(on: $0) }
  }

  @Test func `the whole flow by keyboard`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let list = try await CountryListPage.open(on: driver)
      try await driver.pressTab(until: "statistics.row.AF")
      try await driver.press(.enter)
      let country = try await CountryPage.shown(on: driver)
      #expect(try await country.title == "Afghanistan")

      try await driver.pressTab(until: StatisticsID.watchButton)
      try await driver.press(.enter)
      try await driver.waitUntil("the country is watched") { try await country.isWatched }

      try await driver.pressTab(until: StatisticsID.watchedToggle)
      try await driver.press(.space)
      try await driver.waitUntil("only the watched country is listed") { try await list.codes == ["AF"] }
    }
  }

  @Test func `by keyboard on a phone: into a country, watch it, and back by the page's own control`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.pressTab(until: "statistics.row.AF")
      try await driver.press(.enter)
      let country = try await CountryPage.shown(on: driver)
      try await driver.pressTab(until: StatisticsID.watchButton)
      try await driver.press(.enter)
      try await driver.waitUntil("the country is watched") { try await country.isWatched }

      // The focus stayed where the button was; before it stand Share and the way back.
      try await driver.press(.shiftTab)
      try await driver.press(.shiftTab)
      #expect(try await driver.focused?.text == "Covid19 Stats")
      try await driver.press(.enter)
      _ = try await CountryListPage.shown(on: driver)
    }
  }

  @Test func `what one window watches, the other shows by itself`() async throws {
    let chromium = try await Chromium()
    let (mine, other) = (
      try await chromium.driver(BrowserSettings(.phone)), try await chromium.driver(BrowserSettings(.desktop))
    )
    let list = try await CountryListPage.open(on: other, at: "/statistics?watched=1")
    #expect(try await list.codes == [])

    try await CountryPage.open("CL", on: mine).setWatched(true)
    try await other.waitUntil("the list has it") { try await list.codes == ["CL"] }
    try await CountryPage.shown(on: mine).setWatched(false)
    try await other.waitUntil("the list has it no more") { try await list.codes == [] }

    #expect(try await other.consoleMessages() == [])
    try await chromium.end()
  }

  @Test(.proves("D2")) func `on a wide screen the chosen row is in sight`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver).choose("ZW")

      let row = try await driver.frame(of: driver.element("statistics.row.ZW"))

      #expect(row.y >= 0 && row.maxY <= 800)
    }
  }

  @Test(.proves("D6")) func `watched countries survive a restart and kill -9`() async throws {
    let folder = try TemporaryFolder()
    for signal in [SIGTERM, SIGKILL] {
      let sitrep = try await RunningSitrep("--data", folder.path)
      let driver = try await BrowserDriver.start(at: sitrep.address)
      let code = signal == SIGTERM ? "CL" : "SE"
      try await CountryPage.open(code, on: driver).setWatched(true)
      _ = await sitrep.end(signal)
    }

    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    #expect(try await CountryListPage.open(on: driver, at: "/statistics?watched=1").codes == ["CL", "SE"])
    _ = await sitrep.end()
  }
}
