import AppPages
import Domain
import Foundation
import HTTPTypes
import Interchange
import PortableUITesting
import PortableUIWeb
import Statistics
import TestTraits
import Testing

/// The scenarios of the Statistics tab in process, told by page objects (R85): a browser without script or layout.
@Suite struct StatisticsUITests {
  private func driver(language: String = "en-US") async throws -> InProcessDriver {
    InProcessDriver(try await AppFixture.responder(), language: language)
  }

  @Test(.proves(1, 5, 6, 8, 9, 13)) func `the app opens with the list`() async throws {
    try await StatisticsScenarios.opensWithTheList(on: driver())
  }

  @Test(.proves(12, 21, 85)) func `a row opens its country`() async throws {
    try await StatisticsScenarios.aRowOpensItsCountry(on: driver())
  }

  @Test(.proves(10, 22, 23, 43)) func `watching changes list and filter at once`() async throws {
    try await StatisticsScenarios.watchingChangesListAndFilter(on: driver())
  }

  @Test(.proves(43)) func `back to the filtered list the row is gone`() async throws {
    try await StatisticsScenarios.backToTheFilteredList(on: driver())
  }

  @Test(.proves(1)) func `the address is the place`() async throws {
    try await StatisticsScenarios.theAddressIsThePlace(on: driver())
  }

  @Test(.proves(20, 38, 39)) func `texts of a cell and of the captions`() async throws {
    try await StatisticsScenarios.textsOfACountry(on: driver())
  }

  @Test(.proves("D7")) func `unknown and negative counts`() async throws {
    try await StatisticsScenarios.unknownAndNegativeCounts(on: driver())
  }

  @Test(.proves(24)) func `the order of the detail`() async throws {
    try await StatisticsScenarios.orderOfTheDetail(on: driver())
  }

  @Test func `unknown addresses say so and lead on`() async throws {
    try await StatisticsScenarios.unknownAddresses(on: driver())
  }

  @Test(.proves(45, 46, 47, 48, 49, 50, 51, 52, 59, 60), arguments: StatisticsScenarios.chosenAndFound)
  func `the chosen country, search, order and rates need no script`(
    _ scenario: Scenario
  ) async throws {
    try await scenario.play(driver())
  }

  @Test(.proves(49, "B2")) func `830 new cases of 83,000,000 are 1 per 100,000 in list and detail`() async throws {
    let report = try StatisticsReport.of(countryNamed: "Germany", code: "DE", confirmed: 1_000, new: 830)
    let app = try await AppFixture.responder(report: report, populations: [.europe: ["Germany": 83_000_000]])
    let driver = InProcessDriver(app)

    let list = try await CountryListPage.open(on: driver, at: "/statistics?sort=new-rate")
    #expect(try await list.measure("DE").text == "1.0")
    #expect(try await CountryPage.open("DE", on: driver).rate(.newRate).text == "1.0")
  }

  @Test(.proves("B2")) func `what is entered in one window, the other shows at once`() async throws {
    let app = try await AppFixture.responder()
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let germany = try await CountryPage.open("DE", on: other)
    #expect(try await germany.rate(.newRate).exists == false)

    try await ContinentPage.open(.europe, on: mine).add("Germany", "83,000,000")

    try await other.waitUntil("the rates are told") { try await germany.rate(.newRate).exists }
    #expect(try await germany.rate(.newRate).text == "4.4")
  }

