import AppPages
import Figures
import PortableUITesting
import Statistics
import TestSupport
import Testing

/// Every screen of the app under axe and as an outline, light and dark.
@Suite(.inChromium, .serialized) struct AccessibilityBrowserTests {
  static let screens = [
    "/", "/statistics?watched=1", "/statistics?search=zzzz", "/statistics?search=guinea&sort=new-rate",
    "/statistics/JP", "/statistics/US", "/statistics/ZZ", "/nothing", "/world",
    "/world/asia", "/world/asia/add?name=Jap", "/world/asia/add?name=Japan", "/world/asia/edit?name=Nowhere",
  ]

  /// Screens that axe sees in the tests of their own.
  private static let wideScreens = ["/statistics/table?search=i", "/statistics/overview"]

  @Test(arguments: BrowserSettings.looks + [BrowserSettings(.tablet)])
  func `axe finds nothing on any screen`(_ look: BrowserSettings) async throws {
    try await Chromium.run(look) { driver in
      for screen in Self.screens {
        try await driver.open(screen)
        #expect(try await AxeAudit.violations(on: driver) == [], "on \(screen)")
      }
    }
  }

  @Test(arguments: ["en-US,en", "ru-RU,ru"])
  func `each control without words has a tooltip, and none repeats what is shown`(_ languages: String) async throws {
    let others = [
      "/statistics/table?search=i", "/certificates", "/guidance", "/guidance?search=qqqq", "/workspaces",
      "/world/published", "/statistics/overview",
    ]
    try await Chromium.run(BrowserSettings(.desktop, languages: languages)) { driver in
      for screen in Self.screens + others {
        try await driver.open(screen)
        if screen == "/statistics/overview" {
          try await driver.waitUntil("the map is there") { try await driver.element(OverviewID.play).exists }
        }
        // The browser tells the words only of what it has laid out. The sheet is the test's own: the page's script
        // takes what others added to the page's sheet out with the next change. The map names a country itself, beside
        // the pointer.
        _ = try await driver.evaluate(
          "document.adoptedStyleSheets.push(new CSSStyleSheet());"
            + "document.adoptedStyleSheets[0].replaceSync('.late { content-visibility: visible }')")
        let faults = try await driver.evaluate(
          """
          [...document.querySelectorAll('a[href], button:not(.vh, .hid), summary')].filter(e => {
            const words = e.innerText.trim();
            if (e.dataset.testid?.startsWith('\(MapID.map).')) return false;
            return e.checkVisibility() && (words ? e.title === words : !e.title);
          }).map(e => e.outerHTML)
          """)
        #expect(faults.array.compactMap(\.string) == [], "on \(screen)")
      }
    }
  }

  @Test func `the text may be twice as large: nothing is wider than a small phone`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone, textSize: 32)) { driver in
      for screen in Self.screens + Self.wideScreens {
        try await driver.open(screen)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == 320, "on \(screen)")
      }
    }
  }

  @Test(arguments: ["en-US,en", "ru"])
  func `text twice as large has a desktop's whole width: one column, and nothing is cut`(_ languages: String)
    async throws
  {
    let settings = BrowserSettings(.desktop, reducesMotion: true, languages: languages, textSize: 32)
    try await Chromium.run(settings) { driver in
      for screen in Self.screens + Self.wideScreens {
        try await driver.open(screen)
        let columns =
          "[...document.querySelectorAll('.columns > .screen')].filter(e => e.checkVisibility()).length <= 1"
        #expect(try await driver.evaluate(columns) == true, "on \(screen)")
        #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == 1280, "on \(screen)")
        let broken = try await driver.evaluate(
          """
          [...document.querySelectorAll('.title, [role=heading], .table td, .f-title, .f-title2, .f-title3')].filter(e => {
            if (!e.checkVisibility() || !e.innerText.trim()) return false;
            const sample = document.createElement('span');
            sample.style.cssText = 'position:absolute;white-space:nowrap;font:' + getComputedStyle(e).font;
            sample.textContent = e.innerText.split(/\\s+/).reduce((a, b) => a.length < b.length ? b : a);
            document.body.append(sample);
            const width = sample.offsetWidth;
            sample.remove();
            return width > e.clientWidth + 1 && e.clientWidth > 0;
          }).map(e => e.innerText)
          """)
        #expect(broken.array.compactMap(\.string) == [], "on \(screen)")
      }
    }
  }

  @Test func `in a contrast theme everything that can be pressed or read is seen`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await driver.showInForcedColors()
      try await driver.open("/statistics?watched=1")
      let knob = "getComputedStyle(document.querySelector('[aria-checked=true] > .knob'), '::after')"
      #expect(try await driver.evaluate("\(knob).left") == "21px")
      #expect(try await driver.evaluate("\(knob).translate") == "none")
      let glass = "getComputedStyle(document.querySelector('.search'), '::after').borderTopWidth"
      #expect(try await driver.evaluate(glass) == "2px")

      try await driver.open("/statistics/overview")
      try await driver.waitUntil("the map is there") { try await driver.element(OverviewID.play).exists }
      let menu = "getComputedStyle(document.querySelector('select.menu'))"
      #expect(try await driver.evaluate("\(menu).appearance") == "auto")
      #expect(try await driver.evaluate("\(menu).borderTopWidth") == "1px")

      try await driver.open("/guidance")
      let ground = "getComputedStyle(document.querySelector('.layer.below > .sh'))"
      #expect(try await driver.evaluate("\(ground).forcedColorAdjust") == "auto")
      #expect(try await driver.evaluate("\(ground).borderTopWidth") == "1px")
    }
  }

  @Test(arguments: Viewport.all)
  func `nothing is wider than the window`(_ viewport: Viewport) async throws {
    try await Chromium.run(BrowserSettings(viewport)) { driver in
      for screen in Self.screens + Self.wideScreens {
        try await driver.open(screen)
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(viewport.width), "on \(screen)")
      }
    }
  }

  @Test func `every control on a phone is at least 44 points high and wide`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      for screen in Self.screens {
        try await driver.open(screen)
        let small = try await driver.evaluate(
          """
          [...document.querySelectorAll('a[href], button:not(.vh)')].map(e => [e.textContent, e.getBoundingClientRect()])
            .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44)).map(([text]) => text)
          """)
        #expect(small.array.compactMap(\.string) == [], "on \(screen)")
      }
    }
  }
}
