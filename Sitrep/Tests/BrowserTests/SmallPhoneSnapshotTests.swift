import AppPages
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The screens on an iPhone SE, as text: where each named element stands, and what a screen reader is told; the first
/// view of the list as a picture, too.
@Suite(.inChromium) struct SmallPhoneSnapshotTests {
  @Test(.proves(86), arguments: [("list", "/"), ("country", "/statistics/JP"), ("unknown-count", "/statistics/US")])
  func `the screen on an iPhone SE stands as it stood`(_ name: String, _ path: String) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      try await driver.open(path)

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-\(name)")
    }
  }

  @Test(.proves(86, "L2"), arguments: [Viewport.smallPhone, .newSmallPhone], ["en-US,en", "ru-RU,ru"])
  func `the first view on an iPhone SE holds the toggle and the first row, as text and as a picture`(
    _ viewport: Viewport, _ languages: String
  ) async throws {
    let name = "first-view-\(viewport)-\(languages.prefix(2))"
    try await Chromium.run(BrowserSettings(viewport, languages: languages)) { driver in
      _ = try await CountryListPage.open(on: driver)
      let layout = try await driver.layout()
      let picture = try await driver.screenshot()

      #expect(layout.contains("  statistics.watchedToggle\n") && layout.contains("  statistics.row."))
      try TextSnapshot.check(layout, named: name)
      try PictureSnapshot.check(picture, named: name)
    }
  }

  @Test(.proves("L2")) func `a picture is not taken for that of a list without its first row, or with other rows`()
    async throws
  {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      _ = try await CountryListPage.open(on: driver)
      let picture = try await driver.screenshot()

      _ = try await driver.evaluate("document.querySelector('.sec ~ .sec .rows').style.marginTop = '40px'")
      let moved = try #require(PictureSnapshot.difference(between: picture, and: try await driver.screenshot()))
      #expect(moved > 4, "\(moved)")
      _ = try await driver.evaluate("document.querySelector('[role=switch]').closest('.rows').style.display = 'none'")
      let without = try #require(PictureSnapshot.difference(between: picture, and: try await driver.screenshot()))
      #expect(without > 4, "\(without)")
    }
  }
}

extension BrowserDriver {
  /// The title and the named elements in the window, top to bottom: place and size, as far as no font decides them.
  func layout() async throws -> String {
    let lines = try await evaluate(
      """
      [...document.querySelectorAll('h1, [data-testid]')].map(e => [e, e.getBoundingClientRect()])
        .filter(([e, r]) => e.checkVisibility() && r.top < innerHeight)
        .map(([e, r]) => {
          const isText = e.matches('span');
          return 'y ' + Math.round(r.top) + ' high ' + Math.round(r.height)
            + (isText ? '' : ' x ' + Math.round(r.left) + ' wide ' + Math.round(r.width))
            + '  ' + (e.dataset.testid ?? 'title “' + e.textContent + '”');
        })
      """)
    return lines.array.compactMap(\.string).joined(separator: "\n") + "\n"
  }
}
