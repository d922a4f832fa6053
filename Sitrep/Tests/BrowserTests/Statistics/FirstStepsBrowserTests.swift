import AppPages
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// What a new profile is told, in Chromium.
@Suite(.inChromium, .serialized) struct FirstStepsBrowserTests {
  @Test(arguments: BrowserSettings.looks)
  func `a new profile is told what there is to do, once`(_ look: BrowserSettings) async throws {
    let folder = try TemporaryFolder()
    let first = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(look, at: first.address)
    let card = try await CountryCardPage.open(on: driver)
    try await driver.live()
    let steps = driver.element(FirstStepsID.list.sentence)
    #expect(try await AxeAudit.violations(on: driver) == [])
    #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == Double(look.viewport.width))
    let (area, place) = try await (driver.frame(of: card.area), driver.frame(of: steps))
    let toggle = try await driver.frame(of: CountryListPage.shown(on: driver).toggle)
    #expect(place.y > toggle.maxY && area.height <= 190)

    try await driver.element(FirstStepsID.list.hide).tap()
    try await driver.waitUntil("they are away") { try await !steps.exists }
    #expect(try await driver.consoleMessages() == [])
    _ = await first.end()

    let second = try await RunningSitrep("--data", folder.path)
    let later = try await BrowserDriver.start(look, at: second.address)
    _ = try await CountryListPage.open(on: later)
    #expect(try await !later.element(FirstStepsID.list.sentence).exists)
    _ = await second.end()
  }

  @Test(
    .proves("L2"), arguments: [(Viewport.smallPhone, 1), (.newSmallPhone, 2), (.phone, 3)], ["en-US,en", "ru-RU,ru"])
  func `the toggle and the first rows are in a new profile's first view`(
    _ view: (viewport: Viewport, rows: Int), _ languages: String
  ) async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(
      BrowserSettings(view.viewport, languages: languages), at: sitrep.address)
    let list = try await CountryListPage.open(on: driver)
    #expect(try await driver.element(FirstStepsID.list.sentence).exists, "nobody was here before")
    let end = try #require(try await driver.topOfTabs())

    #expect(try await driver.frame(of: list.toggle).maxY <= end)
    for code in try await list.codes.prefix(view.rows) {
      #expect(try await driver.frame(of: list.row(code)).maxY <= end, "\(code)")
    }
    _ = await sitrep.end()
  }

  @Test func `a wide window says it above the overview`() async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(BrowserSettings(.desktop), at: sitrep.address)
    _ = try await CountryListPage.open(on: driver)
    let sentence = driver.element(FirstStepsID.overview.sentence)

    let (place, last) = try await (
      driver.frame(of: sentence), driver.frame(of: driver.element(FirstStepsID.overview.archive))
    )
    #expect(place.y > 0 && last.maxY < 300, "in the first view, above the map")

    try await driver.element(FirstStepsID.overview.hide).tap()
    try await driver.waitUntil("they are away in both places") {
      let isBelow = try await driver.element(FirstStepsID.list.sentence).exists
      return try await !sentence.exists && !isBelow
    }
    _ = await sitrep.end()
  }
}
