import Foundation
import HTTPTypes
import Observation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct PageCacheTests {
  private let words = Words()
  private let visitor = Visitor([:], languages: ["en"])

  @Observable final class Words {
    var text = "one"
  }

  @Test func `a page is kept while nothing that it read has changed`() {
    let cache = PageCache(lifetime: .seconds(3600))
    cache.keep(page("one"), of: evaluatedGraph(), for: key("/1"))
    #expect(cache.answer(for: key("/1")) == page("one"))

    words.text = "two"

    #expect(cache.answer(for: key("/1")) == nil)
  }

  @Test func `a page is another for another address and another visitor`() {
    let cache = PageCache(lifetime: .seconds(3600))
    cache.keep(page("one"), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.answer(for: key("/2")) == nil)
    let russian = Visitor([.acceptLanguage: "ru"], languages: ["en", "ru"])
    #expect(cache.answer(for: PageCache.Key(address: "/1", visitor: russian)) == nil)
    let chosen = Visitor([:], languages: ["en", "ru"], chosenLanguage: "en")
    #expect(cache.answer(for: PageCache.Key(address: "/1", visitor: chosen)) == nil)
  }

  @Test func `a page is not kept beyond its time`() {
    let cache = PageCache(lifetime: .zero)
    cache.keep(page("one"), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.answer(for: key("/1")) == nil)
  }

  @Test func `the oldest page makes room for a new one`() {
    let cache = PageCache(capacity: 2, lifetime: .seconds(3600))
    for address in ["/1", "/2", "/3"] { cache.keep(page(address), of: evaluatedGraph(), for: key(address)) }

    #expect(cache.answer(for: key("/1")) == nil)
    #expect(cache.answer(for: key("/2")) == page("/2"))
    #expect(cache.answer(for: key("/3")) == page("/3"))
  }

  @Test func `what pages share takes room once, for as long as one of them has it`() {
    let cache = PageCache(bytes: 250, lifetime: .seconds(3600))
    let (common, other) = (content(of: 200), content(of: 200))
    func keep(_ address: String, _ shared: ElementContent) {
      cache.keep(page("0123456789", shared: [shared]), of: evaluatedGraph(), for: key(address))
    }
    func kept() -> [String] { ["/1", "/2", "/3", "/4"].filter { cache.answer(for: key($0)) != nil } }

    for address in ["/1", "/2", "/3", "/3"] { keep(address, common) }
    #expect(kept() == ["/1", "/2", "/3"])

    keep("/4", other)
    #expect(kept() == ["/4"])
    for address in ["/1", "/2"] { keep(address, common) }
    #expect(kept() == ["/1", "/2"])
  }

  @Test func `a page longer than all room is not kept`() {
    let cache = PageCache(bytes: 250, lifetime: .seconds(3600))
    cache.keep(page("long", shared: [content(of: 300)]), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.answer(for: key("/1")) == nil)
  }

  @Test func `what is sent for a page is made once, while the page is true and there is room`() {
    let cache = PageCache(lifetime: .seconds(3600))
    var made: [String] = []
    func send(_ address: String, bytes: Int = 4) -> Int? {
      let response = cache.response(for: key(address)) { answer in
        made.append(answer.page.title)
        return WebResponse(status: .ok, body: Array(repeating: 0, count: bytes))
      }
      return response?.body.count
    }
    #expect(send("/1") == nil)
    for address in ["/1", "/2", "/3"] { cache.keep(page(address), of: evaluatedGraph(), for: key(address)) }

    #expect([send("/1"), send("/1")] == [4, 4])
    #expect([send("/2", bytes: 2_000_000), send("/2", bytes: 2_000_000)] == [2_000_000, 2_000_000])
    #expect([send("/3", bytes: 200_000), send("/3", bytes: 200_000)] == [200_000, 200_000])
    #expect(made == ["/1", "/2", "/3", "/3"])

    cache.keep(page("/2"), of: evaluatedGraph(), for: key("/2"))
    #expect([send("/3", bytes: 200_000), send("/3", bytes: 200_000), send("/2")] == [200_000, 200_000, 4])
    #expect(made.suffix(2) == ["/3", "/2"])

    words.text = "two"
    #expect(send("/1") == nil)
  }

  @Test func `a page that is too long to be written at once is left to who waits for it`() {
    let cache = PageCache(lifetime: .seconds(3600))
    cache.keep(page("long", shared: [content(of: 300_000)]), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.response(for: key("/1")) { _ in WebResponse(status: .ok) } == nil)
    #expect(cache.answer(for: key("/1")) != nil)
  }

  private func content(of count: Int) -> ElementContent {
    ElementContent(html: Array(repeating: UInt8(ascii: "x"), count: count))
  }

  private func key(_ address: String) -> PageCache.Key {
    PageCache.Key(address: address, visitor: visitor)
  }

  private func page(_ text: String, shared: [ElementContent] = []) -> PageCache.Answer {
    let parts = shared.map { WrittenHTML.Shared(content: $0, place: 0) }
    let page = PageWriter.Page(
      title: text, styles: StyleSheet().css, surroundings: nil, isLive: true,
      body: WrittenHTML(own: Array(text.utf8), shared: parts))
    return PageCache.Answer(page: page, isThere: true)
  }

  private func evaluatedGraph() -> ViewGraph {
    let words = words
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) { context in
      Text(verbatim: words.text)._render(&context)
    }
    _ = graph.evaluate()
    return graph
  }
}
