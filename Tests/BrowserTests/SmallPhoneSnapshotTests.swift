import AppPages
import PortableUITesting
import Testing

/// The screens on an iPhone SE, as text: where each named element stands, and what a screen reader is told.
@Suite(.inChromium) struct SmallPhoneSnapshotTests {
  @Test(arguments: [("list", "/"), ("country", "/statistics/JP"), ("unknown-count", "/statistics/US")])
  func `R86 the screen on an iPhone SE stands as it stood`(_ name: String, _ path: String) async throws {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      try await driver.open(path)

      try TextSnapshot.check(try await driver.layout(), named: "small-phone-\(name)")
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
