import AppPages
import PortableUITesting
import Statistics
import TestSupport
import Testing

/// What a new profile is told, in Chromium.
@Suite(.inChromium, .serialized) struct FirstStepsBrowserTests {
  @Test(arguments: [Viewport.smallPhone, .phone, .desktop], [false, true])
  func `a new profile is told what there is to do, once`(_ viewport: Viewport, _ isDark: Bool) async throws {
    let folder = try TemporaryFolder()
    let settings = BrowserSettings(
      viewport, isDark: isDark, reducesMotion: true, languages: isDark ? "ru-RU,ru" : "en-US,en")
    let first = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(settings, at: first.address)
    let card = try await CountryCardPage.open(on: driver)
    try await driver.live()
    let steps = driver.element(StatisticsID.firstSteps)
    #expect(try await AxeAudit.violations(on: driver) == [])
    #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == Double(viewport.width))
    let (area, place) = try await (driver.frame(of: card.area), driver.frame(of: steps))
    #expect(place.y > area.maxY && area.height <= 190)

    try await driver.element(StatisticsID.firstStepsHide).tap()
    try await driver.waitUntil("they are away") { try await !steps.exists }
    #expect(try await driver.consoleMessages() == [])
    _ = await first.end()

    let second = try await RunningSitrep("--data", folder.path)
    let later = try await BrowserDriver.start(settings, at: second.address)
    _ = try await CountryListPage.open(on: later)
    #expect(try await !later.element(StatisticsID.firstSteps).exists)
    _ = await second.end()
  }
}
