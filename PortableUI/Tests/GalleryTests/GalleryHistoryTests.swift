import PortableUITesting
import Testing

extension GalleryInChromium {
  /// Going from place to place, tabs, and pages that were out of sight.
  @Suite struct History: GalleryTesting {
    @Test func `Back, Forward and reload`() async throws {
      try await run("/", BrowserSettings(.phone)) { driver in
        try await driver.element(.link, named: "buttons").tap()
        try await driver.element("press").tap()
        #expect(try await driver.currentPath == "/buttons")
        #expect(try await driver.title == "buttons – Gallery")

        try await driver.goBack()
        #expect(try await driver.currentPath == "/")
        #expect(try await driver.headings == ["Gallery"])
        try await driver.goForward()
        #expect(try await driver.headings == ["buttons"])
        try await driver.reload()
        #expect(try await driver.headings == ["buttons"])
        #expect(try await driver.element("presses").text == "Pressed 0 times")
        try await driver.goBack()
        #expect(try await driver.headings == ["Gallery"])
      }
    }

    @Test(arguments: [false, true])
    func `a step to another place is seen, its way told apart, but not by who wants less motion`(
      _ reducesMotion: Bool
    ) async throws {
      try await run("/", BrowserSettings(.phone, reducesMotion: reducesMotion)) { driver in
        _ = try await driver.evaluate(
          """
          (() => {
            window.ways = [];
            const plain = Element.prototype.animate;
            Element.prototype.animate = function(frames, timing) {
              if (!ways.includes(frames.translate[0])) ways.push(frames.translate[0]);
              return plain.call(this, frames, timing);
            };
          })()
          """)
        try await driver.element(.link, named: "buttons").tap()
        #expect(try await driver.headings == ["buttons"])
        try await driver.element("press").tap()
        try await driver.goBack()
        #expect(try await driver.headings == ["Gallery"])
        let ways = try await driver.evaluate("ways").array.compactMap(\.string)
        #expect(ways == (reducesMotion ? [] : ["0 1rem", "0 -1rem"]))
      }
    }

    @Test func `who waits for another place sees where it will be`() async throws {
      try await run("/", BrowserSettings(.desktop)) { driver in
        try await driver.delayEvents(by: 600)
        _ = try await driver.evaluate(
          """
          (() => {
            window.busy = [];
            new MutationObserver(() => {
              const waits = document.querySelector('[aria-busy=true]');
              if (waits) busy.push(Array.from(waits.parentElement.children).indexOf(waits));
            }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
          })()
          """)
        try await driver.element(.link, named: "buttons").tap()
        try await driver.waitUntil("it is there") { try await driver.headings.contains("buttons") }
        #expect(try await driver.evaluate("busy").array.compactMap(\.number) == [1], "the column beside the list")
        #expect(try await driver.evaluate("!document.querySelector('[aria-busy]')") == true)

        _ = try await driver.evaluate("busy.length = 0")
        try await driver.element("press").tap()
        try await driver.waitForText("Pressed 1 times", of: "presses")
        #expect(try await driver.evaluate("busy.length") == 0, "what is no step waits where it is")
      }
    }

    @Test func `the middle button and Control open a tab and leave this one alone`() async throws {
      try await run("/", BrowserSettings(.desktop)) { driver in
        for (button, modifiers) in [("middle", 0), ("left", 2)] {
          try await driver.click(driver.element(.link, named: "buttons"), button: button, modifiers: modifiers)
          var opened: [String] = []
          try await driver.waitUntil("another tab is there") {
            opened += try await driver.closeOtherTabs()
            return opened.contains { $0.hasSuffix("/buttons") }
          }
          #expect(try await driver.currentPath == "/")
        }
      }
    }

    @Test func `two windows of one address have states of their own`() async throws {
      let app = try await served()
      try await run("/buttons", in: app) { one in
        try await run("/buttons", in: app) { two in
          try await one.element("press").tap()
          try await one.element("switch").tap()
          try await two.element("press").tap()
          try await two.element("press").tap()
          #expect(try await one.element("presses").text == "Pressed 1 times")
          #expect(try await two.element("presses").text == "Pressed 2 times")
          #expect(try await one.element("state").text == "It is on")
          #expect(try await two.element("state").text == "It is off")
        }
      }
    }

    @Test func `a page out of sight stops listening, and learns of everything when it is shown again`() async throws {
      try await runTyping { mine, other in
        _ = try await mine.evaluate(
          """
          (() => {
            const later = setTimeout, close = EventSource.prototype.close;
            window.setTimeout = (work, time) => later(work, time === 5000 ? 0 : time);
            EventSource.prototype.close = function() { window.isDeaf = true; close.call(this); };
            window.see = state => {
              Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
              document.dispatchEvent(new Event('visibilitychange'));
            };
            see('hidden');
          })()
          """)
        try await mine.waitUntil("it stops listening") { try await mine.evaluate("window.isDeaf") == true }
        try await other.element("row-1").enter("meanwhile")
        try await other.waitForText("meanwhile||", of: "rows-echo")
        #expect(try await mine.element("rows-echo").text == "||")

        _ = try await mine.evaluate("see('visible')")

        try await mine.waitForText("meanwhile||", of: "rows-echo")
        #expect(try await mine.element("row-1").value == "meanwhile")
      }
    }

    @Test func `a page that comes back from the browser's memory learns of everything`() async throws {
      try await runTyping { mine, other in
        try await mine.open("/buttons")
        try await other.element("row-1").enter("meanwhile")
        try await mine.goBack()
        try await mine.waitForText("meanwhile||", of: "rows-echo")
      }
    }
  }
}
