import Foundation
import Observation
import Testing

@testable import PortableUICore

/// A view that is as it was is not asked again.
@MainActor
@Suite struct SkippingTests {
  @Test func `only the path to what changed is asked again`() {
    let calls = Calls()
    let (left, right) = (Number(), Number())
    let window = Window { Tree(calls: calls, left: left, right: right) }
    #expect(calls.taken() == ["tree", "left", "leaf left", "right", "leaf right"])

    window.evaluate()
    #expect(calls.taken() == [])

    right.value = 5
    window.evaluate()
    #expect(calls.taken() == ["tree", "right", "leaf right"])
    #expect(window.texts == ["left 0", "right 5"])

    left.value = 1
    window.evaluate()
    right.value = 6
    window.evaluate()
    #expect(calls.taken() == ["tree", "left", "leaf left", "tree", "right", "leaf right"])
    #expect(window.texts == ["left 1", "right 6"])
  }

  @Test func `a view is asked again when an input or its surroundings change`() {
    let calls = Calls()
    let size = Number()
    let window = Window { Sized(calls: calls, size: size) }
    #expect(calls.taken() == ["sized", "input 0", "surrounded 0"])

    size.value = 1
    window.evaluate()

    #expect(calls.taken() == ["sized", "input 1", "surrounded 1"])
    #expect(window.texts == ["1", "1", "0"])
  }

  @Test func `a view with a closure among its inputs is asked each time`() {
    let calls = Calls()
    let window = Window { Closing(calls: calls) {} }
    _ = calls.taken()

    window.evaluate()

    #expect(calls.taken() == ["closing"])
  }

  @Test func `controls, alerts, titles and bars of views that are not asked stay`() {
    let calls = Calls()
    let other = Number()
    let window = Window {
      NavigationStack {
        Text(verbatim: "\(other.value)")
        Furnished(calls: calls)
      }
    }
    #expect(window.tap("press 0"))
    _ = calls.taken()

    other.value = 1
    window.evaluate()

    #expect(calls.taken() == [])
    #expect(window.screens[0].title == "furnished")
    #expect(window.screens[0].trailing.flatMap(\.allTexts) == ["item"])
    #expect(window.alerts.map(\.title) == ["1"])
    #expect(window.tap("close"))
    #expect(window.alerts.isEmpty)
    #expect(window.tap("press 1"))
  }

  @Test func `links and pushed screens of views that are not asked stay`() {
    let other = Number()
    let window = Window {
      VStack {
        Text(verbatim: "\(other.value)")
        NavigationStack { Linking(other: other) }
      }
    }
    other.value = 1
    window.evaluate()

    #expect(window.tap("go"))
    #expect(window.texts == ["1", "at 7"])
    other.value = 2
    window.evaluate()
    #expect(window.texts == ["2", "at 7"])
  }

  @Test func `a split view hears of the selection of a list that is not asked`() {
    let scene = SceneValues(addressKey: "place")
    let other = Number()
    let window = Window(scene: scene) { Splitting(other: other) }
    #expect(window.screens.map(\.isCurrent) == [true, false])
    #expect(window.tap("one"))
    #expect(window.screens.map(\.isCurrent) == [false, true])

    other.value = 1
    window.evaluate()

    #expect(window.texts.contains("1 of one"))
    #expect(window.screens.map(\.isCurrent) == [false, true])
    #expect(window.screens[1].back != nil)
  }

  @Test func `what a view that went away observed is let go of`() {
    let model = Number()
    weak var flag: ChangeFlag?
    do {
      let shown = Number()
      let window = Window { Showing(shown: shown, model: model) }
      #expect(window.texts == ["left 0"])
      shown.value = 1
      window.evaluate()
      #expect(window.texts == [])

      model.value = 1
      #expect(!window.graph.isDirty)
      flag = window.graph.changes
      window.graph.close()
    }
    #expect(flag == nil)
  }

  @Test func `a long-lived object remembers no closed window`() {
    let model = Number()
    var flags: [Weak] = []
    for _ in 0..<50 {
      let window = Window { Tree(calls: Calls(), left: model, right: model) }
      model.value += 1
      window.evaluate()
      flags.append(Weak(object: window.graph.changes))
      flags.append(Weak(object: window.graph.current.changes))
      window.graph.close()
    }
    #expect(flags.allSatisfy { $0.object == nil })
  }

  @Test func `a view that reads an object of the surroundings is shared with nobody`() {
    let first = Window { ObjectReader().environment(Number(3)) }
    let second = Window { ObjectReader().environment(Number(4)) }

    #expect(first.nodes[0].renderings == nil)
    #expect(second.texts == ["4"])
  }

  @Test func `a view that found no object in its surroundings is shared with nobody`() {
    let first = Window { MaybeObjectReader().environment(Number?.none) }
    let second = Window { MaybeObjectReader().environment(Number(4)) }

    #expect(first.texts == ["none"])
    #expect(second.texts == ["some"])
  }

