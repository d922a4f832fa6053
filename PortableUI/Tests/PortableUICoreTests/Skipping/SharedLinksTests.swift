import Observation
import Testing

@testable import PortableUICore

/// Rows that are links are evaluated once for all windows, and each window's links are its own.
@MainActor
@Suite struct SharedLinksTests {
  @Test func `windows share links that lead to the same addresses`() throws {
    let (first, second) = (window(), window())
    let filtered = window(at: "filtered")

    let renderings = try first.rows.map { try #require($0.renderings) }
    #expect(zip(second.rows, renderings).allSatisfy { $0.renderings === $1 })
    #expect(first.addresses == ["/1", "/2", "/3"])
    #expect(filtered.addresses == ["/1?f", "/2?f", "/3?f"])
    #expect(!filtered.rows.map(\.renderings).contains { $0 === renderings[0] })
  }

  @Test func `a shared link selects in its own window, which marks it`() {
    let (first, second) = (window(), window())

    #expect(first.tap("row 2"))

    #expect(first.scene.address == "/2" && second.scene.address == nil)
    #expect(first.current == ["row 2", "to 2"] && second.current.isEmpty)
    #expect(second.tap("row 3") && second.tap("row 1"))
    #expect(second.current == ["row 1", "to 1"])
  }

  @Test func `rows are not asked again when the selection changes`() {
    let calls = Calls()
    let window = window(calls: calls)
    _ = calls.taken()

    window.tap("row 2")
    #expect(calls.taken() == ["list"])
    #expect(window.current == ["row 2", "to 2"])

    window.tap("filter")
    #expect(calls.taken() == ["list", "section"])
    #expect(window.addresses == ["/1?f", "/2?f", "/3?f"])
  }

  @Test func `a place that was met before asks no link for its address`() {
    let window = window(at: "/1?f")
    func written(_ act: () -> Void) -> Int {
      let before = Place.written
      act()
      return Place.written - before
    }

    let unknown = written { window.tap("row 3") }
    window.tap("row 1")
    let known = written { window.tap("row 3") }

    #expect(unknown - known == 3)
    #expect(window.addresses == ["/1?f", "/2?f", "/3?f"] && window.current == ["row 3", "to 3"])
  }

  @Test func `shared links of which a model decides where they lead hear of its changes`() {
    let mark = Mark()
    func window(_ mark: Mark?) -> Window {
      Window(scene: SceneValues(addressKey: "place")) { MarkedListing(mark: mark) }
    }
    func addresses(_ window: Window) -> [String?] { window.allNodes.compactMap(\.target).map(\.address) }
    let (plain, marked) = (window(nil), window(mark))
    #expect(addresses(marked) == ["/1", "/2"] && addresses(plain) == ["/1", "/2"])

    mark.text = "!"
    marked.evaluate()

    #expect(addresses(marked) == ["/1!", "/2!"] && addresses(plain) == ["/1", "/2"])
  }

  @Test func `links in a container of their own are shared too`() {
    let (first, second) = (Window { Stacks() }, Window { Stacks() })

    #expect(first.tap("push 4"))

    #expect(first.texts == ["at 4"])
    #expect(second.texts == ["push 4"])
  }

  private func window(at place: String? = nil, calls: Calls = Calls()) -> LinkWindow {
    LinkWindow(at: place, calls: calls)
  }
}

/// A window with a list whose place is in its address.
@MainActor
private struct LinkWindow {
  let scene: SceneValues
  let window: Window

  init(at place: String?, calls: Calls) {
    let scene = SceneValues(addressKey: "place", texts: place.map { ["place": $0 == "filtered" ? "/?f" : $0] } ?? [:])
    self.scene = scene
    window = Window(scene: scene) { Listing(calls: calls) }
  }

  @discardableResult
  func tap(_ words: String) -> Bool { window.tap(words) }

  var links: [Node] { window.allNodes.filter { $0.target != nil } }
  var rows: [Node] { links.filter { $0.allTexts[0].hasPrefix("row") } }
  var addresses: [String?] { rows.map { $0.target?.address } }
  var current: [String] { links.filter { $0.target?.isCurrent == true }.map { $0.allTexts[0] } }
}

extension Node {
  fileprivate var target: LinkTarget? { if case .link(let target) = kind { target } else { nil } }
}

private nonisolated struct Place: RawRepresentable, Hashable {
  /// How often one was written as a text.
  @MainActor static var written = 0

  var number: Int?
  var isFiltered = false
  var mark = ""

  init(rawValue: String) {
    isFiltered = rawValue.hasSuffix("?f")
    number = Int(rawValue.dropFirst().prefix { $0 != "?" })
  }

  var rawValue: String {
    MainActor.assumeIsolated { Self.written += 1 }
    return "/" + (number.map(String.init) ?? "") + mark + (isFiltered ? "?f" : "")
  }

  /// The place, which gets the mark when it is changed.
  subscript(marked mark: Mark) -> Place {
    get { self }
    set {
      self = newValue
      self.mark = MainActor.assumeIsolated { mark.text }
    }
  }
}

@MainActor @Observable
private final class Mark: Hashable {
  var text = ""

  nonisolated static func == (lhs: Mark, rhs: Mark) -> Bool { lhs === rhs }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Listing: View {
  let calls: Calls

  @SceneStorage("place") private var place = Place(rawValue: "/")

  var body: some View {
    let _ = calls.note("list")
    List(selection: $place.number) {
      Numbers(calls: calls)
      if let number = place.number { NavigationLink("to \(number)" as String, value: number) }
    }
    Button(String("filter")) { place.isFiltered.toggle() }
  }
}

/// Links whose addresses a model has a say in.
private struct MarkedListing: View {
  let mark: Mark?

  @SceneStorage("place") private var place = Place(rawValue: "/")

  var body: some View {
    List(selection: mark.map { $place[marked: $0].number } ?? $place.number) { MarkedRows() }
  }
}

private struct MarkedRows: View {
  var body: some View {
    ForEach(1..<3) { NavigationLink("row \($0)" as String, value: $0) }
  }
}

private struct Numbers: View {
  let calls: Calls

  var body: some View {
    let _ = calls.note("section")
    Section { Rows(last: 3) }
  }
}

private struct Rows: View {
  let last: Int

  var body: some View {
    ForEach(1..<(last + 1)) { NavigationLink("row \($0)" as String, value: $0) }
  }
}

private struct Stacks: View {
  var body: some View {
    NavigationStack {
      Pushing(number: 4).navigationDestination(for: Int.self) { Text(verbatim: "at \($0)") }
    }
  }
}

private struct Pushing: View {
  let number: Int

  var body: some View { NavigationLink("push \(number)" as String, value: number) }
}
