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

  @Test func `what was shared more than a second ago is evaluated anew, however often it was the same`() throws {
    let cache = try CacheFixture(capacity: 2)
    let node = Node(.divider, key: .root)
    let kept = cache.keep(node, at: 0)
    #expect(cache.nodes(at: 0.9) == kept)
    #expect(cache.nodes(at: 1) == nil)

    let again = cache.keep(node, at: 1)
    #expect(again[0].renderings === kept[0].renderings)
    for seconds in 2...5 {
      #expect(cache.keep(node, at: Double(seconds))[0].renderings === kept[0].renderings)
      #expect(cache.nodes(at: Double(seconds) + 0.9) == kept && cache.nodes(at: Double(seconds) + 1) == nil)
    }

    let changed = cache.keep(Node(.group, key: .root), at: 6)
    #expect(changed[0].kind == .group)
    #expect(cache.nodes(at: 6.9) == changed && cache.nodes(at: 7) == nil)
  }

  @Test func `a new window shows no clock of more than a second ago, however long the clock stood still`() {
    let start = LaterMoment.next()
    for second in [0, 1, 2, 4, 8, 16, 32, 33, 34] {
      // As a clock that shows minutes: it stays the same for long, then goes on.
      WallClock.text = second < 33 ? "12:00" : "12:01"

      let window = Window(instant: { start + .seconds(second) }, content: { ClockFace() })

      #expect(window.texts == [WallClock.text])
    }
  }

  @Test func `a view around others is no younger than the oldest of them`() {
    let start = LaterMoment.next()
    func texts(at milliseconds: Int, in room: Int) -> [String] {
      Window(instant: { start + .milliseconds(milliseconds) }, content: { Room(number: room) }).texts
    }
    WallClock.text = "12:10"
    #expect(texts(at: 100_000, in: 1) == ["1", "12:10"])
    #expect(texts(at: 100_900, in: 2) == ["2", "12:10"])

    WallClock.text = "12:11"

    #expect(texts(at: 100_990, in: 2) == ["2", "12:10"])
    #expect(texts(at: 101_000, in: 2) == ["2", "12:11"])
  }

  @Test func `an open window asks a view again only for other inputs, and a new one sees no clock of its`() {
    let start = LaterMoment.next()
    let moment = Moment()
    func window() -> Window {
      Window(instant: { start + .seconds(moment.seconds) }, content: { Room(number: moment.number) })
    }
    WallClock.text = "12:20"
    let open = window()

    (moment.seconds, moment.number, WallClock.text) = (260, 22, "12:21")
    open.evaluate()

    #expect(open.texts == ["22", "12:20"])
    #expect(window().texts == ["22", "12:21"])
  }

  @Test func `what a window turns back to is new in all its parts, and known when it turns to it again`() {
    let start = LaterMoment.next()
    let moment = Moment()
    (moment.number, moment.seconds, WallClock.text) = (31, 500, "12:30")
    let open = Window(instant: { start + .seconds(moment.seconds) }, content: { Room(number: moment.number) })
    func turn(to number: Int, at seconds: Double, _ clock: String) -> [String] {
      (moment.number, moment.seconds, WallClock.text) = (number, seconds, clock)
      open.evaluate()
      return open.texts
    }

    #expect(turn(to: 32, at: 560, "12:31") == ["32", "12:30"])
    #expect(turn(to: 31, at: 620, "12:32") == ["31", "12:32"])
    _ = turn(to: 33, at: 620.1, "12:33")
    let asked = WallClock.asked
    #expect(turn(to: 31, at: 620.2, "12:34") == ["31", "12:32"])
    #expect(WallClock.asked == asked)
  }

  @Test func `lists of one place give way when they have too many nodes together`() throws {
    let cache = try CacheFixture(capacity: 16_384)
    let list = [Node](repeating: Node(.divider, key: .root), count: 800)
    func isKept(_ number: Int) -> Bool { cache.nodes(of: number, at: 0) != nil }

    for number in 1...2 { _ = cache.keep(list, of: number, at: 0) }
    #expect(isKept(1) && isKept(2))

    _ = cache.keep(list, of: 3, at: 0)
    #expect(!isKept(1) && isKept(2) && isKept(3))

    _ = cache.keep(list + list + list, of: 4, at: 0)
    #expect(!isKept(2) && !isKept(3) && isKept(4))
  }

  @Test func `a window that scrolls through a long list takes no other's views, and its own go`() throws {
    func row() throws -> NodeRenderings { try #require(Window { PlainRow(number: 61) }.nodes[0].renderings) }
    func firstRow() -> NodeRenderings? { Window { LongList(first: 0) }.nodes.lazy.compactMap(\.firstRenderings).first }
    let (elsewhere, first) = (try row(), firstRow())
    #expect(first != nil && firstRow() === first)

    for first in 1...30 { _ = Window { LongList(first: 1_000 * first) } }

    #expect(try row() === elsewhere)
    #expect(firstRow() !== first)
  }

  @Test func `what nobody asks for any more is let go of, one time later`() throws {
    let cache = try CacheFixture(capacity: 2)
    _ = cache.keep(Node(.divider, key: .root), at: 0)

    #expect(cache.views.releaseUnused() && cache.nodes(at: 0) != nil)
    #expect(cache.views.releaseUnused())
    #expect(!cache.views.releaseUnused() && cache.nodes(at: 0) == nil)
  }

  @Test func `the oldest go when there are too many`() throws {
    let cache = try CacheFixture(capacity: 2)
    let node = Node(.divider, key: .root)
    _ = cache.keep(node, at: 0)
    for place in 0..<5 { _ = cache.keep(node, at: 0, under: .root.child(.position(place))) }

    #expect(cache.nodes(at: 0) == nil)
  }
}

