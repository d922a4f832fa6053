import AppPages
import Domain
import Figures
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// Figures of any day in process, with and without script.
@Suite struct AnyDayUITests {
  private func driver(
    runsScript: Bool = true, language: String = "en-US", populations: Populations = [:],
    watching codes: [String] = []
  ) async throws -> InProcessDriver {
    let watchList = await StoredWatchList(watched: Set(codes.compactMap { CountryCode($0) }))
    return InProcessDriver(
      try await AppFixture.responder(watchList: watchList, populations: populations), language: language,
      runsScript: runsScript)
  }

  @Test(.proves("D3"), arguments: AnyDayScenarios.all, [false, true])
  func `a scenario goes with and without script`(_ scenario: Scenario, _ runsScript: Bool) async throws {
    try await scenario.play(driver(runsScript: runsScript))
  }

  @Test(.proves("D3")) func `the day that is shown at first stands in no address, and is no chosen one`() async throws {
    let driver = try await driver()
    try await driver.open("/statistics?asof=2021-08-04")
    #expect(try await driver.element(StatisticsID.cardDay).exists == false)

    try await AnyDayScenarios.open("/statistics?asof=2021-08-05", on: driver)
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.chooseDay).tap()
    try await driver.waitUntil("the sheet is shown") { try await driver.element(DayID.shown).exists }
    try await driver.element(DayID.step(-1)).tap()

