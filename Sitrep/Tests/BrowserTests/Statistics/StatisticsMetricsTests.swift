import AppPages
import Domain
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The metrics of the Statistics tab, measured in Chromium in the four windows on which every screen must work.
@Suite(.inChromium, .serialized) struct StatisticsMetricsTests {
  @Test(.proves(14, 15, 16, 17, 18, 19), arguments: Viewport.all)
  func `a cell: flag before name above total, 34, 17 and 12 points, 4 above the total`(
    _ viewport: Viewport
  ) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      let list = try await CountryListPage.open(on: driver)
      let (flag, name, total) = (list.flag("AF"), list.name("AF"), list.total("AF"))

      #expect(try await driver.style("font-size", of: flag) == "34px")
      #expect(try await driver.style("font-size", of: name) == "17px")
      #expect(try await driver.style("font-size", of: total) == "12px")
      #expect(try await driver.style("padding-top", of: total) == "4px")
      let frames = (
        try await driver.frame(of: flag), try await driver.frame(of: name), try await driver.frame(of: total)
      )
      #expect(frames.0.maxX < frames.1.x && frames.0.maxX < frames.2.x)
      #expect(frames.1.maxY <= frames.2.y)
    }
  }

  @Test(.proves(7)) func `the list is grouped: full-width cards on the grouped background`() async throws {
    try await Chromium.run { driver in
      _ = try await CountryListPage.open(on: driver)
      #expect(try await driver.screenshot()[4, 4].isNear(PixelColor(0xF2F2F7)))
      try await driver.scroll(to: driver.element("statistics.row.AF"))
      let picture = try await driver.screenshot()
      let rows = try await driver.frame(of: driver.element("statistics.row.AF"))

      #expect(rows.x == 0 && rows.width == 390)
      #expect(picture[4, Int(rows.midY)].isNear(PixelColor(0xFFFFFF)))
    }
  }

  @Test(.proves("D3")) func `below the list stand the source and, in a line of its own, what was left out`()
    async throws
  {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      _ = try await CountryListPage.open(on: driver, at: "/statistics?watched=1")
      let leftOut = driver.element(StatisticsID.leftOut)

      #expect(try await leftOut.text.hasSuffix("Diamond Princess, MS Zaandam, Summer Olympics 2020"))
      let source = try await driver.frame(of: driver.element(StatisticsID.source))
      #expect(try await driver.frame(of: leftOut).y >= source.maxY)
    }
  }

  @Test(.proves(25, 26), arguments: Viewport.all)
  func `the detail's flag is 100 points and in the middle within a pixel`(_ viewport: Viewport) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      let country = try await CountryPage.open("JP", on: driver)
      let (flag, column) = (try await driver.frame(of: country.flag), try await driver.column(of: country))

      #expect(try await driver.style("font-size", of: country.flag) == "100px")
      #expect(column.width <= (viewport.width < 1200 ? Double(viewport.width) : 440))
      #expect(abs(flag.midX - column.midX) <= 1)
    }
  }

  @Test(.proves(28, 34, 35, 36), arguments: Viewport.all)
  func `bars: from the leading edge, in the ratio of the totals, 50 high, the largest 90%`(
    _ viewport: Viewport
  ) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      let country = try await CountryPage.open("JP", on: driver)
      let column = try await driver.column(of: country)
      let totals: [(StatisticsID.Graph, Double)] = [(.confirmed, 971_905), (.recovered, 852_451), (.deaths, 15_246)]

      for (graph, total) in totals {
        let bar = try await driver.frame(of: country.bar(graph))
        #expect(bar.x == column.x)
        #expect(bar.height == 50)
        #expect(abs(bar.width - column.width * 0.9 * total / 971_905) <= 1)
      }
    }
  }

  @Test(.proves(35, "D7")) func `bars keep their height with nothing and with no data`() async throws {
    try await Chromium.run { driver in
      let country = try await CountryPage.open("PW", on: driver)

      for graph in StatisticsID.Graph.allCases {
        #expect(try await driver.frame(of: country.bar(graph)).height == 50)
      }
      #expect(try await driver.frame(of: country.bar(.confirmed)).width == 0)
      #expect(try await driver.frame(of: country.bar(.recovered)).width == 351)
      #expect(try await driver.style("border-top-style", of: country.bar(.recovered)) == "dashed")
      #expect(try await driver.style("background-color", of: country.bar(.recovered)) == "rgba(0, 0, 0, 0)")
    }
  }

  @Test(.proves(29)) func `the new section is the trailing end of the bar and as long as its share`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let country = try await CountryPage.open("JP", on: driver)
      let bar = try await driver.frame(of: country.bar(.confirmed))
      let new = try await driver.frame(ofOverlayOf: country.bar(.confirmed))

      #expect(abs(new.width - bar.width * 14_114 / 971_905) <= 0.5)
      #expect(abs(new.maxX - bar.maxX) <= 0.5)
      #expect(new.height == 50)
    }
  }

  @Test(.proves(30, 31, 32, 33, "D9"), arguments: [false, true])
  func `colours: purple, green, red, and each with 0.25 added to every channel`(
    _ isDark: Bool
  ) async throws {
    let app = try await AppFixture.responder(report: .halfNew())
    let driver = try await BrowserDriver.start(BrowserSettings(.desktop, isDark: isDark), serving: app)
    let country = try await CountryPage.open("JP", on: driver)
    let picture = try await driver.screenshot()
    let colors: [(StatisticsID.Graph, PixelColor)] = [
      (.confirmed, PixelColor(isDark ? 0xBF5AF2 : 0xAF52DE)), (.recovered, PixelColor(isDark ? 0x30D158 : 0x34C759)),
      (.deaths, PixelColor(isDark ? 0xFF453A : 0xFF3B30)),
    ]

    for (graph, color) in colors {
      let bar = try await driver.frame(of: country.bar(graph))
      let new = try await driver.frame(ofOverlayOf: country.bar(graph))
      #expect(picture[Int(bar.x) + 1, Int(bar.midY)].isNear(color, tolerance: 1))
      #expect(picture[Int(new.midX), Int(new.midY)].isNear(color.brighter, tolerance: 1))
    }
  }

  @Test(.proves(37, "D8")) func `corners: 16 on the right, square on the left, the new section clipped with them`()
    async throws
  {
    try await Chromium.run { driver in
      let country = try await CountryPage.open("JP", on: driver)

      for (corner, radius) in [
        ("top-left", "0px"), ("bottom-left", "0px"), ("top-right", "16px"), ("bottom-right", "16px"),
      ] {
        #expect(try await driver.style("border-\(corner)-radius", of: country.bar(.confirmed)) == radius)
      }
      let bar = try await driver.frame(of: country.bar(.confirmed))
      let picture = try await driver.screenshot()
      #expect(picture[Int(bar.maxX) - 1, Int(bar.y) + 1].isNear(PixelColor(0xF2F2F7)))
      #expect(picture[Int(bar.x), Int(bar.y)].isNear(PixelColor(0xAF52DE)))
    }
  }

  @Test(.proves(24, 40, 41, 42), arguments: Viewport.all)
  func `captions: 12 points, 8 from the leading edge, 32 above the next bar, all in order`(
    _ viewport: Viewport
  ) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      let country = try await CountryPage.open("JP", on: driver)
      var last = try await driver.frame(of: country.flag).maxY

      for graph in StatisticsID.Graph.allCases {
        let bar = try await driver.frame(of: country.bar(graph))
        let caption = try await driver.frame(of: country.caption(graph))
        #expect(try await driver.style("font-size", of: country.caption(graph)) == "12px")
        #expect(try await driver.style("padding-left", of: country.caption(graph)) == "8px")
        #expect(bar.y >= last && caption.y >= bar.maxY)
        if graph != .confirmed { #expect(bar.y - last == 32) }
        last = caption.maxY
      }
    }
  }

  @Test(.proves("D1")) func `wide: list and country stand side by side; narrow: one of them`() async throws {
    let tablets = [799, 800, 999, 1000, 1199, 1920].map { Viewport(width: $0, height: 800, isTouch: false) }
    for viewport in Viewport.all + tablets {
      try await Chromium.run(BrowserSettings(viewport)) { driver in
        _ = try await CountryPage.open("JP", on: driver)
        let row = driver.element("statistics.row.JP")
        #expect(try await row.isVisible == (viewport.width >= 800))
        if viewport.width >= 800 {
          #expect(abs(try await driver.frame(of: row).width - (viewport.width >= 1200 ? 340 : 300)) <= 1)
        }

        let tab = try await driver.frame(of: driver.element(.link, named: "Statistics"))
        #expect(viewport.width >= 1000 ? tab.maxX < 300 && tab.y < 100 : tab.maxY > Double(viewport.height) - 60)
        #expect(try await driver.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      }
    }
  }
}

