import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct PressableElementTests {
  @Test func `what pressing changes holds while the control is pressed`() {
    let rendered = Rendered(Button("a") {}.buttonStyle(Sinking()))

    #expect(rendered.html.hasPrefix("<button class=\"press\" form=\"use\""))
    #expect(
      rendered.html.contains(
        "<span class=\"f s bg00FF00 sc1-201 p-bgFF0000 p-sc0_9-200_9\"><span class=\"co0000FF op1 p-coFFFFFF p-op0_5\">a"
      ),
      "\(rendered.html)")
    for rule in [
      ".press:active .p-bgFF0000{background-color:#FF0000}", ".press:active .p-sc0_9-200_9{scale:0.9 0.9}",
      ".press:active .p-op0_5{opacity:0.5}", ".press:active .p-coFFFFFF{color:#FFFFFF}", ".sc1-201{scale:1 1}",
    ] {
      #expect(rendered.css.contains(rule), "\(rule) in \(rendered.css)")
    }
  }

  @Test func `a page that is there learns the rules of what comes later`() {
    var builder = ElementBuilder()
    _ = builder.elements(for: Rendered.nodes(of: Button("a") {}.buttonStyle(Sinking())), in: .column, .block)
    var known = KnownStyles()

    #expect(builder.styles.rules(beyond: &known).contains(".press:active .p-op0_5{opacity:0.5}"))
    #expect(builder.styles.rules(beyond: &known).isEmpty)
  }

  @Test func `a dark page has the dark colour`() {
    let rendered = Rendered(Button("a") {}.buttonStyle(Tinting()))

    #expect(rendered.css.contains("{background-color:light-dark(#FF3B30,#FF453A)}"))
  }

  @Test func `disabled buttons, links and pickers of pictures take the style`() {
    #expect(!Rendered(Button("a") {}.buttonStyle(Sinking()).disabled(true)).css.contains(":active"))
    let link = Rendered(Link("a", destination: URL(filePath: "/a")).buttonStyle(Sinking())).html
    #expect(link.hasPrefix("<a class=\"press\""))
    let picker = Rendered(PhotosPicker("a", selection: .constant(nil)).buttonStyle(Sinking())).html
    #expect(picker.contains(/^<label class="press file"[^>]*><input type="file"/))
  }

  @Test func `in a list such a control is a row's content, not the row`() {
    let html = Rendered(List { Button("a") {}.buttonStyle(Sinking()) }).html

    #expect(html.contains(/<li class="row"[^>]*><button class="press"/))
  }

  @Test func `a style of several parts is a column, and one that changes its parts keeps what it has`() {
    #expect(
      Rendered(Button("a") {}.buttonStyle(Parts())).html.contains("<span class=\"v\"><span>a</span><span>b</span>"))
    let changing = Rendered(Button("a") {}.buttonStyle(Changing()))
    #expect(changing.html.contains("<span>a</span>"))
    #expect(!changing.css.contains(":active"))
  }

  @Test func `views are drawn larger and smaller, in a box of their own where they must be`() {
    #expect(Rendered(Text(verbatim: "a").scaleEffect(2)).html == "<span class=\"sc2-202\">a</span>")
    #expect(
      Rendered(Text(verbatim: "a").scaleEffect(2, anchor: .top)).css
        == ".sc2-202{scale:2 2}.to50-25-200-25{transform-origin:50% 0%}")
    #expect(
      Rendered(Text(verbatim: "a").scaleEffect(2).scaleEffect(3)).html
        == "<div class=\"f s sc3-203\"><span class=\"sc2-202\">a</span></div>")
  }
}

private nonisolated struct Sinking: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isPressed ? Color(white: 1) : Color(red: 0, green: 0, blue: 1))
      .opacity(configuration.isPressed ? 0.5 : 1)
      .background(configuration.isPressed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

private nonisolated struct Tinting: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? Color.red : .white)
  }
}

private nonisolated struct Parts: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: "b")
  }
}

private nonisolated struct Changing: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      VStack { configuration.label }.opacity(0.5)
      Text(verbatim: "pressed")
    } else {
      configuration.label
    }
  }
}
