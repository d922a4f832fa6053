import Foundation
import GalleryScreens
import HTTPTypes
import PortableUITesting
import PortableUIWeb
import Synchronization
import TestSupport
import Testing

extension GalleryInChromium {
  /// The server dies, comes back, has other code, or no page.
  @Suite struct Servers: GalleryTesting {
    @Test(arguments: ["en", "ru"])
    func `the server is killed and comes back: what was typed stays and what was pressed is done once`(
      _ language: String
    ) async throws {
      let gallery = try await RunningGallery()
      let driver = try await BrowserDriver.start(BrowserSettings(languages: language), at: gallery.address)
      try await driver.open("/typing")
      try await driver.element("name").enter("typed")
      await gallery.kill()
      try await driver.click(driver.element("save"))
      try await driver.waitUntil("it says that it is away") { try await status(of: driver) != "" }
      let words = try await status(of: driver)
      #expect(words.hasPrefix(language == "ru" ? "Нет связи" : "No connection"))
      try await driver.waitUntil("the bar is there") { try await isBusy(driver) }
      #expect(try await driver.element("name").value == "typed")

      let next = try await RunningGallery(port: gallery.port)

      try await driver.waitUntil("the notice goes") { try await status(of: driver) == "" }
      #expect(try await driver.element("name").value == "typed")
      try await driver.waitForText("Saved: typed", of: "saved")
      #expect(try await !isBusy(driver))
      try await driver.element("save").tap()
      try await driver.waitForText("Saved: typed, typed", of: "saved")
      await next.kill()
    }

    @Test func `a switch that is pressed while the server is away is pressed once`() async throws {
      let gallery = try await RunningGallery()
      let driver = try await BrowserDriver.start(at: gallery.address)
      try await driver.open("/buttons")
      try await driver.live()
      await gallery.kill()
      try await driver.click(driver.element("switch"))
      try await driver.waitUntil("it shows that it was pressed") { try await driver.element("switch").isOn }
      try await driver.waitUntil("it says that it is away") { try await status(of: driver) != "" }

      let next = try await RunningGallery(port: gallery.port)

      try await driver.waitUntil("the notice goes") { try await status(of: driver) == "" }
      try await driver.waitForText("It is on", of: "state")
      #expect(try await driver.element("switch").isOn)
      try await driver.element("switch").tap()
      try await driver.waitForText("It is off", of: "state")
      await next.kill()
    }

    @Test func `after its first event a page has a socket, and what is pressed while it breaks is pressed once`()
      async throws
    {
      let app = try await served()
      try await run("/buttons", in: app) { driver in
        #expect(try await !driver.hasSocket)
        try await driver.element("press").tap()
        try await driver.waitForText("Pressed 1 times", of: "presses")
        try await driver.waitUntil("there is a socket") { try await driver.hasSocket }
        // The answer to the next event is lost with the socket.
        _ = try await driver.evaluate(
          """
          const socket = document.body.$socket, heard = socket.onmessage;
          socket.onmessage = () => { socket.onmessage = heard; socket.close(); };
          """)

        try await driver.element("press").tap()

        try await driver.waitForText("Pressed 2 times", of: "presses")
        try await driver.waitUntil("there is a socket again") { try await driver.hasSocket }
        try await driver.element("press").tap()
        try await driver.waitForText("Pressed 3 times", of: "presses")
        #expect(try await status(of: driver) == "")
      }
    }

    @Test func `what is too long for a socket goes as a request`() async throws {
      let app = try await served()
      try await run("/typing", in: app) { driver in
        try await driver.element("name").enter("a")
        try await driver.waitUntil("there is a socket") { try await driver.hasSocket }
        let before = try await driver.transfers().filter { $0.url.hasSuffix("/live/event") }.count
        _ = try await driver.evaluate(
          """
          const notes = document.querySelector('textarea[data-testid=notes]');
          notes.focus();
          document.execCommand('insertText', false, 'x'.repeat(19990));
          """)
        try await driver.waitUntil("it went as a request") {
          try await driver.transfers().filter { $0.url.hasSuffix("/live/event") }.count > before
        }
        #expect(try await driver.hasSocket)
        #expect(try await driver.element("notes").value?.count == 19990)
        #expect(try await status(of: driver) == "")
      }
    }

    @Test func `where no socket gets through a page works on by requests, and says nothing of it`() async throws {
      let app = try await served()
      try await run("/buttons", in: app, expecting: ["nowhere"]) { driver in
        _ = try await driver.evaluate(
          """
          window.tried = 0;
          const Plain = WebSocket;
          window.WebSocket = class extends Plain { constructor(address) { super(address + '/nowhere'); tried += 1; } };
          """)
        for count in 1...4 {
          try await driver.element("press").tap()
          try await driver.waitForText("Pressed \(count) times", of: "presses")
        }
        #expect(try await driver.evaluate("tried") == 1)
        #expect(try await !driver.hasSocket)
        #expect(try await status(of: driver) == "")
      }
    }

    @Test func `a page that cannot be seen has no socket`() async throws {
      let app = try await served()
      try await run("/buttons", in: app) { driver in
        try await driver.element("press").tap()
        try await driver.waitUntil("there is a socket") { try await driver.hasSocket }

        _ = try await driver.evaluate("document.dispatchEvent(new Event('freeze'))")

        #expect(try await !driver.hasSocket)
        try await driver.element("press").tap()
        try await driver.waitForText("Pressed 2 times", of: "presses")
        try await driver.waitUntil("there is a socket again") { try await driver.hasSocket }
      }
    }

