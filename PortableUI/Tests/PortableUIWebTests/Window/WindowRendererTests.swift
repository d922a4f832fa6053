import HTTPTypes
import Observation
import PortableUICore
import Testing

@testable import PortableUIWeb

/// Pages that several browsers ask for at the same time.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct WindowRendererTests {
  @Observable final class Words {
    var text = "one"
  }

  /// Holds up whoever writes a page.
  actor Desk {
    private(set) var pages = 0
    private var writers: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      pages += 1
      await withCheckedContinuation { writers.append($0) }
    }

    func release() {
      for writer in writers { writer.resume() }
      writers = []
    }

    func hasBegun(_ count: Int) async {
      while pages < count { await Task.yield() }
    }
  }

  private let words = Words()
  private let desk = Desk()
  private let renderer: WindowRenderer

  init() {
    let configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "place", languages: ["en"], knowsAddress: { _ in true })
    renderer = WindowRenderer(
      configuration: configuration, window: { [words] in Text(verbatim: words.text)._render(&$0) },
      notFound: { _ in })
  }

  /// What the page shows.
  private func page() async -> String {
    let visitor = Visitor([:], languages: ["en"])
    return await renderer.page(at: "/1", isKnown: true, for: visitor) { [desk] nodes in
      await desk.wait()
      return PageWriter.Page(
        title: "\(nodes)", styles: StyleSheet().css, surroundings: nil, isLive: true,
        body: WrittenHTML(own: [], shared: []))
    }.page.title
  }

  @Test func `a page is made once for all who ask for it meanwhile`() async {
    async let first = page()
    await desk.hasBegun(1)
    async let second = page()
    // The second one asks before the first one is done.
    for _ in 0..<100 { await Task.yield() }
    await desk.release()

    let shown = await [first, second]
    #expect(shown[0].contains("one") && shown[1] == shown[0])
    #expect(await desk.pages == 1)
  }

  @Test func `who asks after a change is shown it, though the page of before is still being made`() async {
    async let first = page()
    await desk.hasBegun(1)
    words.text = "two"
    async let second = page()
    await desk.hasBegun(2)
    await desk.release()

    let shown = await [first, second]
    #expect(shown[0].contains("one") && shown[1].contains("two"))
  }
}
