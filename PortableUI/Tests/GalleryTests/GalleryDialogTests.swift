import PortableUITesting
import Testing

extension GalleryInChromium {
  /// What stands in front of the page: where the focus goes, how it closes, and that Tab stays inside.
  @Suite struct Dialogs: GalleryTesting {
    @Test(arguments: [BrowserSettings(.smallPhone), BrowserSettings(.desktop)])
    func `a dialog takes the focus and gives it back, by Escape and by button`(_ settings: BrowserSettings) async throws
    {
      try await run("/sheets", settings) { driver in
        for close in ["Escape", "Keep one"] {
          try await driver.element("remove").tap()
          #expect(try await driver.focused?.text == "Cancel", "where the least can go wrong")
          try await tabStaysInside(driver)
          if close == "Escape" {
            try await driver.press(.escape)
          } else {
            try await driver.element(.button, named: close).tap()
          }
          try await driver.waitUntil("the dialog is gone") { try await !hasPresentation(driver) }
          #expect(try await driver.focused?.identifier == "remove")
        }
        #expect(try await driver.element("answer").text == "Answer kept one")
      }
    }

    @Test(arguments: [BrowserSettings(.smallPhone), BrowserSettings(.desktop)])
    func `a sheet takes the focus and gives it back`(_ settings: BrowserSettings) async throws {
      try await run("/sheets", settings) { driver in
        try await driver.element("pear").tap()
        try await driver.waitUntil("the sheet is there") { try await driver.element("about").isVisible }
        #expect(try await driver.evaluate("!!document.activeElement.closest('[data-in]')") == true)
        try await tabStaysInside(driver)

        try await driver.element(.button, named: "Done").tap()
        try await driver.waitUntil("the sheet is gone") { try await !hasPresentation(driver) }
        #expect(try await driver.focused?.identifier == "pear")

        try await driver.element("note").tap()
        try await driver.waitUntil("the sheet is there") { try await hasPresentation(driver) }
        try await driver.press(.escape)
        try await driver.waitForText("Closed 1 times", of: "dismissals")
        #expect(try await driver.focused?.identifier == "note")
      }
    }

    @Test func `an alert above a sheet leads back to the sheet, or to what opened the sheet`() async throws {
      try await run("/sheets") { driver in
        try await driver.element("form").tap()
        try await driver.element("urgent").tap()
        try await driver.waitUntil("it is urgent") { try await driver.element("urgent").isOn }
        try await driver.press(.escape)
        #expect(try await hasPresentation(driver), "an urgent form does not go by itself")

        try await driver.element("cancel").tap()
        try await tabStaysInside(driver)
        try await driver.element(.button, named: "Stay").tap()
        try await driver.waitUntil("the alert is gone") { try await driver.focused?.identifier == "cancel" }

        try await driver.element("cancel").tap()
        try await driver.element(.button, named: "Leave").tap()
        try await driver.waitUntil("all is gone") { try await !hasPresentation(driver) }
        #expect(try await driver.focused?.identifier == "form")
        #expect(try await driver.element("answer").text == "Answer left")
      }
    }

    @Test func `menus close by Escape, by a tap beside them and by a choice`() async throws {
      try await run("/menus") { driver in
        let isOpen = { try await driver.element("by-name").isVisible }
        try await driver.element("sort").tap()
        #expect(try await isOpen())
        try await driver.press(.escape)
        #expect(try await !isOpen())
        #expect(try await driver.focused?.identifier == "sort")

        try await driver.element("sort").tap()
        try await driver.click(driver.element("choice"))
        #expect(try await !isOpen())

        try await driver.element("sort").tap()
        try await driver.element("by-name").tap()
        try await driver.waitForText("Chosen name", of: "choice")
        #expect(try await !isOpen())
      }
    }

    @Test func `sharing copies and says so, or shows what is to be copied`() async throws {
      try await run("/menus") { driver in
        _ = try await driver.evaluate(
          "navigator.clipboard.writeText = async text => { window.copied = text; }; delete Navigator.prototype.share;")
        try await driver.click(driver.element("share"))
        try await driver.waitUntil("it says so") {
          try await driver.evaluate("document.querySelector('#status')?.textContent") == "Copied"
        }
        #expect(try await driver.evaluate("window.copied") == "A text to share")

        _ = try await driver.evaluate("navigator.clipboard.writeText = async () => { throw new Error('no'); };")
        try await driver.click(driver.element("share"))
        try await driver.waitUntil("the text is shown") {
          try await driver.evaluate("document.querySelector('.shared').checkVisibility()") == true
        }
      }
    }

    private func hasPresentation(_ driver: BrowserDriver) async throws -> Bool {
      try await driver.evaluate("!!document.querySelector('[data-in]')") == true
    }

    /// Twelve times Tab: the focus is never in what lies beneath.
    private func tabStaysInside(_ driver: BrowserDriver) async throws {
      for _ in 0..<12 {
        try await driver.press(.tab)
        let isInside = try await driver.evaluate(
          """
          document.activeElement === document.body
            || document.activeElement.closest('[data-in]') === [...document.querySelectorAll('[data-in]')].pop()
          """)
        #expect(isInside == true)
      }
    }
  }
}
