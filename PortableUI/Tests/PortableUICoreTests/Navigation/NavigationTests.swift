import Foundation
import TestTraits
import Testing

@testable import PortableUICore

@MainActor
@Suite struct NavigationTests {
  @Test func `a stack shows the screen of its path's last value, with the way back`() {
    let scene = SceneValues(addressKey: "path", texts: ["path": "/"])
    let window = Window(scene: scene) { Numbers() }
    #expect(
      window.outline == """
        screen "Root" ↔ ↕
          link to /1 > ↔
            "one"
        """)

    window.tap("one")
    #expect(
      window.outline == """
        screen "Number 1" back to "Root" / ↔ ↕
          leading:
            button automatic
              "edit"
          "at 1"
          link to /1/2 > ↔
            "deeper"
        """)

    window.tap("deeper")
    #expect(scene.address == "/1/2")
    #expect(window.screens.first?.back == BackTarget(address: "/1", title: "Number 1"))
  }

  @Test func `another value at the same depth is another screen`() {
    let scene = SceneValues(addressKey: "path", texts: ["path": "/1"])
    let first = Window(scene: scene) { Numbers() }
    let second = Window(scene: SceneValues(addressKey: "path", texts: ["path": "/2"])) { Numbers() }

    #expect(first.nodes[0].children[0].key != second.nodes[0].children[0].key)
  }

  @Test func `a stack without a path keeps one of its own`() {
    let window = Window {
      NavigationStack {
        NavigationLink("three", value: 3)
          .navigationDestination(for: Int.self) { Text(verbatim: "at \($0)").navigationTitle("Number") }
          .navigationTitle("Start")
      }
    }

    window.tap("three")

    #expect(window.texts == ["at 3"])
    #expect(window.screens.map(\.title) == ["Number"])
    #expect(window.screens.first?.back?.title == "Start")
  }

  @Test func `a path takes values of different types`() {
    let window = Window { Mixed() }

    window.tap("number")
    window.tap("text")

    #expect(window.texts == ["text hello", "NavigationPath 2"])
  }

  @Test func `a navigation path counts, grows, shrinks and is compared`() {
    var path = NavigationPath([1, 2])
    #expect(path.count == 2)
    #expect(path == NavigationPath([1, 2]))

    path.append("three")
    path.removeLast(2)

    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
    #expect(path == NavigationPath())
  }

  @Test func `a value without destination and a link without container are faults`() {
    _ = Window { NavigationStack(path: .constant([UInt16(1)])) { EmptyView() } }
    let window = Window { NavigationLink(value: 1) { Text(verbatim: "nowhere") } }

    #expect(Faults.contain("navigationDestination(for: UInt16.self) is missing"))
    #expect(Faults.contain("A NavigationLink leads nowhere"))
    #expect(!window.tap("nowhere"))
    #expect(outline { NavigationLink(value: nil as Int?) { EmptyView() } } == "link > ↔")
  }

  @Test func `a link of a type that the path does not hold leads nowhere`() {
    let window = Window {
      NavigationStack(path: .constant([1])) {
        EmptyView().navigationDestination(for: Int.self) { _ in NavigationLink(String("text"), value: "text") }
      }
    }

    #expect(!window.tap("text"))
  }

  @Test func `a list's links select where they can, else push`() {
    let window = Window { Selecting() }
    #expect(
      window.outline == """
        screen ↔ ↕
          list automatic ↔ ↕
            link > ↔
              "select"
            link > ↔
              "push"
            "selected -"
        """)

    window.tap("select")
    #expect(window.texts.last == "selected 5")
    window.tap("push")
    #expect(window.texts == ["pushed 1.5"])
  }

  @Test func `a split view shows both columns and prefers the one that was chosen`() {
    let scene = SceneValues(addressKey: "place", texts: ["place": ""])
    let window = Window(scene: scene) { Split() }
    #expect(
      window.outline == """
        columns preferred=0 ↔ ↕
          screen "List" ↔ ↕
            list automatic ↔ ↕
              link to FR > ↔
                "France"
          screen beside ↔ ↕
            "Choose"
        """)

    window.tap("France")
    #expect(
      window.outline == """
        columns preferred=1 ↔ ↕
          screen "List" beside ↔ ↕
            list automatic ↔ ↕
              link to FR current > ↔
                "France"
          screen "Detail" back to "List" - ↔ ↕
            "FR"
        """)
  }

  @Test func `a tab view shows the selected tab and the way to the others`() {
    let scene = SceneValues(addressKey: "tab", texts: ["tab": "first"])
    let window = Window(scene: scene) { Tabs() }
    #expect(
      window.outline == """
        tabs One at first selected | Two at second | Three ↔ ↕
          button automatic
            "press"
        """)

    window.tap("press")
    #expect(window.texts.last == "pressed")
  }

  @Test func `a tab is chosen by its control`() throws {
    let window = Window { LocalTabs() }
    let tabs = try #require(window.nodes.first?.tabs)

    #expect(window.graph.perform(.tap, on: tabs[1].key))
    window.evaluate()

    #expect(window.texts == ["0", "1", "second"])
  }

  @Test func `a tab item outside a tab view is only its view`() {
    #expect(outline { Text(verbatim: "x").tabItem { Text(verbatim: "y") }.tag(1) } == #""x""#)
  }

  @Test(.proves("U20")) func `a tab view of which no tab is selected shows the first one, and marks none`() {
    let window = Window {
      TabView(selection: nil as Binding<Int>?) {
        Text(verbatim: "x").tabItem { Text(verbatim: "a") }.tag(1)
        Text(verbatim: "y").tabItem { Text(verbatim: "b") }.tag(2)
      }
    }

    #expect(window.texts == ["a", "b", "x"])
    #expect(window.outline.contains("a") && !window.outline.contains("selected"))
  }

  @Test func `the tint of a tab view is the window's, and what its tabs draw in the tint has it`() {
    let tint = Color(_light: 0x00695C, dark: 0x4FD1C5)
    let window = Window {
      TabView(selection: .constant(1)) {
        VStack {
          Rectangle().fill(.tint)
          Button("Press") {}
        }
        .tag(1)
      }
      .tint(tint)
    }

    #expect(window.nodes.contains { $0.kind == .windowTint(tint) })
    let fills = window.allNodes.compactMap { if case .shape(let drawing) = $0.kind { drawing.fill } else { nil } }
    #expect(fills == [tint])
    let tints = window.allNodes.compactMap { if case .button(let traits) = $0.kind { traits } else { nil } }.map(\.tint)
    #expect(tints == [nil])
  }

  @Test func `a bar takes items, groups, conditions and plain views`() {
    let window = Window { Bar(isOn: true) }

    #expect(
      window.outline == """
        screen "variable" ↔ ↕
          leading:
            "leading"
          trailing:
            "some"
            "own"
            "yes"
            "a"
            "b"
            "plain"
          "content"
        """)
    #expect(Window { Bar(isOn: false) }.texts == ["leading", "own", "no", "a", "b", "plain", "content"])
  }
}

