import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct OwnButtonStyleTests {
  @Test func `a button in a style of its own knows both of its looks`() {
    let text = outline {
      Button("a", role: .destructive) {}
        .buttonStyle(Sinking())
    }

    #expect(
      text == """
        button automatic destructive
          pressable
            pressed:
              scale 0.9 0.9
                opacity 0.5
                  "a" red
            scale 1 1
              opacity 1
                "a" red
        """)
  }

  @Test func `links and pickers of pictures take the style too, and the room that it takes`() {
    let text = outline {
      Group {
        Link("a", destination: URL(filePath: "/a"))
        PhotosPicker("b", selection: .constant(nil), matching: .images)
      }
      .buttonStyle(Wide())
    }

    #expect(
      text.replacing(/link to \S+/, with: "link") == """
        link ↔
          pressable ↔
            pressed:
              frame maxW=∞ ↔
                "a"
            frame maxW=∞ ↔
              "a"
        files image/* ↔
          pressable ↔
            pressed:
              frame maxW=∞ ↔
                "b"
            frame maxW=∞ ↔
              "b"
        """)
  }

  @Test func `what cannot be pressed has one look, and the nearest style holds`() {
    let text = outline {
      Group {
        Button("a") {}.disabled(true)
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(Wide())
    }

    #expect(
      text == """
        button automatic disabled ↔
          pressable ↔
            frame maxW=∞ ↔
              "a"
        button plain
          "b"
        """)
  }

  @Test func `a button still does what it does, and is the same after an evaluation`() throws {
    let window = Window { Counting() }
    window.tap("0")
    window.evaluate()

    #expect(window.texts.contains("1"))
  }

  @Test func `another style is noticed`() throws {
    let window = Window { Switching() }
    let before = window.allNodes
    window.tap("switch")
    window.evaluate()

    #expect(before != window.allNodes)
  }
}

private nonisolated struct Sinking: ButtonStyle {
  var scale = 0.9

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : .blue)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? scale : 1)
  }
}

private nonisolated struct Wide: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity)
  }
}

private nonisolated struct Counting: View {
  @State private var count = 0

  @MainActor var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(count)")
    }.buttonStyle(Sinking())
  }
}

private nonisolated struct Switching: View {
  @State private var scale = 0.5

  @MainActor var body: some View {
    Button("switch") { scale = 2 }
    Button("shown") {}.buttonStyle(Sinking(scale: scale))
  }
}
