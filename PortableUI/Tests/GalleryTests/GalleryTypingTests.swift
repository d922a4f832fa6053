import PortableUITesting
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
