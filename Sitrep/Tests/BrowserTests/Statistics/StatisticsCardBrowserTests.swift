import AppPages
import DesignSystem
import Foundation
import PortableUITesting
import Statistics
import StubFeed
import TestSupport
import TestTraits
import Testing

/// The chosen country, search, order and rates in Chromium.
@Suite(.inChromium, .serialized) struct StatisticsCardBrowserTests {
  @Test(
    .proves(45, 46, 47, 48, 49, 50, 51, 52, 59, 60, 85),
    arguments: Play.each(of: StatisticsScenarios.chosenAndFound))
  func `the scenarios play in Chromium`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(.proves("B1", "B2"), arguments: StatisticsScenarios.live)
  func `what needs script plays in Chromium`(_ scenario: Scenario) async throws {
    try await Chromium.run { try await scenario.play($0) }
  }

  @Test(.proves(61, 90), arguments: [false, true])
  func `the pressed card is darker and smaller, but keeps its size where less motion is wanted`(
    _ reducesMotion: Bool
  ) async throws {
    try await Chromium.run(BrowserSettings(.phone, reducesMotion: reducesMotion)) { driver in
      let card = try await CountryCardPage.open(on: driver)
      let before = try await driver.cardGround()
      try await driver.hold(card.button)
      try await driver.waitUntil("it is pressed") { try await driver.cardGround().color != before.color }
      try await driver.waitUntil("it has come to rest") {
        try await driver.evaluate(
          "document.getAnimations().every(a => a.playState !== 'running' || a.timeline !== document.timeline)") == true
      }
      let pressed = try await driver.cardGround()
      try await driver.letGo()

      #expect(pressed.color != before.color)
      #expect(reducesMotion ? pressed.width == before.width : pressed.width < before.width * 0.98)
    }
  }

  @Test(.proves("B2")) func `the field for an own number has the focus at once`() async throws {
    try await Chromium.run { driver in
      let japan = try await CountryPage.open("JP", on: driver)

      try await japan.ownPopulation.tap()

      try await driver.waitUntil("it can be typed") {
        try await driver.evaluate("document.activeElement.dataset.testid").string == StatisticsID.ownField
      }
    }
  }

  @Test(.proves(55)) func `the chosen country survives a restart and kill -9`() async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    try await CountryCardPage.open(on: driver).choose("JP")
    _ = await sitrep.end(SIGKILL)

