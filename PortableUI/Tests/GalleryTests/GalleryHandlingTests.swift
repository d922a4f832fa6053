import PortableUITesting
import TestSupport
import TestTraits
import Testing

extension GalleryInChromium {
  /// What fingers, keys and the browser's own buttons do to menus, sheets and choices.
  @Suite struct Handling: GalleryTesting {
    @Test(.proves("U1"), arguments: [BrowserSettings(.smallPhone), BrowserSettings(.desktop)])
    func `a tap beside an open menu closes it and presses nothing`(_ settings: BrowserSettings) async throws {
      try await run("/menus", settings) { driver in
        let isOpen = { try await driver.element("by-name").isVisible }
        _ = try await driver.evaluate(
          "navigator.clipboard.writeText = async text => { window.copied = text; }; delete Navigator.prototype.share;")
        try await driver.element("sort").tap()
        let share = try await driver.frame(of: driver.element("share"))
        let place = (share.x + share.width / 2, share.y + share.height / 2)
        let covers = try await driver.evaluate(
          "document.elementFromPoint(\(place.0), \(place.1)).closest('.items') !== null")
        let beside = covers == true ? (settings.viewport.isTouch ? 300.0 : 1200.0, place.1) : place

        try await driver.click(at: beside)

        #expect(try await !isOpen())
        #expect(try await driver.evaluate("window.copied === undefined") == true)

        // The next tap presses again.
        try await driver.click(driver.element("share"))
        try await driver.waitUntil("it is copied") { try await driver.evaluate("window.copied") == "A text to share" }
      }
    }

    @Test(.proves("U1")) func `a tap beside an open menu neither follows a link nor takes the focus`() async throws {
      try await run("/menus", BrowserSettings(.desktop)) { driver in
        try await driver.element("sort").tap()
        let link = try await driver.frame(of: driver.element(.link, named: "buttons"))

        try await driver.click(at: (link.x + link.width / 2, link.y + link.height / 2))

        #expect(try await !driver.element("by-name").isVisible)
        #expect(try await driver.currentPath == "/menus")
        try await driver.element(.link, named: "buttons").tap()
        #expect(try await driver.currentPath == "/buttons")
      }
    }

    @Test(.proves("U5"), arguments: [Viewport.smallPhone, .phone, .desktop])
    func `the menus of rows open within what is seen, wherever the row stands`(_ viewport: Viewport) async throws {
      try await run("/editing", BrowserSettings(viewport, reducesMotion: true)) { driver in
        for block in ["start", "center", "end"] {
          let hidden = try await driver.menusOutOfSight(scrolledTo: block)
          #expect(hidden == [], "scrolled to its \(block)")
        }
      }
    }

    @Test(.proves("U5")) func `what destroys stands last in the menu of a row`() async throws {
      try await run("/editing") { driver in
        let last = try await driver.evaluate(
          "[...document.querySelectorAll('.acts .items')].every(items => items.lastElementChild.matches('.danger'))")
        #expect(last == true)
      }
    }

    @Test(.proves("U7")) func `Escape presses the only button of an alert`() async throws {
      try await run("/haste") { driver in
        try await driver.element("tell").tap()
        try await driver.press(.escape)
        try await driver.waitForText("Counted 10, cleared 0", of: "counts")
        #expect(try await driver.evaluate("document.querySelector('[data-in]')") == .null)
      }
    }

    @Test(.proves("U7")) func `a click beside a sheet closes it, beside an alert it does nothing`() async throws {
      try await run("/sheets", BrowserSettings(.desktop)) { driver in
        try await driver.element("note").tap()
        try await driver.click(at: (5, 5))
        try await driver.waitForText("Closed 1 times", of: "dismissals")

        try await driver.element("form").tap()
        try await driver.element("cancel").tap()
        try await driver.click(at: (5, 5))
        #expect(try await driver.element(.button, named: "Stay").isVisible)
        try await driver.press(.escape)
        try await driver.element("urgent").tap()
        try await driver.waitUntil("it is urgent") { try await driver.element("urgent").isOn }
        try await driver.click(at: (5, 5))
        #expect(try await driver.element("urgent").isVisible, "an urgent form does not go by itself")
      }
    }

    @Test(.proves("U7")) func `a finger that went down in a sheet and up beside it closes nothing`() async throws {
      try await run("/sheets", BrowserSettings(.desktop)) { driver in
        try await driver.element("pear").tap()
        try await driver.hold(driver.element("about"))
        try await driver.letGo()
        #expect(try await driver.element("about").isVisible)
      }
    }

