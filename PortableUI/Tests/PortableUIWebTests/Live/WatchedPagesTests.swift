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
    let (watched, store) = (WatchedPages(capacity: 1), CountStore())
    let visitor = Visitor([:], languages: ["en"])
    let writer = PageWriter(programName: "Test", styleAddress: Assets.styleAddress, visitor: visitor)
    let keys = ["/1", "/2"].map { WatchedPages.Key(address: $0, visitor: visitor) }
    let window = try #require(WindowID("a-window-of-two-pages-"))
    let changed = Mutex(0)
    var pages: [WatchedPage] = []
    for key in keys {
      pages.append(
        watched.add(
          window, to: key,
          making: {
            ViewGraph(scene: SceneValues(addressKey: "a", texts: ["a": key.address]), environment: EnvironmentValues())
            {
              Text(verbatim: "\(key.address) \(store.count)")._render(&$0)
            }
          }, onChange: { windows in changed.withLock { $0 += windows.count } }))
    }

    for count in 0..<3 {
      store.count = count
      for (key, own) in zip(keys, pages) {
        #expect(own.current == nil)
        let page = await watched.shown(
          key, settling: { $0.evaluate().nodes }, writing: { MadePage(of: $0, by: writer, nil) })
        #expect(page?.state.address == key.address)
        #expect(own.current?.page === page?.page)
        #expect(page.map { HTMLWriter.text(of: $0.page.content.body) }?.contains("\(key.address) \(count)<") == true)
      }
    }
    #expect(pages[0].current == nil && pages[1].current != nil)
    #expect(changed.withLock(\.self) == 4)
    watched.remove(window, from: keys[0])
    #expect(
      await watched.shown(keys[0], settling: { _ in [] }, writing: { MadePage(of: $0, by: writer, nil) }) == nil)
  }
}

extension HTMLWriter {
  fileprivate static func text(of element: Element) -> String {
    var writer = HTMLWriter(reserving: 256)
    writer.write(element)
    return writer.string
  }
}
