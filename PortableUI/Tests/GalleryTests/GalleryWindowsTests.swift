import PortableUITesting
import TestTraits
import Testing

extension GalleryInChromium {
  /// Many windows of one browser, which has six connections for a server.
  @Suite struct Windows: GalleryTesting {
    @Test(.proves("S1"))
    func `ten windows of a browser load, answer and hear of changes over one stream, also when its leader goes`()
      async throws
    {
      try await run("/typing") { driver in
        try await driver.element("reset").tap()
        var windows = [try await driver.window]
        for _ in 0..<9 { windows.append(try await driver.openWindow("/typing")) }
        let stream = try await driver.sharedStream(of: windows)

        // A tap in the last window is answered, and all the others hear of it.
        try await driver.element("insert").tap()
        try await driver.waitForRow("row-4", in: windows)

        try await driver.use(windows[0])
        try await driver.closeWindow(using: windows[5])
        windows.removeFirst()
        let next = try await driver.sharedStream(of: windows)
        #expect(next != stream)

        try await driver.element("insert").tap()
        try await driver.waitForRow("row-5", in: windows)
        try await driver.close(windows.dropFirst(), using: windows[0])
      }
    }

    @Test(.proves("S1")) func `a leader that stands still gives way, and hears again when it goes on`() async throws {
      try await run("/typing") { driver in
        try await driver.element("reset").tap()
        let first = try await driver.window
        let second = try await driver.openWindow("/typing")
        let stream = try await driver.sharedStream(of: [first, second])
        try await driver.use(first)

        try await driver.setFrozen(true)

        try await driver.use(second)
        try await driver.waitUntil("the second window leads") {
          let heard = try await driver.heardStream
          return heard != nil && heard != stream
        }
        try await driver.element("insert").tap()
        try await driver.use(first)
        try await driver.setFrozen(false)
        try await driver.waitForRow("row-4", in: [first, second])
        _ = try await driver.sharedStream(of: [first, second])
        try await driver.close([second], using: first)
      }
    }

    @Test(
      .proves("S1"),
      arguments: [
        "Object.defineProperty(navigator, 'locks', { value: undefined })",
        "LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))",
      ])
    func `without locks ten windows load, answer and hear, each over a socket of its own`(
      _ script: String
    ) async throws {
      try await run("/typing") { driver in
        try await driver.element("reset").tap()
        let first = try await driver.window
        var windows: [BrowserDriver.Window] = []
        for _ in 0..<10 {
          windows.append(try await driver.openWindow("/"))
          try await driver.runningFirst(script) { try await driver.open("/typing") }
        }
        var streams: Set<String> = []
        for window in windows { streams.insert(try await driver.waitForStream(in: window)) }
        #expect(streams.count == windows.count)
        let connections = try await driver.transfers().filter { $0.url.contains("/live/stream") }
        #expect(connections.isEmpty)

        try await driver.element("insert").tap()

        try await driver.waitForRow("row-4", in: windows)
        try await driver.use(windows[0])
        try await driver.element("insert").tap()
        try await driver.waitForRow("row-5", in: windows)
        try await driver.close(windows, using: first)
      }
    }

    @Test(.proves("S1")) func `a window that hears over a socket hears again when the socket breaks`() async throws {
      try await run("/") { driver in
        let script = """
          Object.defineProperty(navigator, 'locks', { value: undefined });
          window.sockets = [];
          window.WebSocket = class extends WebSocket { constructor(address) { super(address); sockets.push(this); } };
          """
        try await driver.runningFirst(script) { try await driver.open("/typing") }
        let stream = try await driver.waitForStream()

        _ = try await driver.evaluate("sockets[0].close(), 0")

        try await driver.waitUntil("it hears over another one") {
          let heard = try await driver.heardStream
          return heard != nil && heard != stream
        }
      }
    }

    @Test(.proves("S1")) func `a leader that says nothing any more loses the lock`() async throws {
      try await run("/typing") { driver in
        try await driver.element("reset").tap()
        let first = try await driver.window
        let stream = try await driver.waitForStream()
        // Its messages to other windows go nowhere, and theirs do not reach it.
        _ = try await driver.evaluate(
          """
          BroadcastChannel.prototype.postMessage = () => {};
          Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
          0
          """)

        let second = try await driver.openWindow("/typing")

        let next = try await driver.waitForStream()
        #expect(next != stream)
        try await driver.element("insert").tap()
        try await driver.waitForRow("row-4", in: [second])
        try await driver.close([second], using: first)
      }
    }
  }
}

extension BrowserDriver {
  /// The stream on which the server has the page in use, once it has it on one.
  fileprivate var heardStream: String? {
    get async throws { try await evaluate("document.body.$heard").string }
  }

  fileprivate func waitForStream(in window: Window? = nil) async throws -> String {
    if let window { try await use(window) }
    try await waitUntil("the page listens") { try await heardStream != nil }
    return try await heardStream ?? ""
  }

  /// The one stream that all the windows hear, once they do; the last one is in use then.
  ///
  /// All of them can be seen.
  fileprivate func sharedStream(of windows: [Window]) async throws -> String {
    try await waitUntil("all windows hear one stream") {
      var streams: Set<String?> = []
      for window in windows {
        try await use(window)
        #expect(try await evaluate("document.visibilityState") == "visible")
        streams.insert(try await heardStream)
      }
      return streams.count == 1 && streams != [nil]
    }
    return try await heardStream ?? ""
  }

  fileprivate func waitForRow(_ identifier: String, in windows: [Window]) async throws {
    for window in windows {
      try await use(window)
      try await waitUntil("\(identifier) is there") { try await element(identifier).exists }
    }
  }

  fileprivate func close(_ windows: some Sequence<Window>, using last: Window) async throws {
    for window in windows {
      try await use(window)
      try await closeWindow(using: last)
    }
  }
}
