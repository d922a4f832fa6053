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
    #expect(cache.page(for: key("/1")) == page("one"))

    words.text = "two"

    #expect(cache.page(for: key("/1")) == nil)
  }

  @Test func `a page is another for another address and another visitor`() {
    let cache = PageCache(lifetime: .seconds(3600))
    cache.keep(page("one"), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.page(for: key("/2")) == nil)
    let russian = Visitor([.acceptLanguage: "ru"], languages: ["en", "ru"])
    #expect(cache.page(for: PageCache.Key(address: "/1", visitor: russian)) == nil)
    let chosen = Visitor([:], languages: ["en", "ru"], chosenLanguage: "en")
    #expect(cache.page(for: PageCache.Key(address: "/1", visitor: chosen)) == nil)
  }

  @Test func `a page is not kept beyond its time`() {
    let cache = PageCache(lifetime: .zero)
    cache.keep(page("one"), of: evaluatedGraph(), for: key("/1"))

    #expect(cache.page(for: key("/1")) == nil)
  }

  @Test func `the oldest page makes room for a new one`() {
    let cache = PageCache(capacity: 2, lifetime: .seconds(3600))
    for address in ["/1", "/2", "/3"] { cache.keep(page(address), of: evaluatedGraph(), for: key(address)) }

    #expect(cache.page(for: key("/1")) == nil)
    #expect(cache.page(for: key("/2")) == page("/2"))
    #expect(cache.page(for: key("/3")) == page("/3"))
  }

  private func key(_ address: String) -> PageCache.Key {
    PageCache.Key(address: address, visitor: visitor)
  }

  private func page(_ text: String) -> PageWriter.Page {
    PageWriter.Page(
      title: text, styles: StyleSheet().css, surroundings: nil, isLive: true, body: Array(text.utf8))
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
