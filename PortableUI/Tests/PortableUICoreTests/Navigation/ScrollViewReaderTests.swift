import Testing

@testable import PortableUICore

@MainActor
@Suite struct ScrollViewReaderTests {
  private func window() -> Window {
    Window {
      ScrollViewReader { reader in
        Button("Last") { reader.scrollTo("last") }
        Button("Nowhere") { reader.scrollTo("nowhere", anchor: .top) }
        Text(verbatim: "first").id("first")
        Text(verbatim: "last").id("last")
      }
    }
  }

  @Test func `what is asked for gets the focus`() throws {
    let window = window()
    let target = try #require(
      window.allNodes.last { if case .modified(.scrollTarget) = $0.kind { true } else { false } }?.children.first)

    window.tap("Last")
    #expect(window.graph.dequeueFocusRequest() == .field(target.key))
    #expect(window.graph.dequeueFocusRequest() == nil)

    window.tap("Last")
    #expect(window.graph.dequeueFocusRequest() == .field(target.key), "asked for again, it comes again")
  }

  @Test func `an id that no view has does nothing`() {
    let window = window()

    window.tap("Nowhere")

    #expect(window.graph.dequeueFocusRequest() == nil)
  }

  @Test func `outside of a reader an id is only an identity`() {
    #expect(Window { Text(verbatim: "a").id("a") }.allNodes.allSatisfy { $0.kind != .modified(.scrollTarget) })
  }
}
