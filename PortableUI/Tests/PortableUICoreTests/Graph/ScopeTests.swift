import Foundation
import Observation
import Testing

@testable import PortableUICore

/// State belongs to a view's place in the tree, and to nothing else.
@MainActor
@Suite struct ScopeTests {
  @Test func `state survives evaluation and starts from its initial value`() {
    let window = Window { Counter(name: "a", start: 3) }
    #expect(window.texts == ["a 3"])

    window.tap("a 3")
    window.evaluate()

    #expect(window.texts == ["a 4"])
  }

  @Test func `a bound child changes its parent's state`() {
    let window = Window { BoundParent() }

    window.tap("flip")

    #expect(window.texts == ["flip", "true", "7"])
  }

  @Test func `state moves with its row`() {
    let model = Names(["a", "b", "c"])
    let window = Window { Rows(model: model) }
    window.tap("b 0")
    window.tap("b 1")

    model.names = ["c", "new", "b", "a"]
    window.evaluate()

    #expect(window.texts == ["c 0", "new 0", "b 2", "a 0"])
  }

  @Test func `state is gone when its view was away`() {
    let model = Names(["a"])
    let window = Window { Rows(model: model) }
    window.tap("a 0")

    model.names = []
    window.evaluate()
    model.names = ["a"]
    window.evaluate()

    #expect(window.texts == ["a 0"])
  }

  @Test func `rows with the same id are both shown, each with its own state, and logged`() {
    let window = Window { Rows(model: Names(["twice", "twice"])) }

    window.tap("twice 0")

    #expect(window.texts == ["twice 1", "twice 0"])
    #expect(Faults.contain("ForEach has the id twice twice"))
  }

  @Test func `branches have states of their own`() {
    let model = Names(["a"])
    let window = Window { Branches(model: model) }
    window.tap("first 0")

    model.names = []
    window.evaluate()
    #expect(window.texts == ["second 0"])
  }

  @Test func `another id is another view`() {
    let model = Names(["x"])
    let window = Window { Identified(model: model) }
    window.tap("counter 0")
    #expect(window.texts == ["counter 1"])

    model.names = ["y"]
    window.evaluate()

    #expect(window.texts == ["counter 0"])
  }

  @Test func `views in layers, bars, headers and chains of modifiers do not share state`() {
    let window = Window { Everywhere() }
    let before = window.texts
    #expect(Set(before).count == before.count)

    for text in before { #expect(window.tap(text), "\(text)") }

    #expect(window.texts.allSatisfy { $0.hasSuffix(" 1") }, "\(window.texts)")
  }

  @Test func `no two visible keys are the same`() {
    let keys = Window { Everywhere() }.allNodes.filter(\.isKeyed).map(\.key)

    #expect(Set(keys).count == keys.count)
  }

  @Test func `rows of a ForEach have keys that the page sees`() {
    let window = Window {
      ForEach(["a", "b"], id: \.self) { name in
        NavigationLink(value: name) { Text(verbatim: name) }
          .padding()
        Text(verbatim: "second of \(name)")
      }
    }
    let keys = window.allNodes.filter(\.isKeyed).map(\.key)

    #expect(window.nodes.allSatisfy { $0.isKeyed })
    #expect(keys.count == 6)
    #expect(Set(keys).count == 6)
  }

  @Test func `state written before its view is on a screen is a fault`() {
    Faults.record()
    let loose = State(wrappedValue: CGSize(width: 1, height: 2))

    loose.wrappedValue = .zero

    #expect(loose.wrappedValue.width == 1)
    #expect(loose.projectedValue.wrappedValue.width == 1)
    #expect(Faults.contain("State of type CGSize was written before its view is on a screen"))
  }
}

@Observable
private final class Names {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
  }
}

private struct Counter: View {
  let name: String
  @State private var count: Int

  init(name: String, start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name) \(count)")
    }
  }
}

private struct BoundParent: View {
  struct Settings {
    var isOn = false
    var number = 7
  }

  @State private var settings = Settings()

  var body: some View {
    BoundChild(isOn: $settings.isOn)
    Text(verbatim: "\(settings.isOn)")
    Text(verbatim: "\(settings.number)")
  }
}

private struct BoundChild: View {
  @Binding var isOn: Bool

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Text(verbatim: "flip")
    }
  }
}

private struct Rows: View {
  let model: Names

  var body: some View {
    ForEach(model.names, id: \.self) { name in Counter(name: name) }
  }
}

private struct Branches: View {
  let model: Names

  var body: some View {
    if model.names.isEmpty {
      Counter(name: "second")
    } else {
      Counter(name: "first")
    }
  }
}

private struct Identified: View {
  let model: Names

  var body: some View {
    Counter(name: "counter")
      .id(model.names[0])
  }
}

private struct Framing: ViewModifier {
  let name: String
  @State private var width = 10.0

  func body(content: Content) -> some View {
    VStack {
      Counter(name: name)
      content
        .frame(width: width)
    }
  }
}

/// Composed views with state wherever the layer renders a view beside another.
private struct Everywhere: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Counter(name: "row")
            .overlay { Counter(name: "overlay 1") }
            .overlay { Counter(name: "overlay 2") }
            .background { Counter(name: "background") }
            .padding()
            .modifier(Framing(name: "modifier 1"))
            .modifier(Framing(name: "modifier 2"))
          Group {
            Counter(name: "in group 1")
            Counter(name: "in group 2")
          }
          .onAppear {}
          .onChange(of: 1) {}
        } header: {
          Counter(name: "header")
        } footer: {
          Counter(name: "footer")
        }
      }
      .toolbar { ToolbarItem { Counter(name: "item 1") } }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Counter(name: "item 2") }
        ToolbarItemGroup {
          Counter(name: "item 3")
          Counter(name: "item 4")
        }
      }
    }
  }
}
