import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct SheetTests {
  @Test func `a sheet has a screen of its own and a way to close it`() {
    let window = Window { Plain() }
    #expect(window.texts == ["open", "closed 0"])

    window.tap("open")
    #expect(window.texts == ["open", "closed 0", "Close", "inside"])
    #expect(
      window.nodes.last.map { Outline.lines(of: $0).joined(separator: "\n") } == """
        sheet
          screen ↔ ↕
            leading:
              button automatic cancel
                "Close"
            button automatic
              "inside"
        """)

    window.tap("Close")
    #expect(window.texts == ["open", "closed 1"])
  }

  @Test func `Escape closes a sheet and runs what is to run when it has gone`() throws {
    let window = Window { Plain() }
    window.tap("open")
    let sheet = try #require(window.nodes.last)

    #expect(window.graph.perform(.dismiss, on: sheet.key))
    window.evaluate()
    #expect(window.texts == ["open", "closed 1"])
    #expect(!window.graph.perform(.dismiss, on: sheet.key))
  }

  @Test func `a sheet that closes itself gets no button for it`() {
    let window = Window { Itself() }
    window.tap("open")
    #expect(window.texts == ["open", "Done", "inside"])

    window.tap("Done")
    #expect(window.texts == ["open"])
  }

  @Test func `a sheet that shows nothing but its content has no bar, and a way to close it`() {
    let window = Window {
      Text(verbatim: "a").fullScreenCover(isPresented: .constant(true)) {
        NavigationStack {
          Text(verbatim: "inside").navigationTitle("Title").toolbar { Text(verbatim: "item") }
            .toolbar(.hidden, for: .navigationBar)
            .persistentSystemOverlays(.hidden)
        }
      }
    }

    #expect(
      window.outline.hasSuffix(
        """
        sheet full alone
          screen "Title" said ↔ ↕
            leading:
              button automatic cancel
                "Close"
            "inside"
        """))
    #expect(window.texts == ["a", "Close", "inside"])
  }

  @Test func `other bars are not the screen's, and the last word about its own counts`() {
    let window = Window {
      NavigationStack {
        Text(verbatim: "inside").navigationTitle("Title")
          .toolbar(.hidden, for: .navigationBar)
          .toolbar(.visible, for: .automatic)
          .toolbar(.hidden, for: .tabBar, .bottomBar, .windowToolbar)
          .persistentSystemOverlays(.hidden)
      }
    }

    #expect(window.outline.hasPrefix("screen \"Title\" ↔ ↕"))
  }

  @Test func `a sheet that must not be left stays`() throws {
    let window = Window { Text(verbatim: "a").sheet(isPresented: .constant(true)) { Held() } }
    let sheet = try #require(window.nodes.last)

    #expect(window.outline.hasSuffix("sheet held low\n  screen ↔ ↕\n    \"inside\""))
    #expect(!window.graph.perform(.dismiss, on: sheet.key))
  }

  @Test func `a sheet about a value is another one for another value`() throws {
    let window = Window { Items() }
    window.tap("first")
    let first = try #require(window.nodes.last)
    #expect(window.texts.suffix(2) == ["about 1", "0"])
    window.tap("about 1")
    #expect(window.texts.suffix(2) == ["about 1", "1"])

    window.tap("second")
    #expect(window.texts.suffix(2) == ["about 2", "0"])
    #expect(window.nodes.last?.key == first.key)
    #expect(!window.graph.restorePresentation(first.key))
  }

  @Test func `what a page was showing is shown again, outermost first`() throws {
    let shown = Window { Plain() }
    shown.tap("open")
    shown.tap("inside")
    let keys = shown.nodes.suffix(2).map(\.key)
    #expect(shown.texts.suffix(2) == ["Leave", "Stay"])

    let later = Window { Plain() }
    for key in keys {
      #expect(later.graph.restorePresentation(key))
      later.evaluate()
    }
    #expect(later.outline == shown.outline)
    #expect(later.graph.perform(.dismiss, on: keys[1]))
    later.evaluate()
    #expect(later.texts.contains("stayed"))
  }

  @Test func `screens pushed in a sheet have a way back`() throws {
    let window = Window { Itself() }
    window.tap("open")
    window.tap("inside")
    #expect(window.texts.last == "deeper")
    let back = try #require(window.screens.last?.back)
    #expect(back.address == nil)

    #expect(window.graph.perform(.tap, on: try #require(back.key)))
    window.evaluate()
    #expect(window.texts.last == "inside")
  }

  @Test func `dismissing a pushed screen goes back, and elsewhere does nothing`() {
    let window = Window { Pushing() }
    window.tap("go")
    window.tap("back true")
    #expect(window.texts == ["go"])

    let loose = Window { BackButton() }
    #expect(loose.tap("back false"))
  }

  @Test func `a cover fills the window`() {
    let text = outline {
      Text(verbatim: "a").fullScreenCover(isPresented: .constant(true)) { Text(verbatim: "b") }
    }
    #expect(text.contains("\nsheet full\n"))
    let item = outline {
      Text(verbatim: "a").fullScreenCover(item: .constant(Item(id: 1) as Item?)) { Text(verbatim: "\($0.id)") }
    }
    #expect(item.contains("\nsheet full\n"))
  }

  @Test func `a confirmation dialog can always be left`() throws {
    let window = Window { Confirming() }
    window.tap("ask")
    #expect(
      window.alerts == [
        AlertTraits(title: "Sure?", message: "Really", isConfirmation: true, showsTitle: false, isDismissable: true)
      ])
    #expect(window.texts == ["ask", "0", "Yes", "Cancel"])

    #expect(window.graph.perform(.dismiss, on: try #require(window.nodes.last?.key)))
    window.evaluate()
    #expect(window.texts == ["ask", "0"])
    window.tap("ask")
    window.tap("Yes")
    #expect(window.texts == ["ask", "1"])
  }

  @Test func `confirmation dialogs have Apple's forms`() {
    let (name, shown) = ("variable", Binding.constant(true))
    let window = Window {
      EmptyView()
        .confirmationDialog(name, isPresented: shown) { Button("a", role: .cancel) {} }
        .confirmationDialog(name, isPresented: shown, titleVisibility: .visible) {
        } message: {
          Text(verbatim: "m")
        }
        .confirmationDialog(Text(verbatim: "text"), isPresented: shown) {}
        .confirmationDialog("about", isPresented: shown, presenting: 1) { Text(verbatim: "\($0)") }
        .confirmationDialog("about", isPresented: shown, presenting: 2) { _ in
        } message: {
          Text(verbatim: "\($0)")
        }
        .confirmationDialog("never", isPresented: shown, presenting: nil as Int?) { _ in }
    }

    #expect(window.alerts.map(\.title) == ["variable", "variable", "text", "about", "about"])
    #expect(window.alerts.map(\.message) == [nil, "m", nil, nil, "2"])
    #expect(window.alerts.map(\.showsTitle) == [false, true, false, false, false])
    #expect(!window.alerts.map(\.isDismissable).contains(false))
  }

  @Test func `an alert with several buttons but none to cancel must be answered`() throws {
    let window = Window {
      EmptyView().alert("a", isPresented: .constant(true)) {
        Button("b") {}
        Button("c") {}
      }
    }

    #expect(window.alerts == [AlertTraits(title: "a")])
    #expect(!window.graph.perform(.dismiss, on: try #require(window.nodes.last?.key)))
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Plain: View {
  @State private var isOpen = false
  @State private var asks = false
  @State private var closings = 0
  @State private var stayed = false

  var body: some View {
    Button("open") { isOpen = true }
    Text(verbatim: "closed \(closings)").sheet(isPresented: $isOpen, onDismiss: count) { content }
    if stayed { Text(verbatim: "stayed") }
  }

  private var content: some View {
    Button("inside") { asks = true }
      .alert("Leave?", isPresented: $asks) {
        Button("Leave") { isOpen = false }
        Button("Stay", role: .cancel) { stayed = true }
      }
  }

  private func count() { closings += 1 }
}

extension SheetTests {
  @Test func `the texts of a stack of presentations stand in their order`() {
    let window = Window { Plain() }
    window.tap("open")
    window.tap("inside")

    #expect(window.nodes.suffix(2).map { Outline.lines(of: $0)[0] } == ["sheet", "alert \"Leave?\""])
    window.tap("Leave")
    #expect(window.texts == ["open", "closed 1"])
  }
}

private struct Itself: View {
  @State private var isOpen = false

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) { NavigationStack { Inside() } }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationLink(value: 1) { Text(verbatim: "inside") }
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        .navigationDestination(for: Int.self) { _ in Text(verbatim: "deeper") }
    }
  }
}

private struct Held: View {
  var body: some View {
    Text(verbatim: "inside").interactiveDismissDisabled().presentationDetents([.medium, .height(200)])
      .presentationDragIndicator(.visible)
  }
}

private struct Items: View {
  @State private var item: Item?

  var body: some View {
    Button("first") { item = Item(id: 1) }
    Button("second") { item = Item(id: 2) }
      .sheet(item: $item) { Counting(item: $0) }
  }

  private struct Counting: View {
    let item: Item
    @State private var count = 0

    var body: some View {
      Button("about \(item.id)") { count += 1 }
      Text(verbatim: "\(count)")
    }
  }
}

private struct Pushing: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("go") { path = [1] }
        .navigationDestination(for: Int.self) { _ in BackButton() }
    }
  }
}

private struct BackButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View { Button("back \(String(isPresented))") { dismiss() } }
}

private struct Confirming: View {
  @State private var asks = false
  @State private var count = 0

  var body: some View {
    Button("ask") { asks = true }
      .confirmationDialog("Sure?", isPresented: $asks) {
        Button("Yes", role: .destructive) { count += 1 }
      } message: {
        Text(verbatim: "Really")
      }
    Text(verbatim: "\(count)")
  }
}
