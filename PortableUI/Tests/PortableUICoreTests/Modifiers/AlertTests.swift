import Foundation
import TestTraits
import Testing

@testable import PortableUICore

@MainActor
@Suite struct AlertTests {
  @Test func `an alert shows title, message and actions, and an action closes it`() {
    let window = Window { Asking() }
    #expect(window.alerts.isEmpty)

    window.tap("ask")
    #expect(
      window.outline == """
        button automatic
          "ask"
        "kept 0"
        alert "Delete?" message "It is gone
        for good."
          button automatic destructive
            "Delete"
          button automatic cancel
            "Keep"
        """)

    window.tap("Keep")
    #expect(window.alerts.isEmpty)
    #expect(window.texts == ["ask", "kept 1"])
  }

  @Test func `a page's alert is shown again before its button is used`() throws {
    let shown = Window { Asking() }
    shown.tap("ask")
    let alert = try #require(shown.nodes.last)
    let button = try #require(alert.children.last)

    let later = Window { Asking() }
    #expect(later.graph.restorePresentation(alert.key))
    later.evaluate()
    #expect(later.graph.perform(.tap, on: button.key))
    later.evaluate()

    #expect(later.texts == ["ask", "kept 1"])
    #expect(!later.graph.restorePresentation(.root))
  }

  @Test(arguments: [("en_US", "OK"), ("ru_RU", "ОК")])
  func `an alert without actions has one that only closes it`(locale: String, name: String) {
    let window = Window(locale: locale) { Plain() }
    #expect(window.alerts == [AlertTraits(title: "Plain", isDismissable: true)])

    window.tap(name)

    #expect(window.alerts.isEmpty)
  }

  @Test func `an alert does not look like the view it is said of, and can always be closed`() {
    let window = Window {
      Plain()
        .font(.title)
        .foregroundStyle(.red)
        .buttonStyle(.bordered)
        .disabled(true)
    }

    #expect(window.outline.hasSuffix("button automatic\n    \"OK\""))
    #expect(window.tap("OK"))
    #expect(window.alerts.isEmpty)
  }

  @Test func `an alert about a value waits for the value`() {
    #expect(Window { About(value: nil) }.alerts.isEmpty)
    #expect(
      Window { About(value: 3) }.alerts
        == Array(repeating: AlertTraits(title: "About", message: "3", isDismissable: true), count: 2))
    let short = Window { AboutShort(value: 3) }
    #expect(short.alerts.map(\.title) == ["About", "About"])
    #expect(short.texts == ["Use 3", "OK", "Use 3", "OK"])
  }

  @Test(.proves("U7")) func `an alert with one button is dismissed by it, one with several by that which cancels`()
    throws
  {
    let one = Window { Answered { count in Button("Fine") { count.wrappedValue += 1 } } }
    #expect(one.alerts.map(\.isDismissable) == [true])
    let alert = try #require(one.nodes.last)
    #expect(one.graph.perform(.dismiss, on: alert.key))
    one.evaluate()
    #expect(one.texts == ["1"])

    let several = Window {
      Answered { count in
        Button("Yes") { count.wrappedValue += 1 }
        Button("No") {}
      }
    }
    #expect(several.alerts.map(\.isDismissable) == [false])

    let risky = Window { Answered { _ in Button("Delete", role: .destructive) {} } }
    #expect(risky.alerts.map(\.isDismissable) == [false], "Escape destroys nothing")
  }

  @Test func `alerts have the title forms of Apple's`() {
    let name = "variable"
    let isOn = Binding.constant(true)
    let window = Window {
      Text(verbatim: "content")
        .alert("key", isPresented: isOn) {
          Button("a") {}
        } message: {
          Text(verbatim: "m")
        }
        .alert("key", isPresented: isOn) { Button("b") {} }
        .alert(name, isPresented: isOn) {
          Button("c") {}
        } message: {
          Text(verbatim: "a") + Text(verbatim: "b")
        }
        .alert(name, isPresented: isOn) { Button("d") {} }
    }

    #expect(window.alerts.map(\.title) == ["key", "key", "variable", "variable"])
    #expect(window.alerts.map(\.message) == ["m", nil, "ab", nil])
  }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var kept = 0

  var body: some View {
    Group {
      Button {
        isAsking = true
      } label: {
        Text(verbatim: "ask")
      }
      Text(verbatim: "kept \(kept)")
    }
    .alert(Text(verbatim: "Delete?"), isPresented: $isAsking) {
      Button(role: .destructive) {
      } label: {
        Text(verbatim: "Delete")
      }
      Button(role: .cancel) {
        kept += 1
      } label: {
        Text(verbatim: "Keep")
      }
    } message: {
      VStack {
        Text(verbatim: "It is gone")
        Text(verbatim: "for good.").padding()
      }
    }
  }
}

private struct Plain: View {
  @State private var isShown = true

  var body: some View {
    EmptyView().alert(Text(verbatim: "Plain"), isPresented: $isShown) {}
  }
}

private struct About: View {
  let value: Int?

  var body: some View {
    EmptyView()
      .alert(Text(verbatim: "About"), isPresented: .constant(true), presenting: value) {
        Text(verbatim: "\($0)")
      } message: {
        Text(verbatim: "\($0)")
      }
      .alert("About", isPresented: .constant(true), presenting: value) {
        Text(verbatim: "\($0)")
      } message: {
        Text(verbatim: "\($0)")
      }
  }
}

private struct AboutShort: View {
  let value: Int?

  var body: some View {
    EmptyView()
      .alert(Text(verbatim: "About"), isPresented: .constant(true), presenting: value) { Text(verbatim: "Use \($0)") }
      .alert("About", isPresented: .constant(true), presenting: value) { Text(verbatim: "Use \($0)") }
  }
}

/// Asks from the beginning, with these buttons, and shows what they counted.
private struct Answered<Actions: View>: View {
  @ViewBuilder let actions: (Binding<Int>) -> Actions
  @State private var asks = true
  @State private var count = 0

  var body: some View {
    Text(count, format: .number)
      .alert("Asked", isPresented: $asks) { actions($count) }
  }
}