    try await driver.waitUntil("the first day is back") { try await !driver.element(DayID.back).exists }
    #expect(try await driver.currentPath.hasPrefix("/statistics"))
    #expect(try await driver.currentPath.contains("asof") == false)
  }

  @Test(.proves("D3")) func `order, search and watched countries are of the day`() async throws {
    let driver = try await driver(watching: ["FR", "TO"])

    try await AnyDayScenarios.open("/statistics?sort=weekly&asof=2022-01-24", on: driver)
    let byWeek = try await CountryListPage.shown(on: driver)
    #expect(try await byWeek.codes.prefix(3) == ["US", "FR", "IN"])
    #expect(try await byWeek.measure("DE").text == "744,718")

    let found = try await CountryListPage.open(on: driver, at: "/statistics?search=tonga&asof=2023-03-09")
    try await driver.waitUntil("the day is shown") { try await found.row("TO").exists }
    #expect(try await found.total("TO").text == "Total cases: 16,810")
    try await AnyDayScenarios.open("/statistics?watched=1&asof=2023-03-09", on: driver)
    #expect(try await CountryListPage.shown(on: driver).codes == ["FR", "TO"])
    try await AnyDayScenarios.open("/statistics?watched=1&asof=2021-01-01", on: driver)
    #expect(try await CountryListPage.shown(on: driver).codes == ["FR"])
  }

  @Test(.proves("D3")) func `the table is of the day, and says so`() async throws {
    let driver = try await driver()
    try await driver.open("/statistics/table?sort=total&asof=2023-03-09")
    try await driver.waitUntil("the day is shown") { try await driver.element(StatisticsID.tableDay).exists }

    func first(_ measure: CountryMeasure) async throws -> String? {
      try await driver.elements(.identifier(StatisticsID.tableFigure(measure))).first?.text
    }
    #expect(try await first(.total) == "103,802,702")
    #expect(try await first(.new) == "46,931")
    #expect(try await driver.elements(.identifier(StatisticsID.tableFigure(.total))).count == 196)
    #expect(
      try await driver.element(StatisticsID.tableOrigin).text
        == "By the release of Mar 9, 2023 · Johns Hopkins University CSSE")

    try await driver.element(StatisticsID.tableDay).tap()
    try await driver.waitUntil("the first day is back") { try await first(.total) == "35,399,526" }
    #expect(try await driver.currentPath == "/statistics/table?sort=total")
  }

  @Test(.proves("D3")) func `the overview's totals, map and chart are of the day`() async throws {
    let driver = try await driver()
    try await driver.open("/statistics/overview?asof=2023-03-09")
    try await driver.waitUntil("the day is shown") { try await driver.element(OverviewID.chosenDay).exists }
    try await driver.waitUntil("the figures are there") {
      try await driver.element(OverviewID.countries).text
        == "196 countries and territories · Johns Hopkins University CSSE"
    }

    #expect(try await driver.element(OverviewID.day).text == "As of March 9, 2023")
    #expect(try await driver.element(OverviewID.release).text == "By the release of March 9, 2023")
    #expect(try await driver.element(OverviewID.cases).text == "676,568,017")
    #expect(try await driver.find(.identifiers(startingWith: "overview.map.")).count == 196)
    try await driver.element(OverviewID.chosenDay).tap()
    try await driver.waitUntil("the first day is back") {
      try await driver.element(OverviewID.day).text == "As of August 4, 2021"
    }
  }

  @Test(.proves("D3")) func `a country's chart ends with the day, also beside others`() async throws {
    let chart = try await ChartPage.open("DE?chart=total&with=TO&asof=2022-01-24", on: try await driver())

    #expect(
      try await chart.summary
        == "Cumulative cases, January 22, 2020 to January 24, 2022. "
        + "Germany: highest 8,744,840 on January 24, 2022, latest 8,744,840 on January 24, 2022. "
        + "Tonga: highest 1 on October 29, 2021, latest 1 on January 24, 2022.")
    #expect(try await chart.driver.element(ChartID.dates).exists == false)
  }

  @Test(.proves("D3")) func `rates and their seven days are of the day`() async throws {
    let driver = try await driver(populations: [.europe: ["Germany": 83_000_000]])
    let germany = try await AnyDayScenarios.openCountry("DE", "2022-01-24", on: driver)

    #expect(try await germany.rate(.totalRate).text == "10,536.0")
    #expect(try await germany.rate(.weeklyRate).text == "897.3")
  }

  @Test(.proves("D3")) func `what is shared is of the day: text, table, picture and link`() async throws {
    let driver = try await driver()
    let path = "/statistics/DE?asof=2022-01-24"
    let name = "sitrep-DE-2022-01-24"

    let text = try await file(ShareID.detail.saveText, at: path, of: driver)
    #expect(text.name == name + ".txt")
    #expect(
      text.text == """
        🇩🇪 Germany (DE)
        As of January 24, 2022
        Confirmed cases: 8,744,840 (284,294 new)
        New cases the day before: 0
        Recovered: no data
        Deaths: 116,746 (261 new)
        Active cases: no data
        Daily new cases, January 22, 2020 to January 24, 2022. Germany: highest 284,294 on January 24, 2022, latest \
        284,294 on January 24, 2022.
        Source: Johns Hopkins University CSSE (by the release of March 9, 2023)

        """)

    let table = try await file(ShareID.detail.saveCSV, at: path, of: driver)
    let lines = table.text.split(separator: "\r\n")
    #expect(table.name == name + ".csv" && lines.count == 735)
    #expect(
      lines.last
        == "Germany,DE,2022-01-24,8744840,284294,,,116746,261,\"Johns Hopkins University CSSE, release of 2023-03-09\"")

    let picture = try await file(ShareID.detail.saveSVG, at: path, of: driver)
    #expect(picture.name == name + ".svg")
    #expect(picture.text.contains("As of January 24, 2022") && picture.text.contains("8,744,840"))
    #expect(picture.text.contains("by the release of March 9, 2023"))

    #expect(await driver.source.contains("href=\"/statistics/DE?asof=2022-01-24\""))
  }

  @Test(.proves("D34")) func `a chosen day speaks Russian`() async throws {
    let driver = try await driver(language: "ru")
    try await AnyDayScenarios.open("/statistics?asof=1999-01-01", on: driver)

    #expect(
      plain(try await driver.element(StatisticsID.cardMissingDay).text)
        == "За 1 января 1999 г. данных нет. Показан ближайший день.")
    try await AnyDayScenarios.open("/statistics?asof=2022-01-24", on: driver)
    #expect(
      plain(try await driver.element(StatisticsID.cardDay).name)
        == "На 24 янв. 2022 · выбрано. Вернуться к 4 авг. 2021")
    #expect(plain(try await driver.element(StatisticsID.release).text) == "По выпуску от 9 марта 2023 г.")
    try await driver.element(StatisticsID.filesMenu).tap()
    #expect(try await driver.element(StatisticsID.chooseDay).text == "Выбрать день…")
    try await driver.element(StatisticsID.chooseDay).tap()
    try await driver.waitUntil("the sheet is shown") { try await driver.element(DayID.range).exists }
    #expect(
      plain(try await driver.element(DayID.range).text)
        == "Дни с данными: 22 января 2020 г. — 9 марта 2023 г.")
    #expect(try await driver.element(DayID.step(-7)).text == "− 1 неделя")
  }

  /// With plain spaces.
  private func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @discardableResult
  private func file(
    _ identifier: String, at path: String, of driver: InProcessDriver
  ) async throws -> StoredFile {
    let before = await driver.downloads.count
    try await driver.open(path)
    try await driver.waitUntil("the chart is drawn") { try await driver.element(ChartID.plot).exists }
    try await driver.element(ShareID.detail.menu).tap()
    try await driver.element(identifier).tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == before + 1 }
    return try #require(await driver.downloads.last)
  }
}

extension StoredFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