  @Test func `the deepest slow view is named`() {
    let window = Window { EmptyView() }
    var reports: [String] = []
    let slow = Number()
    let graph = ViewGraph(scene: window.graph.scene, environment: EnvironmentValues()) { context in
      Slow(number: slow)._render(&context)
    }
    graph.watch.limit = .milliseconds(5)
    graph.onSlowRender = { name, duration in reports.append("\(name) \(duration >= .milliseconds(5))") }
    _ = graph.evaluate()
    #expect(reports == ["Sleeper true"])

    slow.value = 1
    _ = graph.evaluate()
    #expect(reports.count == 2)
    #expect(graph.onSlowRender != nil)
  }
}

@Observable
private final class Number {
  var value: Int

  init(_ value: Int = 0) {
    self.value = value
  }
}

private struct Weak {
  weak var object: AnyObject?
}

private struct Tree: View {
  let calls: Calls
  let left: Number
  let right: Number

  var body: some View {
    let _ = calls.note("tree")
    Branch(calls: calls, name: "left", number: left)
    Branch(calls: calls, name: "right", number: right)
  }
}

private struct Branch: View {
  let calls: Calls
  let name: String
  let number: Number

  var body: some View {
    let _ = calls.note(name)
    VStack { Leaf(calls: calls, name: name, number: number) }
  }
}

private struct Leaf: View {
  let calls: Calls
  let name: String
  let number: Number

  var body: some View {
    let _ = calls.note("leaf \(name)")
    Text(verbatim: "\(name) \(number.value)")
  }
}

private struct Sized: View {
  let calls: Calls
  let size: Number

  var body: some View {
    let _ = calls.note("sized")
    Input(calls: calls, number: size.value)
    Surrounded(calls: calls)
      .lineLimit(size.value)
    Unchanged()
  }
}

private struct Input: View {
  let calls: Calls
  let number: Int

  var body: some View {
    let _ = calls.note("input \(number)")
    Text(verbatim: "\(number)")
  }
}

private struct Surrounded: View {
  let calls: Calls
  @Environment(\.lineLimit) private var limit

  var body: some View {
    let _ = calls.note("surrounded \(limit ?? -1)")
    Text(verbatim: "\(limit ?? -1)")
  }
}

private struct Unchanged: View {
  @State private var number = 0

  var body: some View { Text(verbatim: "\(number)") }
}

private struct Closing: View {
  let calls: Calls
  let action: () -> Void

  var body: some View {
    let _ = calls.note("closing")
    EmptyView()
  }
}

private struct Furnished: View {
  let calls: Calls
  @State private var number = 0
  @State private var isOn = false

  var body: some View {
    let _ = calls.note("furnished")
    Button {
      number += 1
      isOn = true
    } label: {
      Text(verbatim: "press \(number)")
    }
    .navigationTitle(Text(verbatim: "furnished"))
    .toolbar { ToolbarItem { Text(verbatim: "item") } }
    .alert(Text(verbatim: "\(number)"), isPresented: $isOn) {
      Button(action: {}, label: { Text(verbatim: "close") })
    }
  }
}

private struct Linking: View {
  let other: Number

  var body: some View {
    Link()
    Text(verbatim: "\(other.value)")
  }

  struct Link: View {
    var body: some View {
      NavigationLink(value: 7) { Text(verbatim: "go") }
        .navigationDestination(for: Int.self) { Text(verbatim: "at \($0)") }
    }
  }
}

private struct Splitting: View {
  let other: Number
  @SceneStorage("place") private var place: String?

  var body: some View {
    NavigationSplitView {
      Choices(selection: $place)
    } detail: {
      Text(verbatim: "\(other.value) of \(place ?? "none")")
    }
  }

  struct Choices: View {
    let selection: Binding<String?>

    var body: some View {
      List(["one", "two"], id: \.self, selection: selection) { name in
        NavigationLink(value: name) { Text(verbatim: name) }
      }
    }
  }
}

private struct Showing: View {
  let shown: Number
  let model: Number

  var body: some View {
    if shown.value == 0 { Leaf(calls: Calls(), name: "left", number: model) }
  }
}

private struct ObjectReader: View {
  @Environment(Number.self) private var number

  var body: some View { Text(verbatim: "\(number.value)") }
}

private struct MaybeObjectReader: View {
  @Environment(Number.self) private var number: Number?

  var body: some View { Text(verbatim: number == nil ? "none" : "some") }
}

private struct Slow: View {
  let number: Number

  var body: some View {
    VStack { Sleeper(number: number) }
  }
}

private struct Sleeper: View {
  let number: Number

  var body: some View {
    let _ = Thread.sleep(forTimeInterval: 0.02)
    Text(verbatim: "\(number.value)")
  }
}
