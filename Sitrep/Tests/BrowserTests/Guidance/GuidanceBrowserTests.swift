import AppPages
import Foundation
import Guidance
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The scenarios of the Guidance tab in Chromium, on a phone and on a desktop, with and without script.
@Suite(.inChromium, .serialized) struct GuidanceBrowserTests {
  @Test(.proves(72, 73, "D24", "D25"), arguments: Play.each(of: GuidanceScenarios.all))
  func `in Chromium`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)], GuidanceScenarios.live)
  func `with script`(_ settings: BrowserSettings, _ scenario: Scenario) async throws {
    try await Chromium.run(settings) { try await scenario.play($0) }
  }

  @Test func `in wide windows the parts of the page stand beside it, each a press away`() async throws {
    try await Chromium.run(BrowserSettings(.desktop, reducesMotion: true)) { driver in
      _ = try await GuidancePage.open(on: driver)
      let sources = driver.element(GuidanceID.sources)
      #expect(try await driver.frame(of: sources).y > 800)

      for _ in 0..<2 {
        try await driver.element(GuidanceID.contents("sources")).tap()
        try await driver.waitUntil("the sources are in sight") { try await driver.frame(of: sources).y < 700 }
        try await driver.element(GuidanceID.contents("emergency")).tap()
        try await driver.waitUntil("the beginning is back") { try await driver.frame(of: sources).y > 800 }
      }
      #expect(try await driver.element(GuidanceID.contents("symptoms")).isVisible)
    }
    for settings in [BrowserSettings(.phone), BrowserSettings(.desktop, runsScript: false)] {
      try await Chromium.run(settings) { driver in
        _ = try await GuidancePage.open(on: driver)
        #expect(try await driver.element(GuidanceID.contents("symptoms")).isVisible == false)
      }
    }
  }

  @Test(.proves(74, 89), arguments: [(320, 1), (390, 1), (700, 2), (768, 3), (1280, 3), (1920, 3)])
  func `the symptoms stand in as many columns as the width allows`(width: Int, columns: Int) async throws {
    try await Chromium.run(BrowserSettings(Viewport(width: width, height: 800, isTouch: width < 900))) { driver in
      _ = try await GuidancePage.open(on: driver)
      let places = try await driver.evaluate(
        """
        [...document.querySelectorAll('[data-testid="\(GuidanceID.grid("less-common"))"] > *')]
          .map(e => e.getBoundingClientRect()).map(r => [Math.round(r.x), Math.round(r.width), Math.round(r.height)])
        """
      ).array.map { $0.array.compactMap(\.number) }

      #expect(places.count == 10)
      #expect(Set(places.map { $0[0] }).count == columns)
      #expect(Set(places.map { $0[1] }).count == 1, "all are equally wide")
      #expect(Set(places.prefix(columns).map { $0[2] }).count == 1, "those of a row are equally high")
    }
  }

  @Test func `a printed page is black on white, has no bars, and tells where links lead`() async throws {
    try await Chromium.run(BrowserSettings(.desktop, isDark: true)) { driver in
      _ = try await GuidancePage.open(on: driver, at: "/guidance").openSource(of: "fever")
      try await driver.showAsPrinted()

      let address = try await driver.evaluate(
        "getComputedStyle(document.querySelector('[data-testid=\"\(GuidanceID.sourceLink)\"]'), '::after').content")
      #expect(
        address.string?.contains(
          "https://www.who.int/news-room/questions-and-answers/item/coronavirus-disease-covid-19")
          == true)
      #expect(try await driver.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
      #expect(try await driver.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)")
      let shown = try await driver.evaluate(
        "[...document.querySelectorAll('.bar, .tabs, .search')].filter(e => e.checkVisibility()).length")
      #expect(shown == 0)
    }
  }

  @Test func `a heading is printed on the page of what follows it`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await GuidancePage.open(on: driver, at: "/guidance")
      try await driver.showAsPrinted()

      let breaks = try await driver.evaluate(
        "[...document.querySelectorAll('h1, [role=heading]')].map(e => getComputedStyle(e).breakAfter)")
      #expect(breaks.array.count > 10)
      #expect(breaks.array.allSatisfy { $0.string == "avoid" })
    }
  }

  @Test func `a file comes in through the browser's dialog, is taken, and is there after kill -9`() async throws {
    let folder = try TemporaryFolder()
    let exported = try await RunningSitrep.result(of: "export", "guidance", "--bundled").output
    try folder.write(Array(exported.replacing("\"edition\": \"1\"", with: "\"edition\": \"9\"").utf8), to: "team.json")
    let sitrep = try await RunningSitrep("--data", folder.path + "data")
    let driver = try await BrowserDriver.start(at: sitrep.address)
    let page = try await GuidancePage.open(on: driver)

    try await page.chooseFile(GuidanceID.importFile)
    try await driver.waitUntil("a file is asked for") { try await driver.element("file").exists }
    try await driver.choose([folder.path + "team.json"], in: "[data-testid=file]")
    try await driver.waitUntil("the preview is shown") { try await driver.element(GuidanceID.takeImport).isVisible }
    try await driver.element(GuidanceID.takeImport).tap()
    try await driver.waitUntil("it is told") { try await page.undoText.isVisible }
    #expect(try await page.edition.text.contains("edition 9 of"))
    #expect(try await driver.consoleMessages() == [])
    _ = await sitrep.end(SIGKILL)

    let again = try await RunningSitrep("--data", folder.path + "data")
    let later = try await BrowserDriver.start(at: again.address)
    #expect(try await GuidancePage.open(on: later).edition.text.contains("edition 9 of"))
    _ = await again.end()
  }
}
