import Testing

@testable import PortableUICore

@MainActor
@Suite struct StructureTests {
  @Test func `a builder takes conditions, options and any number of views`() {
    let name: String? = "some"
    let window = Window {
      Text(verbatim: "1")
      if let name { Text(verbatim: name) }
      if name == nil { Text(verbatim: "none") }
      if name == nil { Text(verbatim: "first") } else { Text(verbatim: "second") }
      switch name {
      case "some": Text(verbatim: "case")
      default: EmptyView()
      }
      if #available(macOS 10, *) { Text(verbatim: "available") }
      Group {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Text(verbatim: "c")
        Text(verbatim: "d")
        Text(verbatim: "e")
        Text(verbatim: "f")
        Text(verbatim: "g")
        Text(verbatim: "h")
        Text(verbatim: "i")
        Text(verbatim: "j")
        Text(verbatim: "k")
      }
    }

    #expect(
      window.texts == [
        "1", "some", "second", "case", "available", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
      ])
  }

  @Test func `an empty builder shows nothing`() {
    #expect(Window {}.nodes.isEmpty)
  }

  @Test func `a ForEach runs over identifiable elements, key paths and ranges`() {
    let window = Window {
      ForEach([Item(id: 1), Item(id: 2)]) { Text(verbatim: "item \($0.id)") }
      ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }
      ForEach(0..<2) { Text(verbatim: "\($0)") }
    }

    #expect(window.texts == ["item 1", "item 2", "x", "y", "0", "1"])
  }

  @Test func `a view of any type keeps its state, and one of another type begins anew`() {
    let window = Window { Erased() }
    #expect(window.texts == ["Switch", "0"])

    window.tap("0")
    #expect(window.texts == ["Switch", "1"])

    window.tap("Switch")
    #expect(window.texts == ["Switch", "other"])
    window.tap("Switch")
    #expect(window.texts == ["Switch", "0"])
  }

  @Test func `a modifier's content may stand twice`() {
    let window = Window { Text(verbatim: "x").modifier(Doubling()) }

    #expect(window.texts == ["x", "between", "x"])
    #expect(Set(window.nodes.map(\.key)).count == 3)
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Doubling: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text(verbatim: "between")
    content
  }
}

/// A view of one type or of another.
private struct Erased: View {
  @State private var showsOther = false

  var body: some View {
    Button(action: { showsOther.toggle() }, label: { Text(verbatim: "Switch") })
    showsOther ? AnyView(Text(verbatim: "other")) : AnyView(Counter())
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button(action: { count += 1 }, label: { Text(verbatim: "\(count)") })
  }
}
