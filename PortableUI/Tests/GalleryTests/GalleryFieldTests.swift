import GalleryScreens
import PortableUITesting
import Testing

extension GalleryInChromium {
  /// The gallery's fields in Chromium: how large they are, and what Return does without script.
  @Suite struct Field: GalleryTesting {
    static let pages = ["/fields", "/pickers", "/dates", "/focus", "/search", "/typing"]

    @Test func `every field on a phone is at least 44 points high, and no text in one below 16`() async throws {
      let driver = try await BrowserDriver.start(BrowserSettings(.phone), serving: await GalleryApp.responder())
      for page in Self.pages {
        try await driver.open(page)
        let small = try await driver.evaluate(
          """
          [...document.querySelectorAll('input:not([type=hidden]), textarea, select, button:not(.vh)')]
            .filter(e => e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 44
              || parseFloat(getComputedStyle(e).fontSize) < 16)
            .map(e => e.outerHTML)
          """)
        #expect(small.array.compactMap(\.string) == [], "in \(page)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(Viewport.phone.width), "in \(page)")
      }
    }

    @Test func `without script, Return sends what was typed and keeps the rest`() async throws {
      let settings = BrowserSettings(.phone, runsScript: false)
      let driver = try await BrowserDriver.start(settings, serving: await GalleryApp.responder())
      try await driver.open("/typing")
      try await driver.element("reset").tap()
      try await driver.element("notes").enter("kept")
      try await driver.element("message").enter("Hello")

      try await driver.press(.enter)

      #expect(try await driver.element("message-0").text == "Hello")
      #expect(try await driver.element("message").value == "")
      #expect(try await driver.element("notes").value == "kept")
      #expect(try await driver.element("notes-count").text == "4 characters")
    }
  }
}
