import Testing

@testable import PortableUICore

@MainActor
@Suite struct PageOrderTests {
  @Test func `controls stand in the page's order, those that it does not have at the end`() {
    let window = Window {
      Button("One") {}
      VStack {
        Button("Two") {}
        Button("Three") {}
      }
      Button("Four") {}
    }
    let controls = window.allNodes.filter(\.isControl).map(\.key)
    let others = (1...4).map { Identity(bits: $0) }

    for _ in 0..<8 {
      #expect(window.graph.inPageOrder((others + controls).shuffled()) == controls + others)
    }
    #expect(controls.count == 4)
    #expect(window.graph.inPageOrder([others[0]]) == [others[0]])
  }

  @Test func `the order is known of a window that let go of what its views gave`() {
    let window = Window {
      Button("One") {}
      Button("Two") {}
    }
    let controls = window.allNodes.filter(\.isControl).map(\.key)

    window.graph.releaseViews()

    #expect(window.graph.inPageOrder(controls.reversed()) == controls)
  }
}
