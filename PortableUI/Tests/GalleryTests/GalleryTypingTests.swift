import PortableUITesting
import TestSupport
import Testing

extension GalleryInChromium {
  /// Typing while the page changes: nothing that a person types is lost, moved or doubled.
  @Suite struct Typing: GalleryTesting {
    @Test(arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
    func `a push keeps the focus, the caret and a composition`(_ settings: BrowserSettings) async throws {
      try await runTyping(settings) { mine, other in
        try await mine.element("row-3").enter("abcd")
        try await mine.press(.left)
        try await mine.compose("ん")
        #expect(try await mine.typing == "abcん^d")

        try await other.element("insert").tap()
        try await mine.waitUntil("the other window's row is there") { try await mine.element("row-4").exists }

        #expect(try await mine.focused?.identifier == "row-3")
        #expect(try await mine.typing == "abcん^d")
        #expect(try await other.element("rows-echo").text == "|||abcd")
        try await mine.compose("んん")
        try await mine.commit("本")
        try await mine.waitForText("|||abc本d", of: "rows-echo")
        #expect(try await mine.typing == "abc本^d")
        try await other.waitForText("|||abc本d", of: "rows-echo")
      }
    }

    @Test func `slow answers lose nothing of what is typed fast`() async throws {
      try await runTyping { mine, _ in
        try await mine.element("message").enter("")
        try await mine.delayEvents(by: 400)

        try await mine.type("0123456789")

        #expect(try await mine.element("message").value == "0123456789")
        try await mine.waitForText("Composing “0123456789”", of: "composer-echo")
        #expect(try await mine.typing == "0123456789^")
      }
    }

    @Test func `Return in the middle of fast typing submits what was there and keeps what follows`() async throws {
      try await runTyping { mine, other in
        try await mine.element("message").enter("")
        try await mine.delayEvents(by: 400)

        try await mine.type("first\rsecond\rthi")

        try await mine.waitForText("Composing “thi”", of: "composer-echo")
        #expect(try await mine.element("message-0").text == "first")
        #expect(try await mine.element("message-1").text == "second")
        #expect(try await mine.typing == "thi^")
        #expect(try await other.element("message-1").text == "second")
      }
    }

    @Test func `a composition that begins while Return is under way is all that stays`() async throws {
      try await runTyping { mine, _ in
        try await mine.element("message").enter("")
        try await mine.delayEvents(by: 400)

        try await mine.type("first\r")
        try await mine.compose("に")
        try await mine.waitUntil("the message is there") { try await mine.element("message-0").exists }
        try await mine.commit("日")

        try await mine.waitForText("Composing “日”", of: "composer-echo")
        #expect(try await mine.element("message").value == "日")
      }
    }

    @Test func `Return sends, clears and stays; the other window sees it by itself`() async throws {
      try await runTyping { mine, other in
        try await mine.element("message").enter("Hello")
        try await mine.press(.enter)

        #expect(try await mine.element("message-0").text == "Hello")
        #expect(try await mine.focused?.identifier == "message")
        #expect(try await mine.typing == "^")
        #expect(try await mine.element("composer-echo").text == "Composing “”")
        try await other.waitForText("Hello", of: "message-0")
        #expect(try await other.element("composer-echo").text == "Not composing “”")
      }
    }

    @Test func `a typed field without the focus outlives a push that comes before its answer`() async throws {
      try await runTyping { mine, other in
        try await mine.delayEvents(by: 1500)
        try await mine.element("row-2").enter("")
        try await mine.type("dirty")
        _ = try await mine.evaluate("document.activeElement.blur()")

        try await other.element("insert").tap()
        try await mine.waitUntil("the other window's row is there") { try await mine.element("row-4").exists }

        #expect(try await mine.element("row-2").value == "dirty")
        try await mine.waitForText("||dirty|", of: "rows-echo")
        try await other.waitForText("||dirty|", of: "rows-echo")
      }
    }

    @Test func `where no stream is heard each letter is said once`() async throws {
      let app = try await served()
      try await run("/", in: app) { driver in
        let script = """
          window.EventSource = class { constructor() { setTimeout(() => this.onerror()); } close() { } };
          window.said = 0;
          const plain = window.fetch, send = WebSocket.prototype.send;
          window.fetch = (address, ...all) => { said += address === '/live/event'; return plain(address, ...all); };
          WebSocket.prototype.send = function (text) { said += 1; send.call(this, text); };
          """
        try await driver.runningFirst(script) { try await driver.open("/typing") }
        try await driver.live()
        _ = try await driver.evaluate("document.querySelector('[data-testid=name]').focus(), window.said = 0, 0")

        try await driver.type("abcdefgh")
        try await driver.waitUntil("all is answered") { try await driver.evaluate("document.body.$isCalm") == true }
        try await driver.click(driver.element("save"))
        try await driver.waitForText("Saved: abcdefgh", of: "saved")

        #expect(try await driver.evaluate("said").number ?? 99 <= 9)
        #expect(try await driver.evaluate("document.body.$heard") == .null)
      }
    }

    @Test func `what the server was told is told again once it may have been forgotten`() async throws {
      let gallery = try await RunningGallery()
      let driver = try await BrowserDriver.start(at: gallery.address)
      let script = "window.EventSource = class { constructor() { setTimeout(() => this.onerror()); } close() { } };"
      try await driver.runningFirst(script) { try await driver.open("/typing") }
      try await driver.element("name").enter("first")
      try await driver.waitUntil("it can be saved") { try await !driver.element("save").isDisabled }
      await gallery.kill()
      try await driver.click(driver.element("notes"))
      try await driver.type("second")

      let next = try await RunningGallery(port: gallery.port)

      try await driver.waitForText("6 characters", of: "notes-count")
      #expect(try await driver.element("name").value == "first")
      try await driver.element("save").tap()
      try await driver.waitForText("Saved: first", of: "saved")
      await next.kill()
    }

    @Test func `a page that listens again does not undo what was typed elsewhere meanwhile`() async throws {
      try await runTyping { mine, other in
        try await mine.element("row-1").enter("mine")
        try await other.waitForText("mine||", of: "rows-echo")
        try await mine.setFrozen(true)
        try await other.element("row-1").enter("theirs")
        try await other.waitForText("theirs||", of: "rows-echo")

        try await mine.setFrozen(false)

        try await mine.waitForText("theirs||", of: "rows-echo")
        #expect(try await mine.element("row-1").value == "theirs")
        try await mine.waitUntil("it listens") { try await mine.evaluate("document.body.$heard") != .null }
        #expect(try await other.element("rows-echo").text == "theirs||")
      }
    }

    @Test func `the program takes the focus from no field in which somebody types`() async throws {
      try await run("/focus") { driver in
        try await driver.delayEvents(by: 400)
        try await driver.click(driver.element("go-first"))
        try await driver.click(driver.element("second"))
        try await driver.type("abc")

        try await driver.waitForText("In second", of: "echo")
        try await driver.waitUntil("all is answered") { try await driver.evaluate("document.body.$isCalm") == true }
        #expect(try await driver.focused?.identifier == "second")
        #expect(try await driver.typing == "abc^")

        try await driver.click(driver.element("go-first"))
        try await driver.waitForText("In first", of: "echo")
        #expect(try await driver.focused?.identifier == "first")
      }
    }

    @Test func `a Korean syllable counts before its composition ends`() async throws {
      try await runTyping { mine, _ in
        try await mine.element("row-1").enter("")
        try await mine.compose("하")
        try await mine.waitForText("하||", of: "rows-echo")
        #expect(try await mine.typing == "하^")

        try await mine.compose("한")
        try await mine.waitForText("한||", of: "rows-echo")
        try await mine.commit("한")
        try await mine.type("!")

        try await mine.waitForText("한!||", of: "rows-echo")
        #expect(try await mine.typing == "한!^")
      }
    }

    @Test func `a row that goes while somebody types in it takes no key elsewhere`() async throws {
      try await runTyping { mine, other in
        try await other.element("append").tap()
        try await mine.waitUntil("the row is there") { try await mine.element("row-4").exists }
        try await mine.element("row-4").enter("gone")

        try await other.element("reset").tap()
        try await mine.waitUntil("the row is gone") { try await !mine.element("row-4").exists }
        try await mine.type(" \rx")

        #expect(try await mine.focused == nil)
        try await mine.waitForText("||", of: "rows-echo")
      }
    }
  }
}