    let again = try await RunningSitrep("--data", folder.path)
    let other = try await BrowserDriver.start(at: again.address)
    #expect(try await CountryCardPage.open(on: other).name.text == "Japan (JP)")
    _ = await again.end()
  }

  @Test(.proves(53)) func `after the first press the focus is at Stop, then at Refresh`() async throws {
    let stub = try await StubFeed()
    stub.answer("/v3/covid-19/countries", with: .silence)
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path, "--feed", stub.url)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    let card = try await CountryCardPage.open(on: driver)
    let focus = "document.activeElement.dataset.testid"

    try await card.refreshButton.tap()
    try await driver.waitUntil("it asks") { try await driver.evaluate(focus) == .string(StatisticsID.refreshAllow) }
    try await driver.press(.enter)
    try await driver.waitUntil("Stop has the focus") {
      try await driver.evaluate(focus) == .string(StatisticsID.refreshCancel)
    }
    try await driver.press(.enter)

    try await driver.waitUntil("it is stopped") { try await card.outcome.exists }
    #expect(try await driver.evaluate(focus) == .string(StatisticsID.refresh))
    _ = await sitrep.end()
  }

  @Test(.proves(53, 56, 57, "L3"))
  func `one press is two requests; what came is there after a restart without a network`()
    async throws
  {
    let folder = try TemporaryFolder()
    let stub = try await StubFeed()
    stub.answer("/v3/covid-19/countries", with: .json(StubFigures.of(110)))
    stub.answer("/v3/covid-19/countries?yesterday", with: .json(StubFigures.of(110, new: 4)))
    let sitrep = try await RunningSitrep("--data", folder.path, "--feed", stub.url)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    let card = try await CountryCardPage.open(on: driver)
    #expect(stub.requests.isEmpty)

    try await card.refresh(agreeing: true)
    try await driver.waitUntil("the newest figures are shown") {
      try await card.origin.text.hasPrefix("As of Nov 5, 2022 · ")
    }
    #expect(stub.requests.count == 2)
    #expect(try await card.figures[0...1] == ["5", "4"])
    let figures = try await card.figures
    try await stub.stop()
    _ = await sitrep.end()

    let again = try await RunningSitrep("--data", folder.path, "--feed", stub.url)
    let other = try await BrowserDriver.start(at: again.address)
    let kept = try await CountryCardPage.open(on: other)
    #expect(try await kept.figures == figures)
    #expect(try await kept.origin.text.hasPrefix("As of Nov 5, 2022 · "))
    try await kept.refreshButton.tap()
    try await other.waitUntil("it says that there is no network") { try await kept.outcome.exists }
    #expect(try await kept.outcome.text.hasPrefix("127.0.0.1 can’t be reached"))
    #expect(try await kept.figures == figures)
    _ = await again.end()
  }

  @Test(.proves(58, "D4", "D26"))
  func `flags come from the network when they are wanted, once, and an emoji stands in`() async throws {
    let folder = try TemporaryFolder()
    let stub = try await StubFeed()
    stub.answer("/assets/img/flags/ru.png", with: .http(fields: ["Content-Type: image/png"], body: StubFigures.picture))
    let sitrep = try await RunningSitrep("--data", folder.path, "--feed", stub.url)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    let list = try await CountryListPage.open(on: driver)
    #expect(try await list.flag("RU").text == "🇷🇺")
    #expect(stub.requests.isEmpty)

    let settings = try await SettingsPage.open(on: driver)
    try await driver.element(SettingsID.flagPictures).tap()
    try await settings.done.tap()

    let picture =
      "[...document.querySelectorAll('[data-testid=\"statistics.row.RU\"] img')].some(e => e.naturalWidth > 0)"
    try await driver.waitUntil("the picture is shown") { try await driver.evaluate(picture) == true }
    #expect(try await list.flag("JP").text == "🇯🇵", "the feed has no flag of Japan")
    #expect(stub.requests.filter { $0.path.hasSuffix("/ru.png") }.count == 1)
    try await driver.reload()
    try await driver.waitUntil("the picture is shown again") { try await driver.evaluate(picture) == true }
    #expect(stub.requests.filter { $0.path.hasSuffix("/ru.png") }.count == 1)
    _ = await sitrep.end()
    try await stub.stop()
  }
}

/// What a feed answers.
private enum StubFigures {
  /// As many countries as there are two-letter codes in the list, Russia among them.
  static func of(_ count: Int, new: Int = 5) -> String {
    let moment = 1_667_606_400_000
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0 != "RU" }
    let rows = (["RU"] + codes.prefix(count + 40)).map { code in
      #"{"updated":\#(moment),"country":"\#(code)","countryInfo":{"iso2":"\#(code)"},"cases":21000000,"#
        + #""todayCases":\#(new),"deaths":10,"todayDeaths":1,"recovered":20,"todayRecovered":2,"active":30}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// One red pixel.
  static let picture = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==") ?? Data())
}

extension BrowserDriver {
  /// The card's width and colour as they are drawn now.
  fileprivate func cardGround() async throws -> (width: Double, color: String) {
    let values = try await evaluate(
      """
      (() => {
        const ground = document.querySelector('[data-testid="\(StatisticsID.card)"] .sh');
        return [ground.getBoundingClientRect().width, getComputedStyle(ground).backgroundColor];
      })()
      """)
    return (values.array.first?.number ?? 0, values.array.last?.string ?? "")
  }
}
