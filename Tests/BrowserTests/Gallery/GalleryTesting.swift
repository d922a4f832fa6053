import GalleryScreens
import PortableUITesting
import PortableUIWeb
import Testing

/// A suite of scenarios in the gallery.
protocol GalleryTesting {}

extension GalleryTesting {
  /// A gallery behind a real server.
  func served(_ configure: @Sendable (inout WebApplicationConfiguration) -> Void = { _ in }) async throws -> ServedApp {
    try await ServedApp(await GalleryApp.responder(configure))
  }

  /// Runs a test in one browser that shows a room, and expects that the browser has nothing to complain about, but for
  /// messages with one of the words expected, which the test causes on purpose.
  func run(
    _ room: String, _ settings: BrowserSettings = .init(), in app: ServedApp? = nil, expecting words: [String] = [],
    _ test: (BrowserDriver) async throws -> Void
  ) async throws {
    let served = if let app { app } else { try await served() }
    let driver = try await BrowserDriver.start(settings, at: served.address)
    try await driver.open(room)
    try await driver.live()
    try await test(driver)
    let complaints = try await driver.consoleMessages().filter { message in !words.contains { message.contains($0) } }
    #expect(complaints == [], "the browser has nothing to complain about")
    try await driver.open("/")
  }

  /// Runs a test in two browsers that show the typing room, with its rows as at first, while nobody else is in one.
  func runTyping(
    _ settings: BrowserSettings = .init(), _ test: (_ mine: BrowserDriver, _ other: BrowserDriver) async throws -> Void
  ) async throws {
    try await alone {
      let app = try await served()
      try await run("/typing", settings, in: app) { mine in
        try await mine.element("reset").tap()
        try await run("/typing", in: app) { other in try await test(mine, other) }
      }
    }
  }

  /// Runs a test while no other one uses the rows that the typing rooms of this process share.
  func alone(_ test: () async throws -> Void) async throws {
    await TypingTurn.shared.begin()
    let result: Result<Void, any Error>
    do { result = .success(try await test()) } catch { result = .failure(error) }
    await TypingTurn.shared.end()
    try result.get()
  }
}

/// Whose turn it is in the typing room.
private actor TypingTurn {
  static let shared = TypingTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if isTaken { await withCheckedContinuation { waiting.append($0) } } else { isTaken = true }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

extension BrowserDriver {
  /// Waits until the page hears of what changes elsewhere; only where script is on.
  func live() async throws {
    guard settings.runsScript else { return }
    try await waitUntil("the page listens") {
      try await evaluate(
        "performance.getEntriesByType('resource').some(e => e.name.includes('/live/stream'))"
          + " || performance.now() > 700") == true
    }
  }

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

  /// Lets every event wait so long before it goes to the server.
  func delayEvents(by milliseconds: Int) async throws {
    _ = try await evaluate(
      """
      window.plainFetch ??= window.fetch;
      window.fetch = async (...all) => {
        await new Promise(done => setTimeout(done, \(milliseconds)));
        return plainFetch(...all);
      };
      """)
  }
}
