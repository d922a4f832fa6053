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

    @Test(arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
    func `a row's menu comes where it is asked for, and closes as menus do`(_ settings: BrowserSettings) async throws {
      try await run("/editing", settings) { driver in
        let (row, item) = (driver.element("row-Emil"), driver.element("pin-item"))
        let ask = { (pointer: String) in
          try await driver.waitUntil("the page is calm") { try await driver.evaluate("document.body.$isCalm") == true }
          let isLeft = try await driver.evaluate(
            """
            (() => {
              const row = document.querySelector('[data-testid="row-Emil"]');
              row.scrollIntoView({ block: 'center' });
              row.focus();
              const { left, top } = row.getBoundingClientRect();
              return row.dispatchEvent(new PointerEvent('contextmenu', {
                bubbles: true, cancelable: true, pointerType: '\(pointer)', clientX: left + 30, clientY: top + 9 }));
            })()
            """)
          #expect(isLeft == false, "the browser's own menu stays away")
          try await driver.waitUntil("the menu is there") { try await item.isVisible }
        }
        let isGone = { try await driver.waitUntil("the menu is gone") { try await !item.exists } }

        try await ask("mouse")
        let distance = try await driver.evaluate(
          """
          (() => {
            const row = document.querySelector('[data-testid="row-Emil"]').getBoundingClientRect();
            const { left, top } = document.querySelector('body > .menu > .items').getBoundingClientRect();
            return Math.abs(left - row.left - 30) + Math.abs(top - row.top - 9);
          })()
          """)
        #expect(distance.number.map { $0 < 2 } == true)
        #expect(try await AxeAudit.violations(on: driver) == [])
        try await driver.press(.down)
        #expect(try await driver.focused?.identifier == "pin-item")
        try await driver.press(.escape)
        try await isGone()
        #expect(try await driver.focused?.identifier == "row-Emil")

        // By a key of the keyboard: the first item has the focus.
        try await ask("")
        #expect(try await driver.focused?.identifier == "pin-item")
        try await driver.press(.enter)
        try await driver.waitForText("Pinned Emil", of: "pinned")
        try await isGone()
        #expect(try await driver.focused?.identifier == "row-Emil")

        // A tap elsewhere does only that.
        try await ask("touch")
        try await driver.click(driver.element("pin-Ada"))
        try await isGone()
        #expect(try await driver.element("pinned").text == "Pinned Emil")
        #expect(try await row.exists)

        // A key of an item presses it for the row that has the focus, without the menu.
        _ = try await driver.evaluate("document.querySelector('[data-testid=\"row-Dora\"]').focus()")
        try await driver.type("p")
        try await driver.waitForText("Pinned Dora", of: "pinned")
        #expect(try await !item.exists)
      }
    }

    @Test func `a finger that rests on a row asks for its menu, and presses nothing by going away`() async throws {
      try await run("/editing", BrowserSettings(.phone)) { driver in
        _ = try await driver.evaluate(
          """
          (() => {
            const row = document.querySelector('[data-testid="row-Dora"]');
            const touch = type => row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
            window.lift = () => { touch('pointerup'); row.click(); };
            touch('pointerdown');
          })()
          """)
        try await driver.waitUntil("the menu is there") { try await driver.element("pin-item").isVisible }
        _ = try await driver.evaluate("lift()")
        #expect(
          try await driver.evaluate("!document.querySelector('[data-testid=\"row-Dora\"][aria-current]')") == true)
        #expect(try await driver.element("pin-item").isVisible)
      }
    }

    @Test func `a finger that moves to a side asks for the row's menu, one that moves along scrolls`() async throws {
      try await run("/editing", BrowserSettings(.phone)) { driver in
        let row = driver.element("row-Dora")
        try await driver.swipe(row, by: (-20, -160))
        try await driver.swipe(row, by: (-24, 0))
        #expect(try await !driver.element("pin-item").exists)
        try await driver.swipe(row, by: (-120, 10))
        try await driver.waitUntil("the menu is there") { try await driver.element("pin-item").isVisible }
        #expect(
          try await driver.evaluate("!document.querySelector('[data-testid=\"row-Dora\"][aria-current]')") == true)
        try await driver.click(driver.element("pin-item"))
        try await driver.waitForText("Pinned Dora", of: "pinned")
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
