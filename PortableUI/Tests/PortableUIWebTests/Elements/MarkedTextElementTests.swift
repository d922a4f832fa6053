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
    "file:///etc/passwd", "blob:https://example.org/1", "ftp://example.org", "sitrep:/world", "//evil.example", "people",
    "?a=1", "#place", "/\\evil.example", "",
  ])
  func `any other address leads nowhere`(address: String) throws {
    var link = AttributedString("words")
    link.link = try #require(URL(string: "about:blank"))
    link.link = URL(string: address) ?? link.link

    let html = Rendered(Text(link).foregroundStyle(.secondary)).html

    #expect(html == "<span class=\"rich\"><span class=\"quiet\">words</span></span>")
  }

  @Test func `no text of a link means anything to a browser`() {
    for text in HostileTexts.all {
      let html = Rendered(Text(Self.link(text, to: "/a"))).html
      let plain = "<span class=\"rich\"><a href=\"/a\">\(HostileTexts.escaped(text))</a></span>"
      #expect(html.replacing("rich w", with: "rich") == plain)
    }
    for address in HostileTexts.all.map({ "/a?q=" + $0 }) + ["/a\"onclick=\"alert(1)", "https://a.b/'><b"] {
      let node = Node(
        marked: MarkedRun(string: "a", link: TextLink(address: address)))
      let html = Rendered(nodes: [node]).html
      let isLink = LinkAddress(address) != nil
      #expect(html.hasPrefix("<span class=\"rich\">" + (isLink ? "<a href=\"\(HostileTexts.escaped(address))\"" : "<span>")))
    }
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
    let rendered = Rendered(VStack { Text(marked) + struck; link })

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
      #expect(rendered.html.contains("<span class=\"rich\"><span>See </span><span>@Ann</span><span>.</span></span>"))
      #expect(HTMLRulesChecker.faults(in: rendered.elements) == [])
    }
    #expect(Rendered(inLink).html.matches(of: /<a /).count == 1)
  }

  @Test func `beside a control in a row they stay links`() throws {
    let address = try #require(URL(string: "/row"))
    let row = List {
      VStack {
        Text(Self.sentence)
        Link(destination: address) { Text(Self.sentence) }
      }
    }

    #expect(Rendered(row).html.matches(of: /<a /).count == 2)
    #expect(HTMLRulesChecker.faults(in: Rendered(row).elements) == [])
  }

  @Test func `a heading may have links, and a control says all the words`() {
    let heading = Rendered(List { Section { Text(verbatim: "a") } header: { Text(Self.sentence) } })
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

extension Node {
  /// A text of one run.
  fileprivate init(marked run: MarkedRun) {
    self.init(.markedText(MarkedText(runs: [run])), key: Identity())
  }
}
