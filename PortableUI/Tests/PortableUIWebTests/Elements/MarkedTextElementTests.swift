import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct MarkedTextElementTests {
  private static func link(_ words: String, to address: String) -> AttributedString {
    var link = AttributedString(words)
    link.link = URL(string: address)
    return link
  }

  private static let sentence = AttributedString("See ") + link("@Ann", to: "/people/ann") + AttributedString(".")

  @Test func `a text without marks is what it was`() {
    #expect(Rendered(Text(AttributedString("Hello"))).html == "<span>Hello</span>")
    #expect(Rendered(Text(AttributedString("Hello")).bold()).html == "<span class=\"fw700\">Hello</span>")
  }

  @Test func `a link in a text is a link within its words`() {
    #expect(
      Rendered(Text(Self.sentence)).html
        == "<span class=\"rich\"><span>See </span><a href=\"/people/ann\">@Ann</a><span>.</span></span>")
    #expect(
      Rendered(Text(Self.link("site", to: "https://example.org/?a=1&b=2"))).html
        == "<span class=\"rich\"><a href=\"https://example.org/?a=1&amp;b=2\" rel=\"noopener noreferrer\""
        + " target=\"_blank\">site</a></span>")
    for address in ["mailto:ann@example.org", "tel:+112"] {
      #expect(
        Rendered(Text(Self.link("a", to: address))).html
          == "<span class=\"rich\"><a href=\"\(address)\" rel=\"noopener noreferrer\">a</a></span>")
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x",
    "file:///etc/passwd", "blob:https://example.org/1", "ftp://example.org", "app:/world", "//evil.example",
    "people", "?a=1", "#place", "/\\evil.example", "/\t/evil.example", " /a", "/a\u{0}", "",
  ])
  func `any other address leads nowhere`(address: String) {
    let html = Self.html(ofLinkTo: address)

    #expect(html == "<span class=\"rich\"><span class=\"quiet\">words</span></span>")
  }

  @Test func `no text and no address of a link means anything to a browser`() {
    for text in HostileTexts.all {
      let html = Rendered(Text(Self.link(text, to: "/a"))).html
      let plain = "<span class=\"rich\"><a href=\"/a\">\(HostileTexts.escaped(text))</a></span>"
      #expect(html.replacing("rich w", with: "rich") == plain)
    }
    for address in ["/a?q=\"><script>alert(1)</script>", "/a\"onclick=\"alert(1)", "https://a.example/'><b"] {
      let html = Self.html(ofLinkTo: address)
      #expect(html.hasPrefix("<span class=\"rich\"><a href=\"\(HostileTexts.escaped(address))\""))
      #expect(html.hasSuffix(">words</a></span>"))
    }
  }

  /// A link to an address that no `URL` would hold.
  private static func html(ofLinkTo address: String) -> String {
    var nodes = Rendered.nodes(of: Text(link("words", to: "/a")).foregroundStyle(.secondary))
    if case .markedText(var text) = nodes[0].kind {
      text.runs[0].link?.address = address
      nodes[0].kind = .markedText(text)
    }
    return Rendered(nodes: nodes).html
  }

  @Test func `what all runs have in common stands at their box`() {
    let text = Text(Self.sentence) + Text(verbatim: "b").bold()

    #expect(
      Rendered(text.font(.caption)).html
        == "<span class=\"rich f-caption\"><span>See </span><a href=\"/people/ann\">@Ann</a><span>.</span>"
        + "<span class=\"fw700\">b</span></span>")
    #expect(
      Rendered((text + Text(verbatim: "c").font(.body)).font(.caption)).html.hasPrefix(
        "<span class=\"rich\"><span class=\"f-caption\">See </span><a class=\"f-caption\" href="))
  }

  @Test func `lines are limited and aligned as a whole`() {
    let view = Text(Self.sentence).lineLimit(2).multilineTextAlignment(.center).padding(4)

    #expect(Rendered(view).html.contains("<span class=\"rich tacenter clamp lc2\"><span>See "))
  }

  @Test func `colours, marks and lines through`() {
    var marked = AttributedString("a")
    marked.backgroundColor = .red
    let struck = Text(verbatim: "b").strikethrough(color: .green)
    let link = Text(Self.link("c", to: "/c")).strikethrough().tint(.red)
    let rendered = Rendered(
      VStack {
        Text(marked) + struck
        link
      })

    #expect(rendered.html.contains("<span class=\"bgFF3B30-FF453A\">a</span><span class=\"txline-2Dthrough tk"))
    #expect(
      rendered.html.contains("<a class=\"coFF3B30-FF453A txunderline-20line-2Dthrough\" href=\"/c\">c</a>"))
    #expect(rendered.css.contains("{text-decoration-line:underline line-through}"))
  }

  @Test func `in a control its links are words`() throws {
    let address = try #require(URL(string: "/row"))
    let inLink = Link(destination: address) { Text(Self.sentence) }
    let inButton = Button {
    } label: {
      Text(Self.sentence)
    }
    let inRow = List(selection: .constant(String?.none)) { NavigationLink(value: "a") { Text(Self.sentence) } }

    for rendered in [Rendered(inLink), Rendered(inButton), Rendered(inRow), Rendered(List { inLink })] {
      #expect(rendered.html.contains("<span class=\"rich\"><span>See @Ann.</span></span>"))
      #expect(HTMLRulesChecker.faults(in: rendered.elements) == [])
    }
    #expect(Rendered(inLink).html.ranges(of: "<a ").count == 1)
  }

  @Test func `beside a control in a row they stay links`() throws {
    let address = try #require(URL(string: "/row"))
    let row = List {
      VStack {
        Text(Self.sentence)
        Link(destination: address) { Text(Self.sentence) }
      }
    }

    #expect(Rendered(row).html.ranges(of: "<a ").count == 2)
    #expect(HTMLRulesChecker.faults(in: Rendered(row).elements) == [])
  }

  @Test func `a heading may have links, and a control says all the words`() {
    let heading = Rendered(
      List {
        Section {
          Text(verbatim: "a")
        } header: {
          Text(Self.sentence)
        }
      })
    #expect(heading.html.contains("<h2 class=\"sec-h\"><span class=\"rich\"><span>See </span><a href="))
    #expect(HTMLRulesChecker.faults(in: heading.elements) == [])

    let toggle = Rendered(Toggle(isOn: .constant(true)) { Text(Self.sentence) })
    #expect(HTMLRulesChecker.faults(in: toggle.elements) == [])
  }

  @Test func `what is said of a text that is one link is said of the link`() {
    let view = Text(Self.link("a", to: "/a")).accessibilityIdentifier("way").accessibilityLabel("The way")

    #expect(
      Rendered(view).html
        == "<span class=\"rich\"><a href=\"/a\" data-testid=\"way\" aria-label=\"The way\">a</a></span>")
  }

  @Test func `a row that waits to be laid out is as high as its highest run`() throws {
    let nodes = Rendered.nodes(of: Text(Self.sentence) + Text(verbatim: "a").font(.title))

    let height = try #require(RowHeight(of: nodes))
    #expect(height.text == 34)
  }
}