private struct LongList: View {
  let first: Int

  var body: some View {
    List { ForEach(first..<first + 600, id: \.self) { PlainRow(number: $0) } }
  }
}

extension Node {
  /// Those of the first node that windows share, here or further in.
  fileprivate var firstRenderings: NodeRenderings? {
    renderings ?? children.lazy.compactMap(\.firstRenderings).first
  }
}

/// Shared views with one view in one look.
@MainActor
private struct CacheFixture {
  let views: SharedViews
  let inputs: InputComparison
  let look: Look

  private let start = ContinuousClock.now

  init(capacity: Int) throws {
    views = SharedViews(capacity: capacity)
    inputs = try #require(InputComparison.of(PlainRow.self))
    look = try #require(ViewSurroundings(EnvironmentValues()).look)
  }

  func keep(_ node: Node, at seconds: Double, under identity: Identity = .root) -> [Node] {
    keep([node], at: seconds, under: identity)
  }

  func keep(_ nodes: [Node], of number: Int = 1, at seconds: Double, under identity: Identity = .root) -> [Node] {
    views.keep(
      SharedViews.Given(nodes: nodes), of: PlainRow(number: number), inputs, at: context(identity),
      now: start + .seconds(seconds)
    ).nodes
  }

  /// What is known and not too old for any window.
  func nodes(of number: Int = 1, at seconds: Double) -> [Node]? {
    let known = views.known(
      for: PlainRow(number: number), inputs, at: context(.root), now: start + .seconds(seconds))
    return known.flatMap { $0.isOld ? nil : $0.shown.nodes }
  }

  private func context(_ identity: Identity) -> SharedViews.Context {
    SharedViews.Context(identity: identity, look: look, container: nil)
  }
}

/// Moments long after those of tests before: what they left in the cache of all windows is old by then.
@MainActor
private enum LaterMoment {
  private static var count = 0

  static func next() -> ContinuousClock.Instant {
    count += 1
    return .now + .seconds(1_000_000 * count)
  }
}

/// What the views of a test read as the time, without anybody hearing of it.
@MainActor
private enum WallClock {
  static var text = ""
  private(set) static var asked = 0

  static func note() { asked += 1 }
}

private struct ClockFace: View {
  var body: some View {
    let _ = WallClock.note()
    Text(verbatim: WallClock.text)
  }
}

/// A plain view around a clock.
private struct Room: View {
  let number: Int

  var body: some View {
    Text(verbatim: "\(number)")
    ClockFace()
  }
}

@MainActor
private final class Moment {
  var seconds = 200.0
  var number = 1
}

private struct PlainRow: View {
  let number: Int

  var body: some View {
    VStack { Text(verbatim: "\(number)") }
  }
}
