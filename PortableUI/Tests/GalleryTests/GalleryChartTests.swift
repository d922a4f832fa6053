import Foundation
import PortableUITesting
import TestSupport
import Testing

extension GalleryInChromium {
  /// Reading a chart by pointer and keys, in the page itself.
  @Suite struct Charts: GalleryTesting {
    private func box(_ driver: BrowserDriver) async throws -> String {
      try await driver.evaluate("document.querySelector('.read > .box')?.innerText ?? ''").string ?? ""
    }

    private func move(to share: Double, _ driver: BrowserDriver) async throws {
      _ = try await driver.evaluate(
        """
        (surface => { const r = surface.parentElement.querySelector('.plot').getBoundingClientRect();
        surface.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse',
        clientX: r.left + r.width * \(share), clientY: r.top + 5 })); })(document.querySelector('.read'))
        """)
    }

    @Test func `a pointer reads each line without the server, which hears of the place where it rests`() async throws {
      try await run("/charts") { driver in
        try await driver.delayEvents(by: 500)
        try await move(to: 0, driver)
        #expect(try await box(driver).contains("January 1, 2021"))
        try await move(to: 1, driver)
        let words = try await box(driver)
        #expect(words.contains("March 1, 2021") && words.contains("First") && words.contains("Second"), "\(words)")
        #expect(try await driver.element("day").text == "no day", "the server has not heard of it")
        try await driver.waitForText("2021-03-01", of: "day")
        #expect(try await box(driver) == words, "the answer changes nothing of what is read")
      }
    }

    @Test func `arrow keys, Home and End go from place to place, and Escape leaves`() async throws {
      try await run("/charts") { driver in
        for _ in 0..<60 where try await driver.focused?.identifier != "reader" { try await driver.press(.tab) }
        try #require(try await driver.focused?.identifier == "reader", "Tab reaches it")
        let slider = driver.element("reader")
        #expect(try await slider.role == Role(rawValue: "slider"))
        #expect(try await slider.name == "Values on the chart")
        try await driver.press(.home)
        #expect(try await box(driver).contains("January 1, 2021"))
        for key in [Key.right, .right, .left] { try await driver.press(key) }
        #expect(try await slider.attribute("aria-valuetext")?.hasPrefix("January 2, 2021: First ") == true)
        try await driver.waitForText("2021-01-02", of: "day")
        try await driver.press(.end)
        #expect(try await box(driver).contains("March 1, 2021"))
        try await driver.press(.escape)
        #expect(try await box(driver).isEmpty)
        try await driver.waitForText("no day", of: "day")
      }
    }

    @Test func `where a line has no figure the chart says so, and follows what changes under it`() async throws {
      try await run("/charts") { driver in
        try await move(to: 22.0 / 59, driver)
        #expect(try await box(driver).contains("no data"))
        try await driver.element("gap").tap()
        try await driver.waitUntil("the gap is closed") {
          try await driver.evaluate("document.querySelector('[data-testid=lines] [data-name=First]').dataset.values")
            .string?.contains("_") == false
        }
        try await move(to: 22.0 / 59, driver)
        #expect(try await !box(driver).contains("no data"))
      }
    }
  }
}
