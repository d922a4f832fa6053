import GalleryScreens
import PortableUITesting
import PortableUIWeb
import TestSupport
import Testing

/// The gallery's scenarios in Chromium, one at a time: the windows of its typing page share their rows.
@Suite(.inChromium, .serialized) enum GalleryInChromium {}

/// A suite of scenarios in the gallery.
protocol GalleryTesting {}

extension GalleryTesting {
  /// A gallery behind a real server.
  func served(_ configure: @Sendable (inout WebApplicationConfiguration) -> Void = { _ in }) async throws -> ServedApp {
    try await ServedApp(await GalleryApp.responder(configure))
  }

  /// Runs a test in one browser that shows a page, and expects that the browser has nothing to complain about, but for
  /// messages with one of the words expected, which the test causes on purpose.
  func run(
    _ page: String, _ settings: BrowserSettings = .init(), in app: ServedApp? = nil, expecting words: [String] = [],
    _ test: (BrowserDriver) async throws -> Void
  ) async throws {
    let served = if let app { app } else { try await served() }
    let driver = try await BrowserDriver.start(settings, at: served.address)
    try await driver.open(page)
    try await driver.live()
    try await test(driver)
    let complaints = try await driver.consoleMessages().filter { message in !words.contains { message.contains($0) } }
    #expect(complaints == [], "the browser has nothing to complain about")
    try await driver.open("/")
  }

  /// Runs a test in two browsers that show the typing page, with its rows as at first.
  func runTyping(
    _ settings: BrowserSettings = .init(), _ test: (_ mine: BrowserDriver, _ other: BrowserDriver) async throws -> Void
  ) async throws {
    let app = try await served()
    try await run("/typing", settings, in: app) { mine in
      try await mine.element("reset").tap()
      try await run("/typing", in: app) { other in try await test(mine, other) }
    }
  }
}

extension BrowserDriver {
  /// The text in the field that has the focus, and where the caret stands in it.
  var typing: String {
    get async throws {
      try await evaluate(
        """
        (() => { const e = document.activeElement;
          return e.value.slice(0, e.selectionStart) + '^' + e.value.slice(e.selectionEnd); })()
        """
      ).string ?? ""
    }
  }

  func waitForText(_ text: String, of identifier: String) async throws {
    try await waitUntil("\(identifier) says “\(text)”") { try await element(identifier).text == text }
  }

  /// Lets the page say all that follows by requests, which a test can answer itself.
  func useRequestsOnly() async throws {
    _ = try await evaluate("window.WebSocket = class { close() { } }; document.body.$socket?.close()")
  }

  /// Whether the page has a socket for its events.
  var hasSocket: Bool {
    get async throws { try await evaluate("document.body.$socket?.readyState === 1") == true }
  }
}
