import Foundation
import HTTPTypes
import TestTraits
import Testing

@testable import PortableUIWeb

/// What windows may take of the memory.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LiveMemoryTests {
  private func app(_ change: (inout LiveLimits) -> Void = { _ in }) -> TestApp {
    var limits = LiveLimits()
    change(&limits)
    return TestApp(limits: limits, showsStatus: true)
  }

  private func count(_ name: String, of app: TestApp) async -> Int? {
    let lines = await app.get("/live/status").text.split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ": ") }.flatMap { Int($0.dropFirst(name.count + 2)) }
  }

  /// An address of so many bytes.
  private func address(_ bytes: Int) -> String { "/1?" + String(repeating: "x", count: bytes - 3) }

  @Test(.proves("S5")) func `an address of 8 KB is taken, and a longer one refused before a window is made`()
    async throws
  {
    let app = app()
    let (long, longer) = (await ScriptedPage(app), await ScriptedPage(app))
    (long.address, longer.address) = (address(8192), address(8193))

    let refused = try await longer.respond(to: [["sync"]])
    #expect(refused.status == .uriTooLong)
    #expect(refused.text.contains("at most 8192 bytes"))
    #expect(await longer.listen().status == .uriTooLong)
    #expect(await longer.join("a-stream-of-one-browser").status == .uriTooLong)
    #expect(await count("windows", of: app) == 0)

    #expect(try await long.respond(to: [["sync"]]).status == .ok)
    #expect(await long.listen().status == .ok)
    for step in ["go", "back"] {
      long.number += 1
      #expect(try await long.respond(to: [[step, longer.address]]).status == .uriTooLong)
      #expect(try await long.respond(to: [[step, long.address]]).status == .ok)
    }
    #expect(await count("malformed requests", of: app) == 5)
  }

  @Test(.proves("S5")) func `where windows take too much, the one used longest ago goes, one that listens last`()
    async throws
  {
    // Three pages of the test's program, and not four.
    let app = app { $0.windowBytes = 175_000 }
    var pages: [ScriptedPage] = []
    for _ in 0..<4 { pages.append(await ScriptedPage(app)) }
    let stream = await pages[0].listen()
    for page in pages.dropFirst() { try await page.send(["tap", page.control("Count")]) }

    #expect(await count("windows", of: app) == 3)
    #expect(await count("evicted windows", of: app) == 1)
    #expect(try await stream.firstMessage()?.operations.contains { $0.contains("Counted") } == true)
    try await pages[1].send(["tap", pages[1].control("Count")])
    #expect(app.store.count == 4)
  }

  @Test(.proves("S5")) func `a window that alone takes more than all may is there for its request`() async throws {
    let app = app { $0.windowBytes = 1 }
    let page = await ScriptedPage(app)

    try await page.send(["tap", page.control("Count")])
    try await page.send(["tap", page.control("Count")])

    #expect(app.store.count == 2)
    #expect(await count("windows", of: app) == 1)
  }

  @Test(.proves("S5")) func `windows that nobody listens to are swept to a smaller limit, those that listen stay`()
    async throws
  {
    let app = app {
      $0.unheardBytes = 75_000
      $0.sweepTime = .milliseconds(20)
    }
    var pages: [ScriptedPage] = []
    for _ in 0..<3 { pages.append(await ScriptedPage(app)) }
    let stream = await pages[0].listen()
    for page in pages { try await page.send(["tap", page.control("Count")]) }

    while await count("windows", of: app) != 2 { try await Task.sleep(for: .milliseconds(5)) }

    #expect(await count("evicted windows", of: app) == 1)
    #expect(stream.stream != nil)
    try await pages[2].send(["tap", pages[2].control("Count")])
    #expect(await count("opened windows", of: app) == 3, "the one used last is still there")
  }

  @Test func `a window that nobody listens to and nobody uses lets go of what its views gave`() async throws {
    let app = app { $0.sweepTime = .milliseconds(20) }
    let (heard, unheard) = (await ScriptedPage(app), await ScriptedPage(app))
    let stream = await heard.listen()
    for page in [heard, unheard] { try await page.send(["tap", page.control("Count")]) }

    while await count("ready windows", of: app) != 1 { try await Task.sleep(for: .milliseconds(5)) }

    #expect(await count("windows", of: app) == 2)
    #expect(stream.stream != nil)
    try await unheard.send(["tap", unheard.control("Count")])
    #expect(app.store.count == 3)
  }

  @Test(.proves("S5")) func `what a page holds of texts that nobody shares counts`() {
    func page(_ text: String) -> SentPage {
      let body = Element(.body, children: [Element(.span, text: text), Element(.span)])
      let content = PageWriter.Content(title: "", body: body, styles: StyleSheet())
      return SentPage(content, nil)
    }

    let (long, short) = (page(String(repeating: "x", count: 10_000)), page(""))
    #expect(long.memory() - short.memory() == 30_000)
    #expect(long.memory(sharedBy: 10) - short.memory(sharedBy: 10) == 3_000)
  }
}
