import GalleryScreens
import PortableUITesting
import Testing

extension GalleryInChromium {
  /// Every page, with what stands in front of it, under axe and as an outline.
  @Suite struct Looks: GalleryTesting {
    /// Each width, and each appearance in a narrow window and a wide one: colours don't depend on the width.
    static let looks = [(Viewport.smallPhone, false), (.phone, true), (.desktop, false), (.desktop, true)]

    /// What is tapped before the look, by page.
    static let opened: [(page: GalleryPage, taps: [String])] = [
      (.sheets, ["form"]), (.sheets, ["form", "cancel"]), (.sheets, ["remove"]), (.sheets, ["low"]), (.menus, ["sort"]),
      (.files, ["import"]),
    ]

    @Test(arguments: looks)
    func `axe finds nothing in any page, nor in what it opens`(_ viewport: Viewport, _ isDark: Bool) async throws {
      try await run("/", BrowserSettings(viewport, isDark: isDark, reducesMotion: true)) { driver in
        #expect(try await AxeAudit.violations(on: driver) == [])
        for look in GalleryPage.allCases.map({ ($0, []) }) + Self.opened {
          try await open(look, driver)
          #expect(try await AxeAudit.violations(on: driver) == [], "in \(look)")
          let width = try await driver.evaluate("document.documentElement.scrollWidth").number
          #expect(width == Double(viewport.width), "in \(look)")
        }
      }
    }

    @Test func `the outline of every page, and of what it opens`() async throws {
      try await run("/", BrowserSettings(.phone, reducesMotion: true)) { driver in
        for look in GalleryPage.allCases.map({ ($0, []) }) + Self.opened where look.0 != .rows {
          try await open(look, driver)
          // What reads charts is a module that comes after the page.
          try await driver.waitUntil("charts can be read") {
            try await driver.evaluate("!document.querySelector('.read:not([role])')").bool == true
          }
          let name = ([look.0.rawValue] + look.1).joined(separator: "-")
          try TextSnapshot.check(try await driver.textSnapshot, named: name)
        }
      }
    }

    /// How far the list goes on is for the client to say, so its first page is looked at before there is one.
    @Test func `the outline of the first of 100,000 rows`() async throws {
      try await run("/rows", BrowserSettings(.phone, runsScript: false)) { driver in
        try TextSnapshot.check(try await driver.textSnapshot, named: "rows")
      }
    }

    @Test func `the notice and the bar are legible, and do not move for those who want less motion`() async throws {
      for isDark in [false, true] {
        try await run("/fields", BrowserSettings(.smallPhone, isDark: isDark, reducesMotion: true)) { driver in
          _ = try await driver.evaluate(
            """
            document.body.setAttribute('data-busy', '');
            document.body.append(Object.assign(document.createElement('p'),
              { id: 'status', role: 'status', textContent: document.body.dataset.away }));
            """)
          #expect(try await AxeAudit.violations(on: driver, disabledRules: ["region"]) == [], "it is in no landmark")
          // The title in the bar follows the scrolling, so it does not move by itself.
          let moving = try await driver.evaluate(
            "document.getAnimations().filter(a => a.timeline === document.timeline).length")
          #expect(moving == 0)
          let frame = try await driver.evaluate(
            "(({left, right, bottom}) => left >= 0 && right <= 320 && bottom < 568)(document.getElementById('status')"
              + ".getBoundingClientRect())")
          #expect(frame == true)
        }
      }
    }

    private func open(_ look: (GalleryPage, [String]), _ driver: BrowserDriver) async throws {
      try await driver.open("/" + look.0.rawValue)
      for tap in look.1 { try await driver.element(tap).tap() }
    }
  }
}
