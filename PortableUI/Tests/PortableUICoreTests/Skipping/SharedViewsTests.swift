import Foundation
import Testing

@testable import PortableUICore

/// What is plain is evaluated once for all windows.
@MainActor
@Suite struct SharedViewsTests {
  @Test func `a plain view is evaluated once for all windows`() throws {
    let first = Window { PlainRow(number: 41) }
    let second = Window { PlainRow(number: 41) }
    let other = Window { PlainRow(number: 42) }
    let russian = Window(locale: "ru_RU") { PlainRow(number: 41) }

    let renderings = try #require(first.nodes[0].renderings)
    #expect(second.nodes[0].renderings === renderings)
    #expect(other.nodes[0].renderings !== renderings)
    #expect(russian.nodes[0].renderings !== renderings)
    #expect(other.texts == ["42"])
  }

  @Test func `views of different inputs at one place are found in any order`() throws {
    var known: [Int: NodeRenderings] = [:]
    for number in [51, 52, 53, 53, 51, 52, 51, 53] {
      let window = Window { PlainRow(number: number) }
      let renderings = try #require(window.nodes[0].renderings)
      #expect(known[number].map { $0 === renderings } ?? true)
      known[number] = renderings
    }
    #expect(Set(known.values.map(ObjectIdentifier.init)).count == 3)
  }

  @Test func `what was shared too long ago is evaluated anew, and trusted for longer where it is the same`() throws {
    let shelf = try Shelf(capacity: 2)
    let node = Node(.divider, key: .root)
    let kept = shelf.keep(node, at: 0)
    #expect(shelf.nodes(at: 0.9) == kept)
    #expect(shelf.nodes(at: 1) == nil)

    let again = shelf.keep(node, at: 1)
    #expect(again[0].renderings === kept[0].renderings)
    #expect(shelf.nodes(at: 2.9) == kept && shelf.nodes(at: 3) == nil)
    var last = 3.0
    for seconds in [4.0, 8, 16, 16] {
      _ = shelf.keep(node, at: last)
      #expect(shelf.nodes(at: last + seconds - 0.1) == kept && shelf.nodes(at: last + seconds) == nil)
      last += seconds
    }

    let changed = shelf.keep(Node(.group, key: .root), at: last)
    #expect(changed[0].kind == .group)
    #expect(shelf.nodes(at: last + 0.9) == changed && shelf.nodes(at: last + 1) == nil)
  }

  @Test func `the oldest go when there are too many`() throws {
    let shelf = try Shelf(capacity: 2)
    let node = Node(.divider, key: .root)
    _ = shelf.keep(node, at: 0)
    for place in 0..<5 { _ = shelf.keep(node, at: 0, under: .root.child(.position(place))) }

    #expect(shelf.nodes(at: 0) == nil)
  }
}

/// Shared views with one view in one look.
@MainActor
private struct Shelf {
  let views: SharedViews
  let inputs: InputComparison
  let look: Look

  private let view = PlainRow(number: 1)
  private let start = ContinuousClock.now

  init(capacity: Int) throws {
    views = SharedViews(capacity: capacity)
    inputs = try #require(InputComparison.of(PlainRow.self))
    look = try #require(ViewSurroundings(EnvironmentValues()).look)
  }

  func keep(_ node: Node, at seconds: Double, under identity: Identity = .root) -> [Node] {
    let shown = SharedViews.Shown(nodes: [node], links: nil)
    return views.keep(shown, of: view, inputs, at: place(identity), now: start + .seconds(seconds)).nodes
  }

  func nodes(at seconds: Double) -> [Node]? {
    views.shown(by: view, inputs, at: place(.root), now: start + .seconds(seconds))?.nodes
  }

  private func place(_ identity: Identity) -> SharedViews.Place {
    SharedViews.Place(identity: identity, look: look, container: nil)
  }
}

private struct PlainRow: View {
  let number: Int

  var body: some View {
    VStack { Text(verbatim: "\(number)") }
  }
}