extension Node {
  fileprivate var tabs: [TabTraits]? { if case .tabs(let tabs) = kind { tabs } else { nil } }
}

/// Numbers as the address of a stack.
private struct NumberPath: RawRepresentable {
  var values: [Int]

  init(rawValue: String) {
    values = rawValue.split(separator: "/").compactMap { Int($0) }
  }

  var rawValue: String { "/" + values.map(String.init).joined(separator: "/") }
}

private struct Numbers: View {
  @SceneStorage("path") private var path = NumberPath(rawValue: "/")

  var body: some View {
    NavigationStack(path: $path.values) {
      NavigationLink("one", value: 1)
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        .navigationTitle("Root")
    }
  }
}

private struct NumberScreen: View {
  let number: Int

  var body: some View {
    Text(verbatim: "at \(number)")
    NavigationLink("deeper", value: number + 1)
      .toolbar { ToolbarItem(placement: .topBarLeading) { Button("edit") {} } }
      .navigationTitle(Text(verbatim: "Number \(number)"))
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("number", value: 1)
        .navigationDestination(for: Int.self) { _ in NavigationLink("text", value: "hello") }
        .navigationDestination(for: String.self) { text in
          Text(verbatim: "text \(text)")
          Text(verbatim: "NavigationPath \(path.count)")
        }
    }
  }
}

private struct Selecting: View {
  @State private var selection: Int?

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        NavigationLink("select", value: 5)
        NavigationLink("push", value: 1.5)
        Text(verbatim: "selected \(selection.map(String.init) ?? "-")")
      }
      .navigationDestination(for: Double.self) { Text(verbatim: "pushed \($0)") }
    }
  }
}

private struct Split: View {
  @SceneStorage("place") private var place = Place.none

  enum Place: String {
    case none = ""
    case france = "FR"
  }

  private var selection: Binding<String?> {
    let place = $place
    return Binding(
      get: { place.wrappedValue == .none ? nil : place.wrappedValue.rawValue },
      set: { place.wrappedValue = $0.flatMap(Place.init) ?? .none },
      address: { $0 })
  }

  var body: some View {
    NavigationSplitView {
      List(selection: selection) {
        NavigationLink("France", value: "FR")
      }
      .navigationTitle("List")
    } detail: {
      if place == .none {
        Text(verbatim: "Choose")
      } else {
        NavigationStack {
          Text(verbatim: place.rawValue).navigationTitle("Detail")
        }
      }
    }
  }
}

private struct Tabs: View {
  enum Tab: String { case first, second }

  @SceneStorage("tab") private var tab = Tab.first
  @State private var isPressed = false

  var body: some View {
    TabView(selection: $tab) {
      Button(isPressed ? "pressed" : "press") { isPressed = true }
        .tabItem { Text(verbatim: "One") }
        .tag(Tab.first)
      Text(verbatim: "second")
        .tag(Tab.second)
        .tabItem { Text(verbatim: "Two") }
      Text(verbatim: "third")
        .tabItem { Text(verbatim: "Three") }
    }
  }
}

private struct LocalTabs: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Text(verbatim: "first").tabItem { Text(verbatim: "0") }
      Text(verbatim: "second").tabItem { Text(verbatim: "1") }
    }
  }
}

private struct OwnItems: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem { Text(verbatim: "own") }
  }
}

private struct Bar: View {
  let isOn: Bool
  private let title = "variable"

  var body: some View {
    NavigationStack {
      Text(verbatim: "content")
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .navigation) { Text(verbatim: "leading") }
          if isOn { ToolbarItem { Text(verbatim: "some") } }
          OwnItems()
          if isOn {
            ToolbarItem(placement: .primaryAction) { Text(verbatim: "yes") }
          } else {
            ToolbarItem(placement: .secondaryAction) { Text(verbatim: "no") }
          }
          ToolbarItemGroup(placement: .confirmationAction) {
            Text(verbatim: "a")
            Text(verbatim: "b")
          }
        }
        .toolbar { Text(verbatim: "plain") }
    }
  }
}
