import Domain
import PortableUITesting
import Statistics
import Testing

/// What a person does with figures of another day, told once for every driver.
package enum AnyDayScenarios {
  package static let all = [
    Scenario("the address shows a day", theAddressShowsADay),
    Scenario("the sheet chooses a day, and steps from it", theSheetChooses),
    Scenario("the chip leads back", theChipLeadsBack),
    Scenario("the overview’s day is shown everywhere", theOverviewsDay),
    Scenario("outside of the figures the nearest day is shown", theNearestDay),
    Scenario("between the releases there is no seam", noSeam),
  ]

  /// The list as of a day, once it is read.
  package static func open(_ path: String, on driver: any UIDriver) async throws {
    try await driver.open(path)
    for _ in 0..<5 where try await !driver.element(StatisticsID.cardDay).exists { try await driver.reload() }
    try await driver.waitUntil("the day is shown") { try await driver.element(StatisticsID.cardDay).exists }
  }

  /// A country as of a day, once it is read.
  package static func openCountry(_ code: String, _ day: String, on driver: any UIDriver) async throws -> CountryPage {
    try await driver.open("/statistics/\(code)?asof=\(day)")
    for _ in 0..<5 where try await !driver.element(StatisticsID.release).exists { try await driver.reload() }
    return try await CountryPage.shown(on: driver)
  }

  /// D3: list, card and notices are of the day, and name the release.
  package static func theAddressShowsADay(on driver: any UIDriver) async throws {
    try await open("/statistics?asof=2022-01-24", on: driver)

    let list = try await CountryListPage.shown(on: driver)
    #expect(try await list.total("DE").text == "Total cases: 8,744,840")
    #expect(try await list.codes.count == 196)
    #expect(try await list.asOf.text == "As of January 24, 2022")
    #expect(try await driver.element(StatisticsID.release).text == "By the release of March 9, 2023")
    #expect(try await driver.element(StatisticsID.cardDay).name == "As of Jan 24, 2022 · chosen. Back to Aug 4, 2021")
    #expect(
      try await driver.element(StatisticsID.cardOrigin).text
        == "By the release of Mar 9, 2023 · Johns Hopkins University CSSE")
    #expect(try await driver.element(StatisticsID.cardRecovered).text == "no data")
    #expect(try await driver.element(StatisticsID.leftOut).text.hasSuffix("Antarctica, Winter Olympics 2022"))

    let germany = try await openCountry("DE", "2022-01-24", on: driver)
    #expect(try await germany.newCount(.confirmed).text == "284,294")
    #expect(try await germany.active.text == "no data")
  }

  /// D3: a date, and steps of a day and a week; the address says what was chosen.
  package static func theSheetChooses(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver, at: "/statistics")
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.chooseDay).tap()
    try await driver.waitUntil("the sheet is shown") { try await driver.element(DayID.shown).exists }
    #expect(try await driver.element(DayID.shown).text == "As of August 4, 2021")
    #expect(try await driver.element(DayID.range).text == "Days with figures: January 22, 2020 – March 9, 2023")
    #expect(try await driver.element(DayID.back).exists == false)

    try await driver.element(DayID.date).enter("2023-03-08")
    try await driver.element(DayID.show).tap()
    try await waitForSheet("March 8, 2023", on: driver)
    try await driver.element(DayID.step(1)).tap()
    try await waitForSheet("March 9, 2023", on: driver)
    #expect(try await driver.element(DayID.step(1)).isDisabled)
    #expect(try await driver.element(DayID.step(7)).isDisabled)
    try await driver.element(DayID.step(-7)).tap()
    try await waitForSheet("March 2, 2023", on: driver)

    try await driver.element(DayID.done).tap()
    try await driver.waitUntil("the list is back") { try await !driver.element(DayID.shown).exists }
    #expect(try await driver.currentPath == "/statistics?asof=2023-03-02")
    #expect(try await driver.element(StatisticsID.cardDay).exists)
  }

  private static func waitForSheet(_ day: String, on driver: any UIDriver) async throws {
    try await driver.waitUntil("\(day) is shown") {
      try await driver.element(DayID.shown).text == "As of \(day)"
    }
  }

  /// D3: one press leads back to the day that is shown at first.
  package static func theChipLeadsBack(on driver: any UIDriver) async throws {
    try await open("/statistics?sort=new&asof=2022-01-24", on: driver)

    try await driver.element(StatisticsID.cardDay).tap()

    try await driver.waitUntil("the first day is back") { try await !driver.element(StatisticsID.cardDay).exists }
    #expect(try await driver.currentPath == "/statistics?sort=new")
    #expect(try await CountryListPage.shown(on: driver).total("DE").text == "Total cases: 3,786,003")
  }

  /// D3: the day of the map becomes that of every screen.
  package static func theOverviewsDay(on driver: any UIDriver) async throws {
    try await OverviewScenarios.open(on: driver)
    #expect(try await driver.element(OverviewID.everywhere).exists == false)
    #expect(try await driver.element(OverviewID.chosenDay).exists == false)
    try await OverviewScenarios.open("2020-04-02", on: driver)

    try await driver.element(OverviewID.everywhere).tap()

    try await driver.waitUntil("the day is everywhere") {
      try await driver.currentPath == "/statistics/overview?asof=2020-04-02"
    }
    for _ in 0..<5 where try await !driver.element(OverviewID.chosenDay).exists { try await driver.reload() }
    try await driver.waitUntil("the chip is there") { try await driver.element(OverviewID.chosenDay).exists }
    #expect(try await driver.element(OverviewID.day).text == "As of April 2, 2020")
    #expect(try await driver.element(OverviewID.everywhere).exists == false)
  }

  /// D3: a day without figures says so, and shows the nearest.
  package static func theNearestDay(on driver: any UIDriver) async throws {
    try await open("/statistics?asof=1999-01-01", on: driver)

    let list = try await CountryListPage.shown(on: driver)
    #expect(try await list.asOf.text == "As of January 22, 2020")
    #expect(
      try await driver.element(StatisticsID.cardMissingDay).text
        == "There are no figures for January 1, 1999. The nearest day is shown.")
    #expect(try await driver.element(StatisticsID.cardNew).text == "no data")
    #expect(try await driver.element(StatisticsID.cardNewBefore).text == "no data")
  }

  /// D3: what a day added is told by one release.
  package static func noSeam(on driver: any UIDriver) async throws {
    let germany = try await openCountry("DE", "2021-10-11", on: driver)

    #expect(try await germany.newCount(.confirmed).text == "19,577")
  }
}
