import Foundation
import HTTPTypes
import TestTraits
import Testing

@testable import PortableUIWeb

/// Windows of one browser that listen on one stream.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedStreamTests {
  private static let name = "a-stream-of-one-browser"

  private func app(_ change: (inout LiveLimits) -> Void = { _ in }) -> TestApp {
    var limits = LiveLimits()
    change(&limits)
    return TestApp(limits: limits, showsStatus: true)
  }

  private func count(_ name: String, of app: TestApp) async -> Int? {
    let lines = await app.get("/live/status").text.split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ": ") }.flatMap { Int($0.dropFirst(name.count + 2)) }
  }

  /// Pages of one browser, the first of which has opened the stream that the others have joined.
  private func browser(_ count: Int, of app: TestApp) async throws -> (pages: [ScriptedPage], stream: OpenStream) {
    var pages: [ScriptedPage] = []
    for _ in 0..<count { pages.append(await ScriptedPage(app)) }
    let stream = try #require(OpenStream(await pages[0].listen(naming: Self.name)))
    for page in pages.dropFirst() { #expect(await page.join(Self.name).status == .noContent) }
    return (pages, stream)
  }

  @Test(.proves("S1")) func `a change comes down one stream for each of its windows`() async throws {
    let app = app()
    let (pages, stream) = try await browser(50, of: app)

    app.store.count = 3

    var heard: Set<String> = []
    while heard.count < pages.count {
      let message = try #require(try await stream.next())
      let answer = try #require(message.answer)
      #expect(answer.operations.count == 1 && answer.operations[0].hasSuffix(#","Counted 3"]"#))
      heard.insert(message.window)
    }
    #expect(heard == Set(pages.map(\.id)))
    #expect(await count("windows", of: app) == 50)
  }

  @Test(.proves("S1")) func `what one window does is pushed to the others and not to itself`() async throws {
    let app = app()
    let (pages, stream) = try await browser(2, of: app)

    try await pages[1].send(["tap", pages[1].control("Count")])

    let first = try #require(try await stream.next())
    #expect(first.window == pages[0].id)
    app.store.count = 5
    while let next = try await stream.next(), next.window != pages[1].id {}
  }

  @Test(.proves("S1")) func `when the leader goes, the next stream brings what was missed`() async throws {
    let app = app()
    var pages: [ScriptedPage] = []
    do {
      let (all, stream) = try await browser(3, of: app)
      app.store.count = 1
      for _ in 0..<3 {
        let message = try #require(try await stream.next())
        let page = try #require(all.first { $0.id == message.window })
        (page.revision, page.version) = (try #require(message.answer).to, try #require(message.answer).version)
      }
      pages = Array(all.dropFirst())
      _ = try await all[0].respond(to: [["bye"]])
    }
    app.store.count = 2

    let next = try #require(OpenStream(await pages[0].listen(naming: "the-stream-of-the-next-leader")))
    #expect(await pages[1].join("the-stream-of-the-next-leader").status == .noContent)

    for page in pages {
      let message = try #require(try await next.next())
      let answer = try #require(message.answer)
      #expect(message.window == page.id)
      #expect(answer.to > page.revision && answer.operations.contains { $0.contains("Counted 2") })
    }
  }

  @Test(.proves("S1")) func `a window that joins again keeps its place, and what waits for it`() async throws {
    let app = app()
    let (pages, stream) = try await browser(2, of: app)
    try await pages[0].send(["tap", pages[0].control("Count")])
    while await count("pushes", of: app) != 1 { try await Task.sleep(for: .milliseconds(5)) }

    #expect(await pages[1].join(Self.name).status == .noContent)

    let message = try #require(try await stream.next())
    #expect(message.window == pages[1].id && message.answer?.isReset == false)
    #expect(await count("resets", of: app) == 0)
  }

  @Test(.proves("S1")) func `a window that parts hears nothing any more, and the others do`() async throws {
    let app = app()
    let (pages, stream) = try await browser(3, of: app)

    #expect(await pages[1].part(from: Self.name).status == .noContent)
    #expect(await pages[1].part(from: Self.name).status == .noContent)
    #expect(await pages[1].part(from: "a-stream-that-nobody-has").status == .noContent)
    app.store.count = 1

    var heard: Set<String> = []
    for _ in 0..<2 { heard.insert(try #require(try await stream.next()).window) }
    #expect(heard == [pages[0].id, pages[2].id])
    #expect(await pages[1].join(Self.name).status == .noContent)
    let missed = try #require(try await stream.next())
    #expect(missed.window == pages[1].id && missed.answer?.operations.contains { $0.contains("Counted 1") } == true)
  }

  @Test(.proves("S1")) func `a page whose window gave way says what it shows before it joins`() async throws {
    let app = app()
    let (pages, stream) = try await browser(1, of: app)
    let page = await ScriptedPage(app)
    (page.version, page.revision) = (page.version + "x", 4)

    #expect(await page.join(Self.name).text == #"{"joined":false}"#)
    try await page.send()
    #expect(await page.join(Self.name).status == .noContent)
    withExtendedLifetime((pages, stream)) {}
  }

  @Test(.proves("S1")) func `a stream that is not there, or is full, is not joined`() async throws {
    let app = app { $0.windowsPerStream = 2 }
    let (pages, stream) = try await browser(2, of: app)
    let page = await ScriptedPage(app)

    #expect(await page.join("a-stream-that-nobody-has").text == #"{"joined":false}"#)
    #expect(await page.join(Self.name).status == .serviceUnavailable)
    page.assets = "old"
    #expect(await page.join(Self.name).text == #"{"reload":true}"#)
    withExtendedLifetime((pages, stream)) {}
  }

  @Test(
    .proves("S1"),
    arguments: [
      "", "{}", "[]", #"{"w":"0123456789012345678901","s":"short","r":"0","v":"","u":"/1","a":""}"#,
      #"{"w":"0123456789012345678901","r":"0","v":"","u":"/1","a":""}"#,
      #"{"w":"0123456789012345678901","s":"0123456789012345678901","r":0,"v":"","u":"/1","a":""}"#,
      #"{"w":"0123456789012345678901","s":"0123456789012345678901","r":"0","v":"","u":"//x","a":""}"#,
    ])
  func `a malformed wish to listen is refused`(message: String) async {
    let app = app()
    let headers: HTTPFields = [.contentType: "application/json"]

    #expect(await app.respond(.post, "/live/join", headers: headers, body: message).status == .badRequest)
    #expect(await app.respond(.post, "/live/join", body: message).status == .badRequest)
    #expect(await app.get("/live/join").status == .notFound)
    #expect(await count("windows", of: app) == 0)
  }

  @Test(.proves("S1")) func `another site joins no stream`() async {
    let app = app()
    let headers: HTTPFields = [.contentType: "application/json", .secFetchSite: "cross-site"]

    for path in ["/live/join", "/live/part"] {
      #expect(await app.respond(.post, path, headers: headers, body: "{}").status == .forbidden)
    }
    #expect(await app.respond(.post, "/live/part", headers: [.contentType: "application/json"]).status == .badRequest)
  }

  @Test(.proves("S1"))
  func `a page that joined and says nothing for long loses its window, the one that reads the stream does not`()
    async throws
  {
    let app = app {
      $0.idleTime = .seconds(2)
      $0.sweepTime = .milliseconds(20)
    }
    let (pages, stream) = try await browser(2, of: app)

    let word = try #require(try await stream.next())

    #expect(word.window == pages[1].id && word.answer == nil)
    #expect(await count("windows", of: app) == 1)
  }
}
