import Domain
import Figures
import PortableUITesting
import Statistics
import Testing

/// What a person does with the table of countries, told once for every driver.
package enum TableScenarios {
  package static let all = [
    Scenario("every figure of every country", everyFigure),
    Scenario("a heading sorts", aHeadingSorts),
    Scenario("watching from the row", watching),
    Scenario("looking for a country", looking),
    Scenario("a row opens its country, and the list leads back", opening),
  ]

  private static func open(_ query: String, on driver: any UIDriver) async throws {
    try await driver.open("/statistics/table?\(query)")
  }

  private static func first(_ measure: CountryMeasure, on driver: any UIDriver) async throws -> String? {
    try await driver.elements(.identifier(StatisticsID.tableFigure(measure))).first?.text
  }

  /// B9: a row for each country, with the day and the source of its figures.
  package static func everyFigure(on driver: any UIDriver) async throws {
    try await open("sort=total", on: driver)
    // The days that the weeks are counted by are read when somebody first asks.
    for _ in 0..<50 where try await first(.weekly, on: driver) != "662,725" { try await driver.reload() }

    #expect(try await driver.elements(.identifier(StatisticsID.tableFigure(.total))).count == 192)
    #expect(try await first(.total, on: driver) == "35,399,526")
    #expect(try await first(.new, on: driver) == "96,845")
    #expect(try await first(.weekly, on: driver) == "662,725")
    #expect(try await first(.deaths, on: driver) == "614,989")
    #expect(try await driver.elements(.identifier(StatisticsID.tableFigure(.deathsRate))).first?.name == "no data")
    let origin = try await driver.element(StatisticsID.tableOrigin).text
    #expect(origin.hasPrefix("As of Aug 4, 2021 · "))
    #expect(origin.hasSuffix(" · Johns Hopkins University CSSE (datasets/covid-19)"))
  }

  /// B9: a heading sorts from the largest figure down, then up; the address says so.
  package static func aHeadingSorts(on driver: any UIDriver) async throws {
    try await open("search=united", on: driver)
    let deaths = driver.element(StatisticsID.table).element(.button, named: "Deaths")

    try await deaths.tap()
    try await driver.waitUntil("the most deaths come first") { try await first(.deaths, on: driver) == "614,989" }
    #expect(try await driver.currentPath == "/statistics/table?search=united&sort=deaths")
    try await deaths.tap()
    try await driver.waitUntil("the most deaths come last") {
      try await driver.elements(.identifier(StatisticsID.tableFigure(.deaths))).last?.text == "614,989"
    }
    #expect(try await driver.currentPath == "/statistics/table?search=united&sort=deaths-up")
  }

  /// B9: the eye of a row watches its country; the toggle then leaves that one.
  package static func watching(on driver: any UIDriver) async throws {
    try await open("search=united", on: driver)
    let kingdom = try #require(CountryCode("GB"))
    let eye = driver.element(StatisticsID.tableWatch(kingdom))
    #expect(try await eye.name == "Watch United Kingdom")

    try await eye.tap()
    try await driver.waitUntil("it is watched") { try await eye.name == "Stop watching United Kingdom" }
    try await driver.element(StatisticsID.watchedToggle).tap()

    try await driver.waitUntil("one country is left") {
      try await driver.elements(.identifier(StatisticsID.tableFigure(.total))).count == 1
    }
    #expect(try await driver.element(StatisticsID.tableRow(kingdom)).exists)
  }

  /// B9: what is looked for is found in the table too; what is not, is said.
  package static func looking(on driver: any UIDriver) async throws {
    try await open("search=germ", on: driver)
    #expect(try await driver.elements(.identifier(StatisticsID.tableFigure(.total))).count == 1)

    try await driver.open("/statistics/table?search=nowhere")

    #expect(try await driver.element(StatisticsID.nothingFound).exists)
  }

  /// B9: a row leads to its country, in the order of the table.
  package static func opening(on driver: any UIDriver) async throws {
    try await open("search=united&sort=deaths", on: driver)

    try await driver.element(StatisticsID.tableRow(try #require(CountryCode("GB")))).tap()
    try await driver.waitUntil("the country is open") {
      try await driver.currentPath == "/statistics/GB?search=united&sort=deaths"
    }
    try await driver.goBack()
    try await driver.element(StatisticsID.listLink).tap()
    try await driver.waitUntil("the list is there") {
      try await driver.currentPath == "/statistics?search=united&sort=deaths"
    }
    try await driver.element(StatisticsID.sortMenu).tap()
    try await driver.element(StatisticsID.tableLink).tap()
    try await driver.waitUntil("the table is back") {
      try await driver.currentPath == "/statistics/table?search=united&sort=deaths"
    }
  }
}