    @Test(.proves("U8"), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
    func `Back closes a sheet, and only then leaves the page`(_ settings: BrowserSettings) async throws {
      try await run("/", settings) { driver in
        try await driver.element(.link, named: "sheets").tap()
        try await driver.waitUntil("the page is shown") { try await driver.element("note").isVisible }
        try await driver.element("note").tap()
        try await driver.goBack()
        try await driver.waitForText("Closed 1 times", of: "dismissals")
        #expect(try await driver.currentPath == "/sheets")

        // Forward opens nothing: the page goes back from there at once.
        _ = try await driver.evaluate("history.forward(), 0")
        try await driver.waitUntil("the page is calm") { try await driver.evaluate("document.body.$isCalm") == true }
        #expect(try await driver.evaluate("document.querySelector('[data-in]')") == .null)
        #expect(try await driver.currentPath == "/sheets")

        // One that was closed by its own button leaves no step behind.
        try await driver.element("pear").tap()
        try await driver.element(.button, named: "Done").tap()
        try await driver.waitUntil("it is closed") { try await driver.evaluate("document.body.$isCalm") == true }
        try await driver.goBack()
        #expect(try await driver.headings.contains("Gallery"))
        #expect(try await driver.currentPath == "/")
      }
    }

    @Test(.proves("U8")) func `Back closes an alert above a sheet, then the sheet, then leaves`() async throws {
      try await run("/", BrowserSettings(.phone)) { driver in
        try await driver.element(.link, named: "sheets").tap()
        try await driver.waitUntil("the page is shown") { try await driver.element("form").isVisible }
        try await driver.element("form").tap()
        try await driver.element("cancel").tap()

        try await driver.goBack()
        try await driver.waitUntil("the alert is closed") {
          try await driver.evaluate("document.querySelectorAll('[data-in]').length") == 1
        }
        try await driver.goBack()
        try await driver.waitForText("Closed 1 times", of: "dismissals")
        try await driver.goBack()
        #expect(try await driver.currentPath == "/")
      }
    }

    @Test(.proves("U8")) func `after a reload the sheet is gone, and Back leads to where it led before`() async throws {
      try await run("/", BrowserSettings(.phone)) { driver in
        try await driver.element(.link, named: "sheets").tap()
        try await driver.waitUntil("the page is shown") { try await driver.element("note").isVisible }
        try await driver.element("note").tap()
        try await driver.reload()
        try await driver.waitUntil("the page is calm") { try await driver.evaluate("document.body.$isCalm") == true }
        #expect(try await driver.currentPath == "/sheets")

        try await driver.goBack()

        try await driver.waitUntil("the list is shown") { try await driver.headings.contains("Gallery") }
        #expect(try await driver.currentPath == "/")
      }
    }

    @Test(.proves("U10")) func `the second click of a double click presses nothing that came under the pointer`()
      async throws
    {
      try await run("/haste") { driver in
        try await driver.doubleClick(driver.element("take-One"))
        try await driver.waitForText("Taken One", of: "taken")
        #expect(try await driver.element("take-Two").exists)

        try await driver.doubleClick(driver.element("clear"))
        try await driver.waitForText("Counted 0, cleared 1", of: "counts")

        try await driver.doubleClick(driver.element("count"))
        try await driver.waitForText("Counted 2, cleared 1", of: "counts")

        // The next click counts again.
        try await driver.element("take-Two").tap()
        try await driver.waitForText("Taken One, Two", of: "taken")
      }
    }

    @Test(.proves("U10")) func `a double click sent before the first answer presses one thing`() async throws {
      try await run("/haste") { driver in
        try await driver.delayEvents(by: 200)
        try await driver.doubleClick(driver.element("take-One"))
        try await driver.waitForText("Taken One", of: "taken")
        try await driver.doubleClick(driver.element("clear"))
        try await driver.waitForText("Counted 0, cleared 1", of: "counts")
        #expect(try await driver.element("taken").text == "Taken One")
      }
    }

    @Test(.proves("U17")) func `arrows, Home and End choose among segments, which Tab reaches once`() async throws {
      try await run("/pickers") { driver in
        try await driver.element("day").tap()
        for (key, view) in [
          (Key.right, "week"), (.right, "month"), (.right, "day"), (.left, "month"), (.home, "day"), (.end, "month"),
          (.up, "week"), (.down, "month"),
        ] {
          try await driver.press(key)
          try await driver.waitForText("vanilla, size none, \(view)", of: "echo")
          #expect(try await driver.focused?.identifier == view)
        }
        #expect(
          try await driver.evaluate(
            "[...document.querySelectorAll('[role=radiogroup]')].map(g => g.querySelectorAll('[tabindex=\"0\"]').length).join()"
          )
            == "1,1")
        try await driver.press(.tab)
        #expect(try await driver.focused?.identifier == "outside")
        try await driver.press(.shiftTab)
        #expect(try await driver.focused?.identifier == "month")
      }
    }

    @Test(.proves("U17")) func `menus have arrow keys, and letters lead to their items`() async throws {
      try await run("/menus") { driver in
        let focused = { try await driver.focused?.text }
        try await driver.element("sort").tap()
        for (key, text) in [
          (Key.down, "By name"), (.down, "By date"), (.down, "By name"), (.up, "By date"), (.home, "By name"),
          (.end, "By date"),
        ] {
          try await driver.press(key)
          #expect(try await focused() == text)
        }
        try await driver.type("b")
        #expect(try await focused() == "By name")
        try await driver.press(.escape)
        #expect(try await driver.focused?.identifier == "sort")
        #expect(try await !driver.element("by-name").isVisible)

        try await driver.press(.down)
        #expect(try await focused() == "By name", "an arrow opens the menu")
        try await driver.press(.enter)
        try await driver.waitForText("Chosen name", of: "choice")
      }
    }
  }
}
