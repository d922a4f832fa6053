import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct ControlTests {
  @Test func `texts add up, and what is said first holds`() {
    let text = outline {
      (Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundStyle(.red)).foregroundStyle(.blue).font(.caption)
      Text(verbatim: "c").font(.title).font(.body).italic().monospacedDigit().fontWeight(.light).bold()
      Text(verbatim: "d").foregroundColor(.green).monospaced()
      Text(verbatim: "e").bold(false).italic(false).monospaced(false).font(nil).foregroundColor(nil)
      Text(verbatim: "f").bold(true).italic(true).fontDesign(.serif)
      Text(verbatim: "g").lineLimit(2).multilineTextAlignment(.trailing).font(.footnote).foregroundStyle(.secondary)
      Text(verbatim: "h").foregroundColor(.red).tint(.blue)
    }

    #expect(
      text == """
        "a" caption w700 blue + "b" caption red
        "c" title w300 italic digits
        "d" body monospaced green
        "e"
        "f" body w700 serif italic
        "g" footnote secondary lines=2 trailing
        "h" red
        """)
  }

  @Test func `literals are looked up, variables are not`() {
    let name = "100% of %@"
    #expect(Text(name) == Text(verbatim: "100% of %@"))
    #expect(Text(name.prefix(4)) == Text(verbatim: "100%"))
    #expect(Text("100%") == Text(verbatim: "100%"))
    #expect(Text("a \(3)") != Text("a \(4)"))
    #expect(Text("x").bold() != Text("x"))
  }

  @Test func `formatted values follow the locale`() {
    let number = 30_451

    #expect(Window(locale: "en_US") { Text(number, format: .number) }.texts == ["30,451"])
    #expect(Window(locale: "de_DE") { Text(number, format: .number) }.texts == ["30.451"])
  }

  @Test func `buttons have role, style, tint and state`() {
    let word = "variable"
    let text = outline {
      Button("a") {}
      Button(word) {}.buttonStyle(.plain)
      Button("c", role: .destructive) {}.buttonStyle(.bordered)
      Button(word, role: .cancel) {}.buttonStyle(.borderedProminent).tint(.red)
      Button("e", systemImage: "eye") {}.buttonStyle(.borderless).disabled(true)
      Button(word, systemImage: "eye") {}.buttonStyle(.automatic)
    }

    #expect(
      text == """
        button automatic
          "a"
        button plain
          "variable"
        button bordered destructive
          "c"
        button borderedProminent cancel tint red
          "variable"
        button borderless disabled
          hstack center
            image eye [hidden]
            "e"
        button automatic
          hstack center
            image eye [hidden]
            "variable"
        """)
  }

  @Test func `a toggle changes what it is bound to`() {
    let window = Window { Switching() }
    #expect(
      window.outline == """
        toggle off ↔
          "one"
        toggle off ↔
          "variable"
        toggle off ↔
          "three"
        toggle off disabled ↔
          "four"
        """)

    #expect(window.tap("one"))
    #expect(!window.tap("four"))

    #expect(window.outline.split(separator: "\n").first == "toggle on ↔")
  }

  @Test func `links, labels, images and progress`() throws {
    let url = try #require(URL(string: "https://a.test/b?c"))
    let word = "variable"
    let text = outline {
      Link("key", destination: url)
      Link(word, destination: url)
      Link(destination: url) { Image(systemName: "star").font(.title).foregroundStyle(.red) }
      Label("key", systemImage: "eye")
      Label(word, systemImage: "eye")
      ProgressView()
      ProgressView("key")
      ProgressView(word)
      ProgressView { Text(verbatim: "label") }
      ProgressView(value: 1, total: 4)
      ProgressView(value: 9.0, total: 4)
      ProgressView(value: 1.0, total: 0)
      ProgressView(value: nil as Double?)
      ProgressView("key", value: 0.25)
      ProgressView(value: 0.25) { Text(verbatim: "label") }
    }

    #expect(
      text == """
        link to https://a.test/b?c
          "key"
        link to https://a.test/b?c
          "variable"
        link to https://a.test/b?c
          image star title red
        hstack center
          image eye [hidden]
          "key"
        hstack center
          image eye [hidden]
          "variable"
        progress
        progress
          "key"
        progress
          "variable"
        progress
          "label"
        progress at=0.25
        progress at=1
        progress at=0
        progress
        progress at=0.25
          "key"
        progress at=0.25
          "label"
        """)
  }
}

private struct Switching: View {
  @State private var isOn = false
  private let word = "variable"

  var body: some View {
    Toggle("one", isOn: $isOn)
    Toggle(word, isOn: .constant(false))
    Toggle(isOn: .constant(false)) { Text(verbatim: "three") }
    Toggle("four", isOn: .constant(false)).disabled(true)
  }
}
