import Foundation
import HTTPTypes
import Testing

@testable import PortableUIWeb

/// How many windows there are, and for how long.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveWindowsTests {
  private func app(_ change: (inout LiveLimits) -> Void) -> TestApp {
    var limits = LiveLimits()
    change(&limits)
    return TestApp(limits: limits, showsStatus: true)
  }

  private func count(_ name: String, of app: TestApp) async -> Int? {
    let lines = await app.get("/live/status").text.split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ": ") }.flatMap { Int($0.dropFirst(name.count + 2)) }
  }

  /// Waits until the models of all windows but so many are gone.
  private func modelsFall(to count: Int, of app: TestApp) async throws {
    while app.log.livingModels > count { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `ten thousand windows that were opened and left leave nothing`() async throws {
    let app = app { _ in }
    let page = await ScriptedPage(app)
    try await Task.sleep(for: .seconds(1))
    _ = await app.get("/2")
    let before = app.log.livingModels

    for index in 0..<10_000 {
      let window = "window-\(index)-of-ten-thousand"
      let opened = await app.respond(
        .post, "/live/event", headers: [.contentType: "application/json"],
        body: #"{"w":"\#(window)","n":1,"r":0,"v":"\#(page.version)","u":"/1","a":"\#(page.assets)","e":[["sync"]]}"#)
      #expect(opened.status == .ok)
      let left = await app.respond(
        .post, "/live/event", headers: [.contentType: "application/json"],
        body: #"{"w":"\#(window)","n":2,"r":1,"v":"","u":"/1","a":"","e":[["bye"]]}"#)
      #expect(left.status == .noContent)
    }

    try await modelsFall(to: before, of: app)
    #expect(await count("windows", of: app) == 0)
    #expect(await count("left windows", of: app) == 10_000)
  }

  @Test func `there are only so many windows; the one used longest ago goes, one that listens last`() async throws {
    let app = app { $0.windows = 3 }
    let pages = [await ScriptedPage(app), await ScriptedPage(app), await ScriptedPage(app), await ScriptedPage(app)]
    let stream = await pages[0].listen()
    for page in pages.dropFirst() { try await page.send(["tap", page.control("Count")]) }

    #expect(await count("windows", of: app) == 3)
    #expect(await count("evicted windows", of: app) == 1)
    // The first one listens, the second one had to go: its next tap finds a new window, and nothing is lost.
    let push = try #require(try await stream.firstMessage())
    #expect(push.operations.contains { $0.contains(",\"Counted ") })
    try await pages[1].send(["tap", pages[1].control("Count")])
    #expect(app.store.count == 4)
    #expect(await count("opened windows", of: app) == 5)
  }

  @Test func `a window that nobody uses goes after a while, its views with it`() async throws {
    let app = app {
      $0.idleTime = .milliseconds(20)
      $0.sweepTime = .milliseconds(20)
    }
    let page = await ScriptedPage(app)
    try await page.send(["tap", page.control("Count")])

    while await count("windows", of: app) != 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(await count("evicted windows", of: app) == 1)
    try await page.send(["tap", page.control("Count")])
    #expect(app.store.count == 2)
  }

  @Test func `a window that listens stays, and is told that all is well`() async throws {
    let app = app {
      $0.idleTime = .milliseconds(20)
      $0.sweepTime = .milliseconds(20)
    }
    let page = await ScriptedPage(app)
    let stream = try #require(await page.listen().stream)

    var comments = 0
    for await piece in stream.chunks {
      if piece == Array(": \n\n".utf8) { comments += 1 }
      guard comments == 3 else { continue }
      #expect(await count("windows", of: app) == 1)
      break
    }
  }

  @Test func `a page that takes too little loses its stream, and one reset brings it up to date`() async throws {
    let app = app { $0.waitingBytes = 1 }
    let (page, other) = (await ScriptedPage(app), await ScriptedPage(app))
    let stream = await page.listen()

    for pushes in 1...2 {
      try await other.send(["tap", other.control("Count")])
      while await count("pushes", of: app) != pushes { try await Task.sleep(for: .milliseconds(5)) }
    }
    while await count("overflows", of: app) != 1 { try await Task.sleep(for: .milliseconds(5)) }
    try await other.send(["tap", other.control("Count")])

    // What waited is let go of: the page hears that it is no longer on the stream, and listens again.
    let visitor = try #require(OpenStream(stream))
    let word = try #require(try await visitor.next())
    #expect(word.window == page.id && word.answer == nil)
    #expect(try await visitor.next() == nil)
    let next = try #require(try await (await page.listen()).firstMessage())
    #expect(next.isReset)
    #expect(next.operations.contains { $0.contains("Counted 3") })
    #expect(await count("resets", of: app) == 1)
  }

  @Test func `a stream that opens does not take away what a window may ask for`() throws {
    var limits = LiveLimits()
    (limits.eventBurst, limits.eventsPerSecond) = (10, 5)
    let windows = windows(limits)
    let visitor = Visitor([:], languages: ["en"])
    let id = try #require(WindowID("a-window-that-asks-for-all"))
    let start = ContinuousClock.now
    let window = try #require(windows.window(id, for: visitor, events: 10, now: start))
    #expect(windows.window(id, for: visitor, events: 1, now: start) == nil)

    windows.stream(of: window, change: 1, now: start + .seconds(1))

    #expect(windows.window(id, for: visitor, events: 5, now: start + .seconds(1)) != nil)
    #expect(windows.window(id, for: visitor, events: 1, now: start) == nil)
  }

  @Test func `a flood of events is refused until it is over`() async throws {
    let app = app {
      $0.eventBurst = 10
      $0.eventsPerSecond = 0
    }
    let page = await ScriptedPage(app)
    let tap: [any Sendable] = ["tap", page.control("Count")]
    try await page.send(tap, tap, tap, tap, tap, tap, tap)
    page.number += 1

    let refused = try await page.respond(to: [tap, tap, tap, tap, tap])

    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] == "1")
    #expect(app.store.count == 7)
    #expect(await count("floods", of: app) == 1)
  }

  @Test func `the end of a left window's stream is not counted for the one that came after it`() async throws {
    var limits = LiveLimits()
    limits.windows = 2
    let windows = windows(limits)
    let visitor = Visitor([:], languages: ["en"])
    let id = try #require(WindowID("a-window-that-comes-twice"))
    let other = try #require(WindowID("a-window-without-a-stream"))
    let third = try #require(WindowID("one-window-more-than-fits"))
    let left = try #require(windows.window(id, for: visitor, events: 1))
    windows.stream(of: left, change: 1)
    await windows.leave(id)
    let window = try #require(windows.window(id, for: visitor, events: 1))
    windows.stream(of: window, change: 1)

    windows.stream(of: left, change: -1)

    _ = windows.window(other, for: visitor, events: 1)
    _ = windows.window(third, for: visitor, events: 1)
    #expect([id, other, third].map(windows.isOpen) == [true, false, true])
  }

  /// Windows that show nothing.
  private func windows(_ limits: LiveLimits) -> LiveWindows {
    let configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true })
    let renderer = WindowRenderer(configuration: configuration, window: { _ in }, notFound: { _ in })
    return LiveWindows(limits: limits, uploads: UploadBox(folder: configuration.uploadFolder)) { id, visitor, windows in
      let writer = PageWriter(programName: "Test", visitor: visitor)
      return LiveWindow(id, renderer: renderer, writer: writer, windows: windows)
    }
  }

  @Test func `a later stream of a window takes the place of the earlier one`() async throws {
    let app = app { _ in }
    let page = await ScriptedPage(app)
    let first = try #require(await page.listen().stream)
    let second = await page.listen()

    for await _ in first.chunks {}
    app.store.count = 1
    #expect(try await second.firstMessage()?.operations.isEmpty == false)
  }
}
