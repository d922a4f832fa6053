import Observation
import Testing

@testable import PortableUICore

/// What follows from a view's value alone is evaluated once for each value.
@MainActor
@Suite struct EquatableViewTests {
  @Test func `an equal view is not evaluated again, however long ago it was`() {
    func texts(of number: Int, after seconds: Int) -> [String] {
      Window(instant: { .now + .seconds(seconds) }, content: { Sum(number: number).equatable() }).texts
    }

    #expect(texts(of: 1, after: 0) == ["1"] && Asked.taken() == ["sum", "part"])
    #expect(texts(of: 1, after: 3_600) == ["1"] && Asked.taken() == [])
    #expect(texts(of: 2, after: 3_600) == ["2"] && Asked.taken() == ["sum", "part"])
    #expect(texts(of: 1, after: 7_200) == ["1"] && Asked.taken() == [])
  }

  @Test func `a view around it grows old without it`() {
    func texts(after seconds: Double) -> [String] {
      Window(instant: { .now + .seconds(seconds) }, content: { Around() }).texts
    }

    #expect(texts(after: 10_000) == ["7"] && Asked.taken() == ["around", "sum", "part"])
    #expect(texts(after: 10_000.5) == ["7"] && Asked.taken() == [])
    #expect(texts(after: 20_000) == ["7"] && Asked.taken() == ["around"])
    #expect(texts(after: 20_000.5) == ["7"] && Asked.taken() == [])
  }

  @Test func `an equal view serves all windows whatever its value holds, with the views in it`() {
    let first = Window { Remark(kind: .said("a")).equatable() }
    #expect(first.texts == ["a"] && Asked.taken() == ["remark", "said"])

    let second = Window { Remark(kind: .said("a")).equatable() }
    #expect(second.texts == ["a"] && Asked.taken() == [])
    #expect(second.nodes[0].renderings != nil && second.nodes[0].renderings === first.nodes[0].renderings)

    #expect(Window { Remark(kind: .said("b")).equatable() }.texts == ["b"] && Asked.taken() == ["remark", "said"])
    #expect(Window { Remark(kind: .said("a")) }.nodes[0].renderings == nil)
    _ = Asked.taken()
  }

  @Test func `a view with state in an equal one stays each window's own`() {
    #expect(
      Window { Counted(title: .said("a")).equatable() }.texts == ["0"] && Asked.taken() == ["counted", "counter"])
    #expect(
      Window { Counted(title: .said("a")).equatable() }.texts == ["0"] && Asked.taken() == ["counted", "counter"])
  }

  @Test func `a view that says itself when it is equal is compared so`() {
    let input = Input()
    let window = Window { Rounded(number: input.number) }
    #expect(Asked.taken() == ["rounded"])

    input.number = 1.4
    window.evaluate()
    #expect(window.texts == ["1.2"] && Asked.taken() == [])

    input.number = 2.5
    window.evaluate()
    #expect(window.texts == ["2.5"] && Asked.taken() == ["rounded"])
  }

  @Test func `a view of the layer's own is as it is`() {
    #expect(Window { EquatableView(content: Text(verbatim: "a")) }.texts == ["a"])
    #expect(Text(verbatim: "a").equatable().content == Text(verbatim: "a"))
  }
}

/// The views that were evaluated.
///
/// No view holds it: what belongs to one window is not shared.
@MainActor
private enum Asked {
  private static let calls = Calls()

  static func note(_ name: String) { calls.note(name) }
  static func taken() -> [String] { calls.taken() }
}

private struct Sum: View, Equatable {
  let number: Int

  var body: some View {
    let _ = Asked.note("sum")
    Part(number: number)
  }
}

@Observable
private final class Input {
  var number = 1.2
}

private struct Rounded: View, Equatable {
  let number: Double

  nonisolated static func == (one: Rounded, other: Rounded) -> Bool { Int(one.number) == Int(other.number) }

  var body: some View {
    let _ = Asked.note("rounded")
    Text(verbatim: "\(number)")
  }
}

private struct Part: View {
  let number: Int

  var body: some View {
    let _ = Asked.note("part")
    Text(verbatim: "\(number)")
  }
}

/// Holds what is not known to belong to no window.
private struct Remark: View, Equatable {
  enum Kind: Equatable {
    case said(String)
    case nothing
  }

  let kind: Kind

  var body: some View {
    let _ = Asked.note("remark")
    Said(kind: kind)
  }
}

private struct Said: View {
  let kind: Remark.Kind

  @Environment(\.locale) private var locale

  var body: some View {
    let _ = Asked.note("said")
    if case .said(let text) = kind { Text(verbatim: text) }
  }
}

private struct Counted: View, Equatable {
  let title: Remark.Kind

  var body: some View {
    let _ = Asked.note("counted")
    Counter()
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    let _ = Asked.note("counter")
    Text(verbatim: "\(count)")
  }
}

private struct Around: View {
  var body: some View {
    let _ = Asked.note("around")
    Sum(number: 7).equatable()
  }
}
