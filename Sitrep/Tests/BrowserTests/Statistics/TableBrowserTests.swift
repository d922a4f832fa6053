import AppPages
import Domain
import Figures
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The table of countries in Chromium.
@Suite(.inChromium, .serialized) struct TableBrowserTests {
  @Test(.proves("B9"), arguments: Play.each(of: TableScenarios.all))
  func `a scenario goes in the browser`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(.proves("B9"), arguments: BrowserSettings.looks)
  func `axe finds nothing in the table, and nothing is wider than the window`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      try await driver.open("/statistics/table?search=i")
      #expect(try await AxeAudit.violations(on: driver) == [])
      let width = try await driver.evaluate("document.documentElement.scrollWidth").number
      #expect(width == Double(look.viewport.width))
    }
  }

  /// A4 and Letter are 718 and 740 pixels wide within the margins that browsers leave.
  @Test(.proves("B9"), arguments: ["en", "ru"])
  func `all columns are on the paper, the headings on each page, and nothing that can only be pressed`(
    _ language: String
  ) async throws {
    try await Chromium.run(BrowserSettings(Viewport(width: 718, height: 1_000, isTouch: false), languages: language)) {
      driver in
      try await driver.open("/statistics/table?sort=deaths-rate")
      try await driver.showAsPrinted()

      let cut = try await driver.evaluate(
        "[...document.querySelectorAll('.table :is(th, td)')].filter(e => e.getBoundingClientRect().right > 718.5).length"
      )
      #expect(cut == 0)
      let head = "document.querySelector('.table thead')"
      #expect(try await driver.evaluate("getComputedStyle(\(head)).display") == "table-header-group")
      #expect(try await driver.evaluate("getComputedStyle(\(head).querySelector('th')).position") == "static")
      #expect(try await driver.evaluate("document.documentElement.scrollHeight > 2500") == true, "no row is left out")
      let pressed = try await driver.evaluate(
        "[...document.querySelectorAll('.sw, .table tbody button')].filter(e => e.checkVisibility()).length")
      #expect(pressed == 0)
    }
  }

  @Test(.proves("B9"), arguments: [(Viewport.smallPhone, 2), (.phone, 8), (.desktop, 10)])
  func `rows are in the first view`(_ viewport: Viewport, _ count: Int) async throws {
    for language in ["en", "ru"] {
      try await Chromium.run(BrowserSettings(viewport, languages: language)) { driver in
        try await driver.open("/statistics/table")
        let whole = try await driver.evaluate(
          """
          (end => [...document.querySelectorAll('.table tbody tr')]
            .filter(row => row.getBoundingClientRect().bottom <= end).length)(
              Math.min(innerHeight, document.querySelector('.tabs')?.getBoundingClientRect().top || innerHeight))
          """)
        #expect(whole.number ?? 0 >= Double(count), "in \(language)")
      }
    }
  }

  @Test(.proves("B9")) func `headings and countries stay in sight, and the arrows go from row to row`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await driver.open("/statistics/table?sort=deaths")
      let table = "document.querySelector('[data-testid=\"\(StatisticsID.table)\"]')"
      let distance =
        "Math.round(\(table).querySelector('thead th').getBoundingClientRect().top - \(table).getBoundingClientRect().top)"
      _ = try await driver.evaluate("\(table).scrollTop = 2000")
      #expect(try await driver.evaluate("\(table).scrollTop").number == 2000)
      #expect(try await driver.evaluate(distance).number == 0)
      #expect(try await driver.evaluate("document.documentElement.scrollHeight").number == 800)

      _ = try await driver.evaluate("\(table).scrollTop = 0; \(table).querySelector('tbody a').focus()")
      try await driver.press(.down)
      #expect(
        try await driver.evaluate("document.activeElement.textContent").string?.hasSuffix("Brazil") == true)
    }
  }

  @Test(.proves("B9"), arguments: [(1200, true), (1199, false), (390, false)])
  func `from 1200 points on a country's chart stands beside its figures`(_ width: Int, _ isBeside: Bool) async throws {
    try await Chromium.run(BrowserSettings(Viewport(width: width, height: 800))) { driver in
      let country = try await CountryPage.open("DE", on: driver)
      let facts = try await driver.frame(of: country.active)
      try await driver.waitUntil("the chart is drawn") { try await driver.element(ChartID.plot).exists }
      let chart = try await driver.frame(of: driver.element(ChartID.plot))

      #expect((chart.x > facts.x + facts.width - 1) == isBeside, "\(chart) and \(facts)")
    }
  }
}
