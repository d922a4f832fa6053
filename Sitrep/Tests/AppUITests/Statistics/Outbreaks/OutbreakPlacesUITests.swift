import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// An outbreak by named places, as a person looks at it.
@Suite struct OutbreakPlacesUITests {
  private static let ebola = "/statistics/outbreaks/\(OutbreakSamples.ebola.0.id)"
  private static let cholera = "/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)"

  private func driver(
    _ path: String, language: String = "en-US", runsScript: Bool = true, problem: SaveProblem? = nil
  ) async throws -> InProcessDriver {
    let outbreaks = try OutbreakDependencies.fixture(
      [OutbreakSamples.ebola, OutbreakSamples.cholera], problem: problem)
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: outbreaks), language: language, runsScript: runsScript)
    try await driver.open(path)
    try await driver.waitUntil("the counts are read") { try await driver.element(OutbreakOriginID.list.asOf).exists }
    return driver
  }

  @Test(arguments: [false, true])
  func `the list tells each place's cases, and what was added of late`(_ runsScript: Bool) async throws {
    let driver = try await driver(Self.ebola, runsScript: runsScript)
    let guinea = driver.element(OutbreaksID.place(PlaceKey(name: "Guinea")))

    #expect(try await driver.title.contains("Ebola 2014"))
    #expect(try await guinea.element(OutbreaksID.cellCases).text == "Total cases: 1,199")
    #expect(try await guinea.element(OutbreaksID.cellRecent).text == "In the last 14 days: 257")
    #expect(try await driver.element(OutbreaksID.placeCount).text == "3 places")
    #expect(try await driver.element(OutbreakOriginID.list.asOf).text == "As of October 1, 2014")
    #expect(try await driver.element(OutbreakOriginID.list.source).text == "Source: Ebola 2014.csv")
  }

  @Test func `a total that is older than the figures bears its day`() async throws {
    let driver = try await driver(Self.ebola)

    let leone = driver.element(OutbreaksID.place(PlaceKey(name: "Sierra Leone")))
    #expect(try await leone.element(OutbreaksID.cellCases).text == "Total cases: 2,437 (Sep 30, 2014)")
  }

  @Test func `weeks are called by their last day, and a week without a report is no 0`() async throws {
    let driver = try await driver(Self.cholera)

    func recent(_ name: String) async throws -> String {
      try await driver.element(OutbreaksID.place(PlaceKey(name: name))).element(OutbreaksID.cellRecent).text
    }
    #expect(try await recent("Camp Alwa") == "7 days to May 12, 2024: 17")
    #expect(try await recent("Baro") == "7 days to May 12, 2024: no report")
  }

  @Test func `a place leads to its figures, each rate with its interval and denominator`() async throws {
    let driver = try await driver(Self.ebola)

    try await driver.element(OutbreaksID.place(PlaceKey(name: "Guinea"))).tap()
    try await driver.waitUntil("the place is open") {
      try await driver.currentPath == "\(Self.ebola)/places/guinea"
    }

    #expect(try await driver.element(OutbreaksID.fatality).text == "61.6% (95% CI 58.8–64.3)")
    #expect(try await driver.element(OutbreaksID.fatality + ".base").text == "Deaths: 739 · Cases: 1,199")
    #expect(try await driver.element(OutbreaksID.attackRate).text == "no population")
    #expect(try await driver.element(OutbreaksID.week).text == "80")
  }

  @Test func `the last complete week is compared with the one before`() async throws {
    let driver = try await driver("\(Self.cholera)/places/campalwa")

    #expect(try await driver.element(OutbreaksID.newCases).text == "17")
    #expect(try await driver.element(OutbreaksID.newCasesBefore).text == "30")
    #expect(
      try await driver.element(OutbreaksID.bar("week")).text == "May 6, 2024 to May 12, 2024 · −43% from 30")
  }

  @Test func `a place can be given a population, which makes its rate`() async throws {
    let driver = try await driver("\(Self.cholera)/places/campalwa")

    try await driver.element(OutbreaksID.enterPopulation).tap()
    try await driver.element(OutbreaksID.populationField).enter("none")
    try await driver.element(OutbreaksID.populationSave).tap()
    #expect(try await driver.element(OutbreaksID.populationProblem).text.hasPrefix("Enter a whole number above 0"))
    try await driver.element(OutbreaksID.populationField).enter("23,400")
    try await driver.element(OutbreaksID.populationSave).tap()

    try await driver.waitUntil("the rate is told") {
      try await driver.element(OutbreaksID.attackRate).text == "28.63 (95% CI 22.55–36.34)"
    }
    #expect(try await driver.element(OutbreaksID.attackRate + ".base").text == "Cases: 67 · Population: 23,400")
    #expect(try await driver.element(OutbreaksID.population).text == "Population: 23,400, your own number")
  }

  @Test func `a population that can't be kept is taken back, and told`() async throws {
    let driver = try await driver("\(Self.cholera)/places/campalwa", problem: .diskFull)

    try await driver.element(OutbreaksID.enterPopulation).tap()
    try await driver.element(OutbreaksID.populationField).enter("23400")
    try await driver.element(OutbreaksID.populationSave).tap()

    let alert = driver.element(.alertDialog, named: "The populations of “Cholera, East” were not saved")
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    #expect(try await driver.element(OutbreaksID.attackRate).text == "no population")
  }

  @Test func `populations come out of a file, whatever groups its digits`() async throws {
    let driver = try await driver("\(Self.cholera)/overview")
    #expect(
      try await driver.element(OutbreaksID.withoutPopulation).text
        == "3 places have no population. Their cases are in no rate: 311.")
    let table =
      "District;Population 2024\nBARO;184 200\nCamp-Alwa;23\u{202F}400\nOther;5\nTotal;207600\nWadi Tir;many\n"

    try await driver.element(OutbreaksID.populations).tap()
    try await driver.element(OutbreaksID.populationsFile).tap()
    try await driver.choose(
      [StoredFile(name: "people.csv", type: "text/csv", bytes: Array(table.utf8))], for: .identifier("file"))
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.populationsTake).exists }
    #expect(try await driver.element(OutbreaksID.populationsSummary).text == "2 places get a population")
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Row 4: the outbreak has no such place"))
    #expect(preview.contains("Row 6: not a whole number above 0"))
    try await driver.element(OutbreaksID.populationsTake).tap()
    try await driver.element(OutbreaksID.populationsDone).tap()

    try await driver.waitUntil("the rate is told") {
      try await driver.element(OutbreaksID.attackRate).text.hasPrefix("13.82 (95% CI ")
    }
    #expect(try await driver.element(OutbreaksID.attackRate + ".base").text == "Cases: 287 · Population: 207,600")
    #expect(
      try await driver.element(OutbreaksID.withoutPopulation).text
        == "1 place has no population. Its cases are in no rate: 24.")
  }

  @Test func `the summary tells totals, how many reported, and that counts fell`() async throws {
    let cholera = try await driver("\(Self.cholera)/overview")
    #expect(try await cholera.element(OutbreaksID.cases).text == "311")
    #expect(try await cholera.element(OutbreaksID.newCases).text == "27")
    #expect(try await cholera.element(OutbreaksID.newCases + ".places").text == "2 of 3 places reported")
    #expect(try await cholera.element(OutbreaksID.fatality + ".base").text == "Deaths: 8 · Cases: 311")

    let ebola = try await driver("\(Self.ebola)/overview")
    #expect(
      try await ebola.element(OutbreakOriginID.detail.falls).text == "Reclassified: cumulative counts fall once.")
  }

  @Test(arguments: [false, true])
  func `the table sorts by any figure, and the address says so`(_ runsScript: Bool) async throws {
    let driver = try await driver("\(Self.ebola)/table?order=deaths", runsScript: runsScript)

    #expect(
      try await driver.find(.identifiers(startingWith: "place.table.")).map(\.text)
        == ["Liberia", "Guinea", "Sierra Leone"])
    #expect(
      try await driver.find(.identifier(OutbreaksID.figure(.fatality))).map(\.text)
        .first?.hasPrefix("54.0% (95% CI 52.4–") == true)
    let table = driver.element(OutbreaksID.table)
    try await table.element(.button, named: "Total cases").tap()
    try await driver.waitUntil("it is sorted") {
      try await driver.currentPath == "\(Self.ebola)/table?order=cases"
    }
  }

  @Test func `a chosen day is the list's, and a press takes it back`() async throws {
    let driver = try await driver("\(Self.cholera)?asof=2024-05-08")

    #expect(try await driver.element(OutbreakOriginID.list.asOf).text == "As of May 5, 2024")
    let baro = driver.element(OutbreaksID.place(PlaceKey(name: "Baro")))
    #expect(try await baro.element(OutbreaksID.cellRecent).text == "7 days to May 5, 2024: 120")
    try await driver.element(OutbreakOriginID.list.chosenDay).tap()
    try await driver.waitUntil("the last day is back") { try await driver.currentPath == Self.cholera }
  }

  @Test func `what a search does not find is said`() async throws {
    let driver = try await driver("\(Self.ebola)?search=zzz")

    #expect(try await driver.element(OutbreaksID.nothingFound).exists)
    try await driver.element(OutbreaksID.clearSearch).tap()
    try await driver.waitUntil("all are back") {
      try await driver.element(OutbreaksID.placeCount).text == "3 places"
    }
  }

  @Test func `a place that is not there says so, with the status 404`() async throws {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture([OutbreakSamples.ebola])))

    try await driver.open("\(Self.ebola)/places/narnia")
    #expect(try await driver.status == 404)
    #expect(try await driver.element(OutbreaksID.unknownPlace).exists)
    try await driver.element(OutbreaksID.unknownPlaceLink).tap()
    #expect(try await driver.currentPath == Self.ebola)
    #expect(try await driver.element(OutbreaksID.placeCount).text == "3 places")

    try await driver.open("\(Self.ebola)/FR?asof=2014-10-01")
    #expect(try await driver.status == 404)
    try await driver.element(OutbreaksID.unknownPlaceLink).tap()
    #expect(try await driver.currentPath == "\(Self.ebola)?asof=2014-10-01")

    try await driver.open(Self.cholera)
    #expect(try await driver.status == 404)
    #expect(try await driver.element(OutbreaksID.unknown).exists)
    try await driver.element(OutbreaksID.bundledLink).tap()
    #expect(try await driver.currentPath == "/statistics")
  }

  @Test func `a Russian reader finds all of it in Russian`() async throws {
    let list = try await driver(Self.cholera, language: "ru")
    #expect(try await list.element(OutbreaksID.placeCount).text == "3 места")
    let baro = list.element(OutbreaksID.place(PlaceKey(name: "Baro")))
    #expect(
      try await baro.element(OutbreaksID.cellRecent).text == "За 7 дней по 12 мая 2024\u{202F}г.: нет отчёта")

    let place = try await driver("\(Self.ebola)/places/guinea", language: "ru")
    #expect(try await place.element(OutbreaksID.fatality).text == "61,6% (95% ДИ 58,8–64,3)")
  }
}
