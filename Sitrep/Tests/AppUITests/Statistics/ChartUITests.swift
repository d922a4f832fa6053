import AppPages
import Domain
import Figures
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// The chart and sharing in process, with and without script.
@Suite struct ChartUITests {
  private func driver(
    runsScript: Bool = true, language: String = "en-US", populations: Populations = [:]
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(populations: populations), language: language, runsScript: runsScript)
  }

  @Test(.proves("B3"), arguments: ChartScenarios.all, [false, true])
  func `a scenario goes with and without script`(_ scenario: Scenario, _ runsScript: Bool)
    async throws
  {
    try await scenario.play(driver(runsScript: runsScript))
  }

  @Test(.proves("B3")) func `rates need a population of every country on the chart`() async throws {
    let driver = try await driver(populations: [.europe: ["France": 67_000_000]])
    let chart = try await ChartPage.open("FR?chart=deaths,total,rate", on: driver)
    #expect(
      try await chart.summary
        == "Cumulative deaths per 100,000 people, January 22, 2020 to October 10, 2021. "
        + "France: highest 176.0 on October 10, 2021, latest 176.0 on October 10, 2021.")

    let both = try await ChartPage.open("FR?chart=deaths,total,rate&with=DE", on: driver)
    #expect(try await driver.element(ChartID.rateMissing).exists)
    #expect(try await both.summary.hasPrefix("Cumulative deaths, "))
  }

  @Test(.proves("B3")) func `a fourth country cannot be added`() async throws {
    let driver = try await driver()
    _ = try await ChartPage.open("FR?with=DE,IT,ES", on: driver)
    try await driver.element(ChartID.compare).tap()
    try await driver.waitUntil("the countries are there") { try await driver.element("chart.compare.US").exists }

    #expect(try await driver.element("chart.compare.US").isDisabled)
    #expect(try await driver.element("chart.compare.DE").isDisabled == false)
  }

  @Test(.proves("B3")) func `the chart speaks Russian`() async throws {
    let chart = try await ChartPage.open("FR?chart=deaths", on: try await driver(language: "ru"))

    let words = try await chart.summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("Смерти за день, с 22 января 2020 г. по 10 октября 2021 г. Франция: наибольшее 1 438"))
  }

  @Test(.proves("B11")) func `the arrow keys read the chart day by day, and the model hears of the day`() async throws {
    let driver = try await driver()
    let chart = try await ChartPage.open("FR?with=DE", on: driver)
    #expect(try await chart.legend("FR").text.hasSuffix("on October 10, 2021"))

    try await chart.reader.tap()
    try await driver.press(.left)
    #expect(try await chart.legend("FR").text.hasSuffix(" on October 9, 2021"))
    #expect(try await chart.legend("DE").text.hasSuffix("on October 9, 2021"))
    try await driver.press(.home)
    #expect(try await chart.legend("FR").text.hasSuffix(" on January 29, 2020"))
    try await driver.press(.end)
    try await driver.press(.escape)
    #expect(try await chart.legend("FR").text.hasSuffix("on October 10, 2021"))
  }

  @Test(.proves("B3")) func `where figures and series end on different days, a line says so`() async throws {
    for (language, words) in [
      ("en", "The figures are from August 4, 2021, but the chart ends on October 10, 2021."),
      ("ru", "График — по 10 октября 2021 г.; показатели — за 4 августа 2021 г."),
    ] {
      let driver = try await driver(language: language)
      _ = try await ChartPage.open("FR", on: driver)
      let text = try await driver.element(ChartID.dates).text
      #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == words)
    }
  }

  @Test(.proves("B11")) func `without script a chart has nothing to press`() async throws {
    let chart = try await ChartPage.open("FR", on: try await driver(runsScript: false))

    #expect(try await chart.reader.attribute("tabindex") == nil)
    await #expect(throws: UITestError.self) { try await chart.reader.tap() }
  }

  // MARK: Sharing

  @Test(.proves(54)) func `without script the drawing itself is the answer`() async throws {
    let driver = try await driver(runsScript: false)
    for item in [ShareID.detail.savePNG, ShareID.detail.picture, ShareID.detail.saveSVG] {
      // This driver takes pages alone, and says what came in place of one.
      let answer = await #expect(throws: UITestError.self) { try await file(item, of: driver) }
      #expect("\(answer.map { "\($0)" } ?? "")".contains("content type “image/svg+xml”"), "\(item)")
    }
  }

  @Test(.proves(54)) func `picture, table and text are files with country, figures, date and source`() async throws {
    let driver = try await driver()
    let name = "sitrep-FR-2021-08-04"

    let drawing = try await file(ShareID.detail.saveSVG, of: driver)
    #expect(drawing.name == name + ".svg" && drawing.type == "image/svg+xml")
    for words in ["France", "As of August 4, 2021", "6,272,466", "29,241 new", "112,245", "Johns Hopkins"] {
      #expect(drawing.text.contains(words), "\(words)")
    }
    #expect(drawing.text.contains("<path"))

    let table = try await file(ShareID.detail.saveCSV, of: driver)
    #expect(table.name == name + ".csv" && table.type.hasPrefix("text/csv"))
    let lines = table.text.split(separator: "\r\n")
    #expect(lines.count == 629)
    #expect(
      lines.first { $0.contains("2021-05-20") }?.hasPrefix("France,FR,2021-05-20,") == true
        && lines.contains { $0.contains(",-348840,") })

    let text = try await file(ShareID.detail.saveText, of: driver)
    #expect(text.name == name + ".txt")
    #expect(
      text.text == """
        🇫🇷 France (FR)
        As of August 4, 2021
        Confirmed cases: 6,272,466 (29,241 new)
        New cases the day before: 24,298
        Recovered: 415,111 (678 new)
        Deaths: 112,245 (49 new)
        Active cases: 5,745,110
        Daily new cases, January 22, 2020 to October 10, 2021. France: highest 117,902 on April 11, 2021, latest 4,057 \
        on October 10, 2021.
        Source: Johns Hopkins University CSSE (datasets/covid-19)

        """)
  }

  @Test(.proves(54)) func `the picture speaks the reader's language`() async throws {
    let driver = try await driver(language: "ru")
    let drawing = try await file(ShareID.detail.picture, of: driver)

    #expect(drawing.text.contains("Франция") && drawing.text.contains("4 августа 2021"))
    #expect(drawing.text.contains("новых 29\u{A0}241"))
  }

  @Test(.proves(54, "D2")) func `the card shares the chosen country, from the list and beside another country`()
    async throws
  {
    for path in ["/statistics", "/statistics/FR"] {
      let text = try await file(ShareID.card.saveText, in: ShareID.card.menu, at: path, of: try await driver())
      #expect(text.name == "sitrep-RU-2021-08-04.txt")
      #expect(text.text.hasPrefix("🇷🇺 Russia (RU)\nAs of August 4, 2021\nConfirmed cases: 6,"))
    }
  }

  @Test(.proves("U3")) func `what is shared is the chart that is shown: text, table and picture`() async throws {
    let driver = try await driver(populations: [.europe: ["France": 67_000_000, "Germany": 83_000_000]])
    let path = "/statistics/FR?chart=deaths,total,28,log,rate&with=DE"
    let name = "sitrep-FR-DE-deaths-total-28-days-log-per-100000-2021-08-04"

    let text = try await file(ShareID.detail.saveText, at: path, of: driver)
    #expect(text.name == name + ".txt")
    #expect(
      text.text.contains(
        "Cumulative deaths per 100,000 people, logarithmic scale, September 13, 2021 to October 10, 2021. "
          + "France: highest 176.0 on October 10, 2021, latest 176.0 on October 10, 2021. Germany: highest 113"))

    let table = try await file(ShareID.detail.saveCSV, at: path, of: driver)
    let lines = table.text.split(separator: "\r\n")
    #expect(table.name == name + ".csv" && lines.count == 57)
    #expect(lines[0].hasSuffix("population,deaths_per_100000,source"))
    #expect(lines.contains { $0.hasPrefix("Germany,DE,2021-10-10,") && $0.contains(",83000000,113.") })

    let picture = try await file(ShareID.detail.saveSVG, at: path, of: driver)
    #expect(picture.name == name + ".svg")
    #expect(picture.text.contains(">Cumulative deaths per 100,000 people, logarithmic scale</text>"))
    #expect(picture.text.contains(">Germany</text>") && picture.text.contains(">September 13, 2021</text>"))
  }

  @Test(.proves("L6")) func `what the card shares has all its figures and a chart that ends on their day`() async throws
  {
    let picture = try await file(
      ShareID.card.saveSVG, in: ShareID.card.menu, at: "/statistics", of: try await driver())

    for text in ["22,053 new", "21,471", "6,274,006", "5,609,682", "505,292", "159,032", "As of August 4, 2021"] {
      #expect(picture.text.contains(">\(text)</text>"), "\(text)")
    }
    #expect(picture.text.contains(">August 4, 2021</text>") && !picture.text.contains("October 10, 2021"))
  }

  /// The file that an item of a share menu gives: France's, unless another one is named.
  private func file(
    _ identifier: String, in menu: String = ShareID.detail.menu, at path: String = "/statistics/FR",
    of driver: InProcessDriver
  ) async throws -> StoredFile {
    let before = await driver.downloads.count
    try await driver.open(path)
    try await driver.waitUntil("the country is shown") { try await driver.element(menu).exists }
    if path != "/statistics" {
      try await driver.waitUntil("the chart is drawn") { try await driver.element(ChartID.plot).exists }
    }
    try await driver.element(menu).tap()
    try await driver.element(identifier).tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == before + 1 }
    return try #require(await driver.downloads.last)
  }
}

extension StoredFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
