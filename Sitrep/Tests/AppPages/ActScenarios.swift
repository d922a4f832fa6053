import Domain
import Figures
import PortableUITesting
import Statistics
import Testing
import Workspaces
import World

/// Counts what a person does: one tap, one key, or typing one text.
private final class Acts {
  private let driver: any UIDriver
  private(set) var count = 0

  init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// Taps an element as soon as it is there.
  func tap(_ identifier: String) async throws {
    try await driver.waitUntil("\(identifier) is there") { try await driver.element(identifier).isVisible }
    try await driver.element(identifier).tap()
    count += 1
  }

  /// Taps an element that is there.
  func tap(_ element: PageElement) async throws {
    try await element.tap()
    count += 1
  }

  /// Types a text into a field as soon as it is there.
  func type(_ text: String, into identifier: String) async throws {
    try await driver.waitUntil("\(identifier) is there") { try await driver.element(identifier).isVisible }
    try await driver.element(identifier).enter(text)
    count += 1
  }
}

/// How many acts a person needs, from the tab's root in a new profile.
package enum ActScenarios {
  package static let all = [
    Scenario("watching five countries takes ten acts", watchFive),
    Scenario("comparing three countries takes five acts", compareThree),
    Scenario("the figure of a given day takes four acts", figureOfADay),
    Scenario("deaths per 100,000 of all countries take four acts from an empty World", ratesOfAll),
    Scenario("one person's messages take three acts", messagesOfOne),
  ]

  private static func watchFive(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    let acts = Acts(driver)

    for code in ["AF", "AL", "DZ", "AD", "AO"] {
      try await acts.tap("statistics.row.\(code)")
      let country = try await CountryPage.shown(on: driver)
      try await driver.waitUntil("\(code) is open") { try await driver.currentPath == "/statistics/\(code)" }
      try await acts.tap(StatisticsID.watchButton)
      try await driver.waitUntil("\(code) is watched") { try await country.isWatched }
    }

    #expect(acts.count <= 10)
    #expect(try await CountryListPage.open(on: driver, at: "/statistics?watched=1").codes.count == 5)
  }

  private static func compareThree(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    let acts = Acts(driver)

    try await acts.tap("statistics.row.AF")
    try await acts.tap(ChartID.compare)
    try await acts.tap("chart.compare.AL")
    try await acts.tap("chart.compare.DZ")
    try await acts.tap(ChartID.compareDone)

    let chart = ChartPage(driver: driver)
    try await driver.waitUntil("three lines are drawn") { try await chart.legend("DZ").isVisible }
    #expect(try await chart.legend("AF").isVisible)
    #expect(try await chart.legend("AL").isVisible)
    #expect(acts.count <= 7)
  }

  private static func figureOfADay(on driver: any UIDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    let acts = Acts(driver)

    try await acts.tap("statistics.row.AF")
    try await acts.tap(ChartID.tableButton)
    try await acts.type("2020-12-24", into: ChartID.date)
    try await acts.tap(ChartID.goToDate)

    let day = ChartPage(driver: driver).day("2020-12-24")
    try await driver.waitUntil("the day is shown") { try await day.isVisible }
    #expect(try await day.text.hasPrefix("Dec 24, 2020 "))
    #expect(acts.count <= 4)
  }

  private static func messagesOfOne(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)
    let workspace = try #require(try await list.ids.first)
    let acts = Acts(driver)

    try await acts.tap(list.row(workspace).element(.link))
    try await acts.tap(WorkspacesID.members)
    let prefix = WorkspacesID.memberRow("")
    try await driver.waitUntil("the members are shown") {
      try await driver.find(.identifiers(startingWith: prefix)).contains(where: \.isVisible)
    }
    let member = try #require(try await driver.find(.identifiers(startingWith: prefix)).first)
    try await acts.tap(member.identifier)

    let messages = try await MemberMessagesPage.shown(on: driver)
    let count = try await messages.places.count
    #expect(try await messages.count.text == "\(count) messages in this workspace")
    #expect(try await member.text.contains(messages.title))
    #expect(acts.count <= 3)
  }

  private static func ratesOfAll(on driver: any UIDriver) async throws {
    let list = try await CountryListPage.open(on: driver)
    let acts = Acts(driver)

    try await acts.tap(StatisticsID.sortMenu)
    try await acts.tap(StatisticsID.sort(.deathsRate))
    try await acts.tap(StatisticsID.publishedPopulations)
    try await acts.tap(WorldID.addPublished)

    try await driver.waitUntil("one is back at the list") {
      try await driver.currentPath == "/statistics?sort=deaths-rate"
    }
    #expect(try await list.measure("PE").text == "593.2")
    #expect(try await list.codes.first == "PE")
    #expect(try await driver.element(StatisticsID.order).text == "Deaths per 100,000, highest first")
    #expect(try await driver.element(StatisticsID.populationsMissing).exists == false)
    #expect(try await driver.element(StatisticsID.nameQuestion).exists == false)
    #expect(acts.count <= 4)
  }
}