  @Test(.proves("B2")) func `one country in two continents is added up and says so`() async throws {
    let app = try await AppFixture.responder(populations: [
      .asia: ["Turkey": 75_000_000], .europe: ["Турция": 10_000_000],
    ])
    let turkey = try await CountryPage.open("TR", on: InProcessDriver(app))

    #expect(
      try await turkey.population.text
        == "Population: 85,000,000, added up from World: Turkey (Asia) + Turkey (Europe)")
  }

  @Test(.proves("B2"), arguments: [("США", "United States"), ("USA", "USA")])
  func `a country that World has by its own name bears the reader's, by any other name the one that was typed`(
    _ entered: String, _ shown: String
  ) async throws {
    let app = try await AppFixture.responder(populations: [.northAmerica: [entered: 332_099_760]])

    let states = try await CountryPage.open("US", on: InProcessDriver(app))

    #expect(
      try await states.population.text == "Population: 332,099,760, from World: \(shown) (North America)")
  }

  @Test(.proves(11)) func `every visible country is one cell with flag, name and total`() async throws {
    let driver = try await driver()
    let list = try await CountryListPage.open(on: driver)

    let count = try await list.codes.count

    for part in [StatisticsID.cellFlag, StatisticsID.cellName, StatisticsID.cellTotal] {
      #expect(try await driver.element(part).count == count)
    }
  }

  @Test(.proves(23)) func `the watch button shows eye when watched and eye.slash when not`() async throws {
    let driver = try await driver()
    let country = try await CountryPage.open("CL", on: driver)
    let (open, slashed) = (Symbols.named("eye").outlines, Symbols.named("eye.slash").outlines)
    #expect(open != slashed)
    #expect(await driver.source.shows(slashed))
    #expect(await !driver.source.shows(open))

    try await country.setWatched(true)

    #expect(await driver.source.shows(open))
    #expect(await !driver.source.shows(slashed))
  }

  @Test(.proves(22)) func `a button of an old page, pressed again, does not undo what it did`() async throws {
    let app = try await AppFixture.responder()
    let driver = InProcessDriver(app)
    _ = try await CountryPage.open("CL", on: driver)
    let source = await driver.source
    let event = try #require(source.firstMatch(of: /name="event" value="(n[\w-]{11})"[^>]*statistics.detail.watch/)?.1)

    for _ in 1...2 {
      let answer = await app.respond(
        to: WebRequest(
          method: .post, target: "/statistics/CL", headers: [.contentType: "application/x-www-form-urlencoded"],
          body: Array("event=\(event)".utf8)))
      #expect(answer.status == .seeOther)
    }

    #expect(try await CountryPage.open("CL", on: driver).isWatched)
  }

  @Test(.proves("B2", "U23"))
  func `days that cannot be read are told in list and detail, and are read again when asked`()
    async throws
  {
    let store = InMemoryFiguresStore(floor: UnreadableDays())
    let snapshot = await store.snapshot
    let figures = await StatisticsLibrary(
      snapshot: snapshot, store: store, feed: nil, files: FiguresFileCodec(countries: []))
    let app = try await AppFixture.responder(figures: figures, populations: [.europe: ["Germany": 83_000_000]])
    let driver = InProcessDriver(app, runsScript: true)
    let list = try await CountryListPage.open(on: driver, at: "/statistics?sort=weekly-rate")
    let notice = driver.element(StatisticsID.weeksUnread)

    try await driver.waitUntil("it is told") { try await notice.exists }
    #expect(
      try await notice.text == "Earlier days couldn’t be read for 1 country. Check the disk, then try again.")
    #expect(try await list.measure("DE").text == "couldn’t be read")
    try await driver.element(StatisticsID.readWeeksAgain).tap()
    try await driver.waitUntil("it is told again") { try await notice.exists }

    let germany = try await CountryPage.open("DE", on: driver)
    try await driver.waitUntil("the detail tells it") { try await germany.rate(.weeklyRate).text == "couldn’t be read" }
  }

  @Test(.proves(27)) func `the detail has three bars`() async throws {
    let driver = try await driver()
    _ = try await CountryPage.open("JP", on: driver)

    #expect(try await driver.find(.identifiers(startingWith: "statistics.bar.")).count == 3)
  }

  @Test(.proves("D5")) func `a Russian reader gets Russian words, names and groups`() async throws {
    let driver = try await driver(language: "ru-RU,ru;q=0.9")
    let list = try await CountryListPage.open(on: driver)

    #expect(try await list.name("RU").text == "Россия")
    #expect(try await list.total("RU").text == "Всего случаев: 6\u{A0}274\u{A0}006")
    #expect(try await driver.headings.first == "COVID-19")
  }

  @Test(.proves(20, "D5"), arguments: [(0, "Total cases: 0"), (1, "Total cases: 1"), (30_451, "Total cases: 30,451")])
  func `the total of a cell`(_ total: Int, _ text: String) async throws {
    let report = try StatisticsReport.of(countryNamed: "Atlantis", confirmed: total)
    let driver = InProcessDriver(try await AppFixture.responder(report: report))

    #expect(try await CountryListPage.open(on: driver).total("XX").text == text)
  }

  @Test(.proves("D3")) func `today is said of figures of today, and old figures are called old`() async throws {
    let today = try StatisticsReport.of(countryNamed: "Atlantis", on: Day.today(in: .current, now: .now))
    let driver = InProcessDriver(try await AppFixture.responder(report: today))
    #expect(try await CountryListPage.open(on: driver).asOf.text.hasPrefix("As of today, "))
    #expect(try await driver.element(StatisticsID.ageNotice).exists == false)

    let bundled = InProcessDriver(try await AppFixture.responder())
    #expect(try await CountryListPage.open(on: bundled).asOf.text == "As of August 4, 2021")
    #expect(try await bundled.element(StatisticsID.ageNotice).exists)
  }

  @Test func `a change that was not stored is told in an alert, which OK closes`() async throws {
    let problem = WatchListProblem(country: try #require(CountryCode("CL")), change: .watch, cause: .diskFull)
    let responder = try await AppFixture.responder(watchList: StoredWatchList(problem: problem))
    let driver = InProcessDriver(responder)
    try await driver.open("/statistics/CL")
    #expect(try await driver.element(.alertDialog, named: "The watch list was not saved").isVisible)

    try await driver.element(.button, named: "OK").tap()

    #expect(try await driver.element(.alertDialog).exists == false)
    #expect(try await driver.currentPath == "/statistics/CL")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\" onload=\"x", "'><img src=x onerror=x>", "a\u{202E}cba", "</style><b>",
    "&amp;\u{0}",
  ])
  func `hostile names stay text everywhere`(name: String) async throws {
    let report = try StatisticsReport.of(countryNamed: name)
    let driver = InProcessDriver(try await AppFixture.responder(report: report))
    let shown = name.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")

    let list = try await CountryListPage.open(on: driver)
    #expect(try await list.row("XX").text.contains(shown))
    let country = try await list.choose("XX")

    #expect(try await country.title == shown)
    // A window's title has no markup that could isolate a control of text direction, so it goes without.
    #expect(try await driver.title == "\(shown.replacingOccurrences(of: "\u{202E}", with: "")) – Sitrep")
  }
}

