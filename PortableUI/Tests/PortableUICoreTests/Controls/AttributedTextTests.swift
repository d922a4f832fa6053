import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct AttributedTextTests {
  /// "See @Ann": a link in the middle of words.
  private static func sentence(to address: String = "/people/ann") -> AttributedString {
    var name = AttributedString("@Ann")
    name.link = URL(string: address)
    return AttributedString("See ") + name + AttributedString(".")
  }

  private static func text(_ string: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var text = AttributedString(string)
    text.inlinePresentationIntent = intent
    return text
  }

  @Test func `without attributes it is a plain text`() {
    #expect(outline { Text(AttributedString("Hello")) } == "\"Hello\"")
    #expect(outline { Text(AttributedString()) } == "\"\"")
    #expect(Text(AttributedString("Hello")) == Text(verbatim: "Hello"))
  }

  @Test func `emphasis and code are fonts`() {
    let text =
      Self.text("a", .stronglyEmphasized) + Self.text("b", .emphasized) + Self.text("c", .code)
      + Self.text("d", [.stronglyEmphasized, .emphasized])

    #expect(
      outline { Text(text).font(.callout) }
        == "\"a\" callout w700 + \"b\" callout italic + \"c\" callout monospaced + \"d\" callout w700 italic")
  }

  @Test func `a line through a text has the colour that was asked for`() {
    #expect(outline { Text(Self.text("a", .strikethrough)) } == "\"a\" struck")
    #expect(outline { Text(verbatim: "a").strikethrough() } == "\"a\" struck")
    #expect(outline { Text(verbatim: "a").strikethrough(color: .red).strikethrough() } == "\"a\" struck red")
    #expect(outline { Text(verbatim: "a").strikethrough(false) } == "\"a\"")
  }

  @Test func `a link is a run of the text`() {
    #expect(outline { Text(Self.sentence()) } == "\"See \" + \"@Ann\" to /people/ann + \".\"")
    #expect(
      outline { Text(Self.sentence()).bold().lineLimit(2).multilineTextAlignment(.center) }
        == "\"See \" body w700 + \"@Ann\" body w700 to /people/ann + \".\" body w700 lines=2 center")
  }

  @Test func `texts are added to texts with links, each with its own style`() {
    let sum = Text(verbatim: "a").bold() + Text(Self.sentence()) + Text(verbatim: "b").italic().monospaced()

    #expect(
      outline { sum }
        == "\"a\" body w700 + \"See \" + \"@Ann\" to /people/ann + \".\" + \"b\" body monospaced italic")
  }

  @Test func `a link has the tint, whatever the colour of the text around it`() {
    #expect(
      outline { Text(Self.sentence()).foregroundStyle(.red).tint(.green) }
        == "\"See \" red + \"@Ann\" red to /people/ann in green + \".\" red")
  }

  @Test func `colours of attributes hold against those of the text, in a link too`() {
    var text = Self.sentence()
    text.foregroundColor = .purple
    text.swiftUI.backgroundColor = .green

    #expect(
      outline { Text(text).foregroundStyle(.red).tint(.blue) }
        == "\"See \" purple on green + \"@Ann\" purple on green to /people/ann in purple + \".\" purple on green")
    var plain = AttributedString("a")
    plain.foregroundColor = .purple
    #expect(outline { Text(plain).foregroundStyle(.red) } == "\"a\" purple")
  }

  @Test func `texts that lead elsewhere are different texts`() {
    let text = Text(Self.sentence())

    #expect(text == Text(Self.sentence()))
    #expect(text != Text(Self.sentence(to: "/people/bob")))
    #expect(text.isSame(as: Text(Self.sentence())))
    #expect(!text.isSame(as: Text(Self.sentence(to: "/people/bob"))))
    #expect(!text.isSame(as: Text(verbatim: "See ") + Text(verbatim: "@Ann") + Text(verbatim: ".")))
  }

  @Test func `its words name what it stands in`() {
    let window = Window {
      Button {
      } label: {
        Text(Self.sentence())
      }
      .alert(Text(Self.sentence()), isPresented: .constant(true)) {
      } message: {
        Text(Self.sentence())
      }
    }

    #expect(window.tap("See @Ann."))
    #expect(window.alerts.map(\.title) == ["See @Ann."])
    #expect(window.alerts.map(\.message) == ["See @Ann."])
  }

  @Test func `a plain text holds nothing for what it has not`() {
    #expect(MemoryLayout<BoxedTextMarks?>.size == MemoryLayout<Int>.size)
    #expect(Text(verbatim: "a").bold().italic().monospaced().parts.map(\.isMarked) == [false])
  }

  @Test func `an attribute has Apple's name and values`() {
    #expect(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name == "NSInlinePresentationIntent")
    let all: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .code, .strikethrough]
    #expect(all.map(\.rawValue) == [1, 2, 4, 32])
  }

  @Test func `what opens links is the browser's business`() {
    #expect(
      outline {
        Text(Self.sentence()).environment(\.openURL, OpenURLAction { _ in .discarded })
      } == "\"See \" + \"@Ann\" to /people/ann + \".\"")
  }
}
