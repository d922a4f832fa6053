import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct RowActionTests {
  @Test func `a row's actions are in its menu, what deletes it last`() {
    let window = Window { Editable() }

    #expect(
      window.outline == """
        list automatic ↔ ↕
          "a"
            actions:
              button automatic
                "Pin a"
              button automatic
                "Move down"
              button automatic destructive
                "Delete"
          "b"
            actions:
              button automatic
                "Pin b"
              button automatic
                "Move up"
              button automatic destructive
                "Delete"
        """)
    window.tap("Move down")
    #expect(window.nodes[0].children.map(\.allTexts.first) == ["b", "a"])
    window.tap("Delete")
    #expect(window.nodes[0].children.map(\.allTexts.first) == ["a"])
  }

  @Test func `decorations around a row leave its menu to the row`() {
    let window = Window {
      List { Text(verbatim: "a").contextMenu { Button("b") {} }.padding(1).listRowSeparator(.hidden) }
    }

    let row = window.nodes[0].children[0]
    #expect(row.row?.actions.count == 1)
    #expect(row.row?.hidesSeparator == true)
    #expect(row.children[0].row == nil)
  }

  @Test func `the menu of a row is made when it is asked for, and taken away again`() throws {
    let window = Window { Chosen() }
    let menu = try #require(window.menu)
    #expect(menu.keys == ["p"])
    let row = try #require(window.allNodes.first { $0.isControl && $0.allTexts == ["Ada"] })

    #expect(!window.outline.contains("row menu"))
    #expect(window.graph.perform(.set(row.key.name), on: menu.key))
    window.evaluate()
    #expect(
      window.outline.hasSuffix(
        """
        row menu
          button automatic
            "Pin Ada"
        """))

    #expect(window.tap("Pin Ada"))
    #expect(window.texts.contains("Pinned Ada"))
    #expect(window.graph.perform(.set(""), on: menu.key))
    window.evaluate()
    #expect(!window.outline.contains("row menu"))
  }

  @Test func `a key of the menu presses its item for one row, and nothing stays open`() throws {
    let window = Window { Chosen() }
    let menu = try #require(window.menu)
    let row = try #require(window.allNodes.first { $0.isControl && $0.allTexts == ["Ben"] })

    for (event, pinned) in [
      ("x \(row.key.name)", "Pinned nobody"), ("p \(row.key.name)", "Pinned Ben"), ("p /", "Pinned Ben"),
    ] {
      #expect(window.graph.perform(.set(event), on: menu.key))
      window.evaluate()
      #expect(window.texts.contains(pinned))
      #expect(!window.outline.contains("row menu"))
    }
  }

  @Test func `a row that has no menu opens none, and a list without menus has no keys`() throws {
    let window = Window {
      List(selection: .constant(String?.none)) { NavigationLink(value: "a") { Text(verbatim: "a") } }
        .contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }
        .padding(1)
    }
    let menu = try #require(window.menu)
    #expect(menu.keys == [])

    let row = try #require(window.allNodes.first { $0.isControl })
    #expect(window.graph.perform(.set(row.key.name), on: menu.key))
    window.evaluate()
    #expect(!window.outline.contains("row menu"))
  }

  @Test func `the look of a row`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let window = Window {
      List {
        Text(verbatim: "a").listRowBackground(Color.red).listRowInsets(insets)
        Text(verbatim: "b").listRowBackground(nil as Color?)
      }
    }

    let rows = window.nodes[0].children
    #expect(rows[0].row?.background.count == 1)
    #expect(rows[0].row?.insets == insets)
    #expect(rows[1].row?.background.isEmpty == true)
  }

  @Test func `a menu holds its items in surroundings of their own`() {
    let name = "variable"
    let text = outline {
      Menu("Sort") { Button("By name") {} }.font(.title).buttonStyle(.bordered).disabled(true)
      Menu(name) { EmptyView() }
      Menu("Image", systemImage: "trash") { EmptyView() }
      Menu(name, systemImage: "trash") { EmptyView() }
    }

    #expect(
      text.hasPrefix(
        """
        menu bordered disabled
          label:
            "Sort" title
          button automatic disabled
            "By name"
        menu automatic
          label:
            "variable"
        """))
  }

  @Test func `elements are moved and removed by their offsets`() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(String(letters) == "badce")
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(String(letters) == "adceb")
    letters.remove(atOffsets: [1, 4])
    #expect(String(letters) == "ace")
  }

  @Test func `refreshing runs once at a time and shows that it does`() async throws {
    let gate = Gate()
    let window = Window { NavigationStack { Text(verbatim: "a").refreshable { await gate.pass() } } }
    let button = try #require(window.allNodes.first { $0.accessibility?.label == "Refresh" })

    #expect(window.graph.perform(.tap, on: button.key))
    window.evaluate()
    #expect(window.outline.contains("button automatic disabled"))
    #expect(window.outline.contains("progress"))
    #expect(!window.graph.perform(.tap, on: button.key))

    await gate.open()
    await window.graph.tasksEnded(within: .seconds(30))
    window.evaluate()
    #expect(!window.outline.contains("progress"))
    #expect(await gate.passes == 1)
  }
}

/// Lets nobody pass until it is opened.
private actor Gate {
  private(set) var passes = 0
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    passes += 1
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}

private struct Editable: View {
  @State private var names = ["a", "b"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(verbatim: name).swipeActions { Button("Pin \(name)") {} }
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

/// A list whose rows have menus.
private struct Chosen: View {
  @State private var chosen: String?
  @State private var pinned = "nobody"

  var body: some View {
    List(selection: $chosen) {
      Text(verbatim: "Pinned \(pinned)")
      ForEach(["Ada", "Ben"], id: \.self) { name in NavigationLink(value: name) { Text(verbatim: name) } }
    }
    .contextMenu(forSelectionType: String.self) { names in
      Button("Pin \(names.first ?? "nobody")") { pinned = names.first ?? "nobody" }
        .keyboardShortcut("p", modifiers: [])
    }
  }
}

extension Window {
  /// What the first list says of its rows' menus.
  fileprivate var menu: RowMenuTraits? {
    allNodes.lazy.compactMap { if case .list(let layout) = $0.kind { layout.menu } else { nil } }.first
  }
}
