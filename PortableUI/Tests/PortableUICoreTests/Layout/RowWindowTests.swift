import Foundation
import Synchronization
import Testing

@testable import PortableUICore

@MainActor
@Suite struct RowWindowTests {
  private func window(count: Int, address: String? = "/", touched: Touches = Touches()) -> Window {
    let (place, rows) = RowPositions.split(address ?? "/")
    let scene = SceneValues(addressKey: address == nil ? nil : "address", texts: ["address": place])
    scene.show(rows)
    return Window(scene: scene) {
      List { ForEach(Lazily(count: count, touches: touched)) { Text(verbatim: "row \($0.id)") } }
    }
  }

  private func edges(_ window: Window) -> [RowWindowTraits] {
    window.allNodes.compactMap { if case .rowWindow(let traits) = $0.kind { traits } else { nil } }
  }

  @Test func `up to 500 rows are shown whole`() {
    #expect(window(count: 500).texts.count == 500)
    #expect(edges(window(count: 500)).isEmpty)
    #expect(window(count: 501).texts.count == 100)
  }

  @Test func `of 100,000 rows only those shown are touched`() {
    let touches = Touches()
    let window = window(count: 100_000, touched: touches)

    #expect(window.texts.first == "row 0")
    #expect(window.texts.last == "row 99")
    #expect(touches.count == 100)
    #expect(edges(window).map(\.shown) == [1...100])
    #expect(edges(window)[0].hasMore)
  }

  @Test func `later and earlier rows keep those between`() throws {
    let window = window(count: 1000)
    func move(_ edge: RowWindowTraits.Edge) -> Bool {
      let control = window.allNodes.first {
        if case .rowWindow(let traits) = $0.kind { traits.edge == edge } else { false }
      }
      defer { window.evaluate() }
      return control.map { window.graph.perform(.tap, on: $0.key) } ?? false
    }

    #expect(!move(.earlier))
    #expect(move(.later))
    #expect(window.texts.first == "row 50")
    #expect(window.texts.last == "row 149")
    #expect(move(.earlier))
    #expect(window.texts.first == "row 0")
    for _ in 0..<20 { _ = move(.later) }
    #expect(window.texts.last == "row 999")
    #expect(!move(.later))
    #expect(edges(window).map(\.hasMore) == [true, false])
  }

  @Test func `an address opens the list where it says`() throws {
    let first = window(count: 1000)
    let address = try #require(edges(first)[0].address)
    #expect(address.hasPrefix("/?rows=n"))
    #expect(address.hasSuffix(".50"))

    let second = window(count: 1000, address: address)
    #expect(second.texts.first == "row 50")
    #expect(second.graph.scene.address == "/")
    #expect(second.graph.scene.addressWithRows == address)
    #expect(window(count: 300, address: address).texts.count == 300)
    #expect(window(count: 300, address: address).graph.scene.addressWithRows == "/")
    let far = window(count: 600, address: address.replacing(".50", with: ".999999999"))
    #expect(far.texts.last == "row 599")
  }

  @Test func `a window without an address still has its rows`() {
    #expect(edges(window(count: 1000, address: nil)).map(\.address) == [nil])
  }

  @Test func `rows are windowed in lazy stacks and grids, not in other stacks`() {
    let numbers = 0..<600
    let lazy = Window { LazyVStack { ForEach(numbers) { Text(verbatim: "\($0)") } } }
    let plain = Window { List { VStack { ForEach(numbers) { Text(verbatim: "\($0)") } } } }
    let grid = Window { LazyVGrid(columns: [GridItem()]) { ForEach(numbers) { Text(verbatim: "\($0)") } } }

    #expect(lazy.texts.count == 100)
    #expect(plain.texts.count == 600)
    #expect(grid.texts.count == 100)
  }

  @Test(arguments: [
    ("/a", "/a"), ("/a?b=1", "/a?b=1"), ("/a?rows=12", "/a?rows=12"), ("/a?rows=", "/a?rows="),
    ("/a?rows=nAAAAAAAAAAA.-1", "/a?rows=nAAAAAAAAAAA.-1"), ("/a?rows=nAAAAAAAAAAA.075", "/a?rows=nAAAAAAAAAAA.075"),
    ("/a?rows=nAAAAAAAAAAA.1234567890", "/a?rows=nAAAAAAAAAAA.1234567890"),
    ("/a?rows=nAAAAAAAAAAA.1,nAAAAAAAAAAA.2", "/a?rows=nAAAAAAAAAAA.1,nAAAAAAAAAAA.2"),
    ("/a?rows=nAAAAAAAAAAA.75", "/a"), ("/a?b=1&rows=nAAAAAAAAAAA.75&c", "/a?b=1&c"),
    ("/a?rows=x&rows=nAAAAAAAAAAA.75", "/a?rows=x"),
  ])
  func `only what the layer wrote is taken off an address`(address: String, rest: String) {
    #expect(RowPositions.split(address).address == rest)
    #expect(RowPositions.split(address).positions.first.isEmpty == (address == rest))
  }

  @Test func `several lists share the parameter`() {
    var positions = RowPositions()
    for bits in 1...12 { positions.first[Identity(bits: UInt64(bits))] = bits }
    let address = positions.added(to: "/a?b=1")

    #expect(address.count(where: { $0 == "," }) == RowPositions.listLimit - 1)
    #expect(RowPositions.split(address).positions.first.count == RowPositions.listLimit)
  }
}

/// How many elements were asked for.
private final class Touches: Sendable {
  private let counter = Mutex(0)

  var count: Int { counter.withLock { $0 } }
  func add() { counter.withLock { $0 += 1 } }
}

private struct Lazily: RandomAccessCollection {
  struct Row: Identifiable {
    let id: Int
  }

  let count: Int
  let touches: Touches

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Row {
    touches.add()
    return Row(id: position)
  }
}

/// What is lazy in a column that narrow windows do not show.
@MainActor
@Suite struct WhenSeenTests {
  private func window(at address: String = "/") -> Window {
    let (place, rows) = RowPositions.split(address)
    let scene = SceneValues(addressKey: "address", texts: ["address": place])
    scene.show(rows)
    return Window(scene: scene) { Columns() }
  }

  private func unseen(_ window: Window) -> (key: Identity, address: String?)? {
    window.allNodes.lazy.compactMap { if case .unseen(let address) = $0.kind { ($0.key, address) } else { nil } }.first
  }

  @Test func `a lazy stack beside the selection is made when it is first seen`() throws {
    let window = window()
    #expect(window.texts == ["row", "plain"])

    let place = try #require(unseen(window))
    #expect(window.graph.perform(.tap, on: place.key))
    window.evaluate()

    #expect(window.texts == ["row", "plain", "lazy"])
    #expect(unseen(window) == nil)
  }

  @Test func `without script its address shows it`() throws {
    let address = try #require(unseen(window())?.address)

    #expect(window(at: address).texts == ["row", "plain", "lazy"])
  }

  @Test func `a lazy stack in the column that is shown is made at once`() {
    #expect(Window { Columns(selection: 1) }.texts == ["row", "plain", "lazy"])
  }
}

private struct Columns: View {
  @State var selection: Int?

  init(selection: Int? = nil) { _selection = State(initialValue: selection) }

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) { NavigationLink(value: 1) { Text(verbatim: "row") } }
    } detail: {
      Text(verbatim: "plain")
      LazyVStack { Text(verbatim: "lazy") }
    }
  }
}
