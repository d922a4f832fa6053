import Foundation
import HTTPTypes
import PortableUICore
import Synchronization
import Testing

@testable import PortableUIWeb

/// Windows in which nobody has done anything yet.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct WatchedPagesTests {
  private let app = TestApp()

  private var evaluations: Int {
    app.log.threads.count { if case .evaluated = $0 { true } else { false } }
  }

  private func listeningPages(_ count: Int) async -> [(page: ScriptedPage, stream: WebResponse)] {
    var pages: [(ScriptedPage, WebResponse)] = []
    for _ in 0..<count {
      let page = await ScriptedPage(app)
      pages.append((page, await page.listen()))
    }
    return pages
  }

  @Test func `a change is evaluated once for all windows that only listen`() async throws {
    let pages = await listeningPages(5)
    let before = evaluations

    app.store.count = 3

    var pushes: [Answer] = []
    for (_, stream) in pages { pushes.append(try #require(try await stream.firstMessage())) }
    #expect(pushes.allSatisfy { ($0.from, $0.to) == (0, 1) && $0.operations.count == 1 })
    #expect(pushes.allSatisfy { $0.operations[0].hasSuffix(#","Counted 3"]"#) })
    #expect(evaluations == before + 1)
  }

  @Test func `with its first event a window has views of its own, and misses nothing`() async throws {
    let pages = await listeningPages(2)
    app.store.count = 3
    for (_, stream) in pages { _ = try await stream.firstMessage() }
    let (mine, other) = (pages[0], pages[1])

    // As if the page had not heard the push yet.
    let asked = try await mine.page.send(["tap", mine.page.control("Ask")])
    app.store.count = 4

    #expect((asked.from, asked.to) == (1, 2) && !asked.isReset)
    #expect(asked.operations.contains { $0.contains("data-in") })
    for (_, stream) in pages {
      let push = try #require(try await stream.firstMessage())
      #expect(push.operations.count == 1 && push.operations[0].hasSuffix(#","Counted 4"]"#))
    }
    #expect(try await !other.page.send(["sync"]).operations.joined().contains("data-in"))
  }

  @Test func `a page that nobody watches any more is closed`() async throws {
    _ = await app.get("/1")
    let before = app.log.livingModels
    let pages = await listeningPages(3)
    #expect(app.log.livingModels == before + 1)

    for (page, _) in pages {
      _ = try await page.respond(to: [["bye"]])
    }

    while app.log.livingModels > before { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `pages beyond the capacity are evaluated whole, and show the same`() async throws {
    let pages = ManyPages(capacity: 1)
    let changed = Mutex(0)
    let watched = try ["/1", "/2"].map { try pages.watch($0) { windows in changed.withLock { $0 += windows.count } } }

    for count in 0..<3 {
      pages.store.count = count
      for (address, page) in zip(["/1", "/2"], watched) {
        #expect(page.current == nil)
        let shown = await pages.shown(address)
        #expect(shown?.state.address == address)
        #expect(page.current?.page === shown?.page)
        #expect(shown.map { HTMLWriter.text(of: $0.page.content.body) }?.contains("\(address) \(count)<") == true)
      }
    }
    #expect(watched[0].current == nil && watched[1].current != nil)
    #expect(changed.withLock(\.self) == 4)
    try pages.leave("/1")
    #expect(await pages.shown("/1") == nil)
  }

  @Test func `a page that is still opening is not let go of, and opens once`() async throws {
    let pages = ManyPages(capacity: 1)
    for address in ["/1", "/2", "/3"] { _ = try pages.watch(address) }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let openings = Openings()
    async let first = pages.shown("/1") { graph in
      openings.count += 1
      for await _ in ends { break }
      return graph.evaluate().nodes
    }
    while openings.count == 0 { await Task.yield() }

    _ = await pages.shown("/2")
    async let again = pages.shown("/1") { graph in
      openings.count += 1
      return graph.evaluate().nodes
    }
    _ = await pages.shown("/3")
    end.yield()

    let shown = await [first, again]
    #expect(shown[0] != nil && shown[0]?.page === shown[1]?.page)
    #expect(openings.count == 1)
  }
}

/// How often a page was opened.
@MainActor
private final class Openings {
  var count = 0
}

/// Pages of one window, each of which says its address and a count.
@MainActor
private struct ManyPages {
  let store = CountStore()
  private let pages: WatchedPages
  private let visitor = Visitor([:], languages: ["en"])

  init(capacity: Int) {
    pages = WatchedPages(capacity: capacity)
  }

  private func key(_ address: String) -> WatchedPages.Key { WatchedPages.Key(address: address, visitor: visitor) }

  private func window() throws -> WindowID { try #require(WindowID("a-window-of-many-pages")) }

  func watch(
    _ address: String, onChange: @escaping @Sendable (Set<WindowID>) -> Void = { _ in }
  ) throws -> WatchedPage {
    let store = store
    return pages.add(
      try window(), to: key(address),
      making: {
        ViewGraph(scene: SceneValues(addressKey: "a", texts: ["a": address]), environment: EnvironmentValues()) {
          Text(verbatim: "\(address) \(store.count)")._render(&$0)
        }
      }, onChange: onChange)
  }

  func leave(_ address: String) throws { pages.remove(try window(), from: key(address)) }

  func shown(
    _ address: String, settling: @escaping @MainActor (ViewGraph) async -> [Node] = { $0.evaluate().nodes }
  ) async -> WatchedPage.Shown? {
    let writer = PageWriter(programName: "Test", visitor: visitor)
    return await pages.shown(key(address), settling: settling, writing: { MadePage(of: $0, by: writer, nil) })
  }
}

extension HTMLWriter {
  fileprivate static func text(of element: Element) -> String {
    var writer = HTMLWriter(reserving: 256)
    writer.write(element)
    return writer.string
  }
}