/// The sample figures on a disk that no series can be read from.
private struct UnreadableDays: StatisticsStore {
  func latestReport() -> StatisticsReport { SampleStatistics().latestReport() }

  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
    throw ReadProblem("the disk does not answer")
  }
}

extension String {
  /// Whether the page has a symbol with these outlines.
  fileprivate func shows(_ outlines: [String]) -> Bool {
    contains(outlines.map { "<path d=\"\($0)\"></path>" }.joined() + "</svg>")
  }
}

extension StatisticsReport {
  /// One country with this name and this number of confirmed cases; on 2021-08-04 if no day is given.
  fileprivate static func of(
    countryNamed name: String, code: String = "XX", confirmed total: Int = 1, new: Int = 0, on day: Day? = nil
  ) throws -> StatisticsReport {
    let code = try #require(CountryCode(code))
    let day = try day ?? #require(Day(iso8601: "2021-08-04"))
    let country = Country(
      code: code, iso3: "XXX", englishName: name, russianName: name, continent: .asia, population: nil)
    let count = DailyCount(total: total, new: new)
    return StatisticsReport(
      asOf: day, source: DataSource(name: name, url: "https://example.org", licence: name),
      rows: [CountryFigures(country: country, day: day, confirmed: count, recovered: count, deaths: count)],
      leftOut: [])
  }
}