    @Test func `a window that gave way to another one works on, with what was typed`() async throws {
      let app = try await served { $0.liveLimits.windows = 1 }
      try await run("/typing", in: app, expecting: ["ERR_INCOMPLETE_CHUNKED"]) { mine in
        try await mine.element("reset").tap()
        try await mine.element("name").enter("Ann")
        try await mine.element("notes").enter("kept")
        try await mine.waitUntil("Ann can be saved") { try await !mine.element("save").isDisabled }
        try await run("/buttons", in: app, expecting: ["ERR_INCOMPLETE_CHUNKED"]) { other in
          try await other.element("press").tap()
          try await mine.element("save").tap()
          try await mine.waitForText("Saved: Ann", of: "saved")
          #expect(try await mine.element("notes").value == "kept")
          try await other.element("press").tap()
          try await other.waitForText("Pressed 1 times", of: "presses")
          #expect(try await status(of: other) == "")
        }
      }
    }

    @Test func `a page of older code comes anew at the next tap, once, with what was typed`() async throws {
      let old = OlderPage(inner: await GalleryApp.responder())
      let app = try await ServedApp(old)
      try await run("/typing", in: app, expecting: ["/live/socket"]) { driver in
        try await driver.waitUntil("the page came anew by itself") { old.pages.withLock { $0 } == 2 }
        try await driver.waitUntil("the new page runs") {
          try await driver.evaluate(
            "performance.getEntriesByType('navigation')[0].type === 'reload' && document.body.$isCalm === true") == true
        }
        try await driver.element("name").enter("typed before")
        try await driver.waitUntil("the name can be saved") {
          try await driver.evaluate("!document.querySelector('[data-testid=save]').disabled") == true
        }
        _ = try await driver.evaluate("sessionStorage.clear()")
        old.isOld.withLock { $0 = true }

        try await driver.element("save").tap()

        try await driver.waitUntil("the page came anew") { old.pages.withLock { $0 } == 3 }
        try await driver.waitUntil("what was typed is there") {
          try await driver.element("name").value == "typed before"
        }
        try await driver.waitUntil("it can be saved") { try await !driver.element("save").isDisabled }
        try await driver.element("save").tap()
        try await driver.waitUntil("it is saved") { try await driver.element("saved").text.contains("typed before") }
        #expect(old.pages.withLock { $0 } == 3)
      }
    }

    @Test func `a server that hangs is told of, with what waits to be sent`() async throws {
      try await run("/buttons") { driver in
        try await driver.useRequestsOnly()
        // Ten seconds pass in half of one.
        _ = try await driver.evaluate(
          """
          const plain = window.setTimeout;
          window.setTimeout = (work, milliseconds) => plain(work, milliseconds / 20);
          window.fetch = () => new Promise(() => { });
          0
          """)

        try await driver.click(driver.element("press"))

        try await driver.waitUntil("it says so") { try await status(of: driver) != "" }
        #expect(
          try await status(of: driver) == "No connection. Your changes will be sent when it’s back.")
      }
    }

    @Test func `where nothing waits to be sent, nothing is said of changes`() async throws {
      try await run("/buttons") { driver in
        try await driver.useRequestsOnly()
        _ = try await driver.evaluate("window.fetch = () => Promise.reject(), 0")

        _ = try await driver.evaluate("document.querySelector('a[href^=\"/\"]').click(), 0")

        try await driver.waitUntil("it says so") { try await status(of: driver) != "" }
        #expect(try await status(of: driver) == "No connection. Trying to reconnect…")
      }
    }

    private func isBusy(_ driver: BrowserDriver) async throws -> Bool {
      try await driver.evaluate("document.body.hasAttribute('data-busy')") == true
    }

    private func status(of driver: BrowserDriver) async throws -> String {
      try await driver.evaluate("document.getElementById('status')?.textContent ?? ''").string ?? ""
    }
  }
}

/// The gallery, whose first page says that it belongs to other files than the program's.
private final class OlderPage: WebResponder {
  let inner: WebApplication
  let isOld = Mutex(true)
  let pages = Mutex(0)

  init(inner: WebApplication) {
    self.inner = inner
  }

  func bodyPlan(for head: WebRequest) async -> BodyPlan { await inner.bodyPlan(for: head) }

  func respond(to request: WebRequest) async -> WebResponse {
    // The page then says all by requests.
    guard request.target != "/live/socket" else { return WebResponse(status: .notFound) }
    var response = await inner.respond(to: request)
    if request.target == "/live/event", pages.withLock({ $0 }) == 2,
      isOld.withLock({ old in
        defer { old = false }
        return old
      })
    {
      response.body = Array(#"{"reload":true}"#.utf8)
    }
    guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return response }
    pages.withLock { $0 += 1 }
    let isOld = self.isOld.withLock { old in
      defer { old = false }
      return old
    }
    guard isOld, case let text = String(decoding: response.body, as: UTF8.self) else { return response }
    response.body = Array(text.replacing(/data-assets="[^"]*"/, with: "data-assets=\"older\"").utf8)
    return response
  }
}