extension BrowserDriver {
  /// The column in which a country stands.
  fileprivate func column(of country: CountryPage) async throws -> ElementFrame {
    let numbers = try await evaluate(
      """
      (() => {
        const column = document.querySelector('[data-testid="\(StatisticsID.detailFlag)"]').closest('.two > div > *');
        const r = column.getBoundingClientRect();
        return [r.x, r.y, r.width, r.height];
      })()
      """
    ).array.compactMap(\.number)
    return ElementFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension StatisticsReport {
  /// Japan, with half of each count new.
  fileprivate static func halfNew() throws -> StatisticsReport {
    let report = SampleStatistics().latestReport()
    let japan = try #require(report.rows.first { $0.country.code.rawValue == "JP" })
    let count = DailyCount(total: 1000, new: 500)
    return StatisticsReport(
      asOf: report.asOf, source: report.source,
      rows: [
        CountryFigures(country: japan.country, day: report.asOf, confirmed: count, recovered: count, deaths: count)
      ],
      leftOut: [])
  }
}

extension PixelColor {
  /// The colour with 0.25 added to each channel, clipped.
  fileprivate var brighter: PixelColor {
    func add(_ channel: UInt8) -> UInt8 { UInt8(min(255, (Double(channel) / 255 + 0.25) * 255).rounded()) }
    return PixelColor(red: add(red), green: add(green), blue: add(blue))
  }
}
