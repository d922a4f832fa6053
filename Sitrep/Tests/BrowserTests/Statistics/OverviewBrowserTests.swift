import AppPages
import Figures
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The overview in Chromium: the map under a pointer, and what a window loads of it.
@Suite(.inChromium, .serialized) struct OverviewBrowserTests {
  @Test(.proves("B9"), arguments: Play.each(of: OverviewScenarios.all, in: (.smallPhone, .desktop)))
  func `a scenario goes in the browser`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(.proves("B9"), arguments: BrowserSettings.looks)
  func `axe finds nothing on the overview, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      try await OverviewScenarios.open(on: driver)
      #expect(try await AxeAudit.violations(on: driver) == [])
      let width = try await driver.evaluate("document.documentElement.scrollWidth").number
      #expect(width == Double(look.viewport.width))
    }
  }

  @Test(.proves("B9"), arguments: ["deaths,table", "deaths-rate"])
  func `axe finds nothing on a map of rates, and on the table`(settings: String) async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await OverviewScenarios.open(settings, on: driver)
      #expect(try await AxeAudit.violations(on: driver) == [])
    }
  }

  @Test func `the buttons of a map that the script put in belong to no form, and are pressed`() async throws {
    let (all, tied) = ("button[data-testid^=\"overview.map.\"]", "[form]")
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.waitUntil("the map is there") { try await driver.element("overview.map.BR").exists }
      #expect(try await driver.evaluate("document.querySelectorAll('\(all)').length").number ?? 0 > 100)
      #expect(try await driver.evaluate("document.querySelectorAll('\(all)\(tied)').length").number == 0)

      _ = try await driver.evaluate("document.querySelector('[data-testid=\"overview.map.BR\"]').click()")
      try await driver.waitUntil("Brazil is shown") { try await driver.currentPath == "/statistics/BR" }
    }
  }

  @Test(.proves("B9")) func `a wide window shows the overview by itself, a phone loads nothing of it`() async throws {
    let drawings = "performance.getEntriesByType('resource').filter(one => one.name.includes('/drawings/')).length"
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await OverviewScenarios.waitForFigures(on: driver)
      try await driver.waitUntil("the map is loaded") { try await driver.evaluate(drawings).number == 1 }

      // Circles, of which each day has others, are in the page; the file with the land stays as it is.
      let russia = "document.querySelector('[data-testid=\"overview.map.RU\"]').getAttribute('aria-label')"
      let today = try await driver.evaluate(russia).string
      try await driver.element(OverviewID.earlier).tap()
      try await driver.waitUntil("the day before is shown") { try await driver.evaluate(russia).string != today }
      #expect(try await driver.evaluate(drawings).number == 1)
    }
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      _ = try await CountryListPage.open(on: driver)
      try await driver.waitUntil("the page is live") {
        try await driver.evaluate("!!document.body.$heard").bool == true
      }
      #expect(try await driver.element(OverviewID.newCases).exists == false)
      #expect(try await driver.evaluate(drawings).number == 0)
    }
  }

  @Test(arguments: [Viewport.smallPhone, .phone, .desktop])
  func `the legend's circles are as large as the map's`(_ viewport: Viewport) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      try await OverviewScenarios.open(on: driver)
      func widths(_ circles: String) async throws -> [Double] {
        let widths = "[...document.querySelectorAll('\(circles)')].map(one => one.getBoundingClientRect().width)"
        return try await driver.evaluate("[...new Set(\(widths))].sort((a, b) => a - b)").array.compactMap(\.number)
      }
      let map = try await widths("button[data-testid^=\"overview.map.\"] path")
      let legend = try await widths(":has(> [data-testid=\"\(MapID.legend)\"]) svg path")

      #expect(map.count > 4)
      for width in map { #expect(legend.contains { abs($0 - width) < 0.5 }, "\(width) is not among \(legend)") }
    }
  }

  @Test(arguments: [false, true]) func `who wants less motion has no Play`(_ reducesMotion: Bool) async throws {
    try await Chromium.run(BrowserSettings(.desktop, reducesMotion: reducesMotion)) { driver in
      try await OverviewScenarios.open("deaths", on: driver)
      let play = driver.element(OverviewID.play)
      try await driver.waitUntil("the server has heard of it") { try await play.exists == !reducesMotion }
      try await driver.reload()
      #expect(try await play.exists == !reducesMotion)
    }
  }

  @Test(.proves("B9")) func `the country under the pointer is named and opens`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await OverviewScenarios.open("deaths", on: driver)
      let button = "document.querySelector('[data-testid=\"overview.map.RU\"]')"
      let place = "\(button).querySelector('path').getBoundingClientRect()"
      let met = try await driver.evaluate(
        """
        (() => {
          \(button).scrollIntoView({ block: 'center' });
          const { x, y, width, height } = \(place);
          return document.elementFromPoint(x + width / 2, y + height / 2).closest('button').getAttribute('aria-label');
        })()
        """)
      #expect(met.string == "Russia: 159,032")
      _ = try await driver.evaluate("\(button).focus({ focusVisible: true })")
      #expect(
        try await driver.evaluate("getComputedStyle(\(button), '::after').content").string == "\"Russia: 159,032\"")

      try await driver.press(.right)
      #expect(
        try await driver.evaluate("document.activeElement.getAttribute('aria-label')").string?.hasPrefix(
          "United Kingdom: ")
          == true)
      try await driver.press(.home)
      #expect(
        try await driver.evaluate("document.activeElement.getAttribute('aria-label')").string?.hasPrefix(
          "United States")
          == true)
    }
  }
}
