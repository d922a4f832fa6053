import PortableUITesting
import Testing

@Suite struct HTMLParserTests {
  @Test func `a page becomes its tree`() throws {
    let page = try HTMLParser.document(
      """
      <!DOCTYPE html>
      <html lang="en"><head><title>A &amp; B</title></head>
      <body><!-- note --><p class='x' hidden>One<br>two &lt;three&gt; &#x1F1E8;&#127473; it&#39;s</p></body></html>
      """)

    let paragraph = try #require(page.first { $0.name == "p" })
    #expect(page.first { $0.name == "title" }?.rawText == "A & B")
    #expect(paragraph.attributes == ["class": "x", "hidden": ""])
    #expect(paragraph.rawText == "Onetwo <three> 🇨🇱 it's")
    #expect(paragraph.children.map(\.name) == ["#text", "br", "#text"])
  }

  @Test func `hostile names stay text`() throws {
    let name = "<script>alert(1)</script> \"'&\u{202E}"
    let escaped = "&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39;&amp;\u{202E}"

    let tree = try HTMLParser.fragment("<a title=\"\(escaped)\">\(escaped)</a>")

    #expect(tree.first { $0.name == "a" }?.attributes["title"] == name)
    #expect(tree.rawText == name)
    #expect(tree.first { $0.name == "script" } == nil)
  }

  @Test func `scripts and styles are text to their end tag, titles and text areas too`() throws {
    let tree = try HTMLParser.fragment(
      "<style>a > b { content: \"</p>\" }</style><script>if (a < b && c) {}</script><textarea>\na &lt; <b></textarea>")

    #expect(tree.children.map(\.rawText) == ["a > b { content: \"</p>\" }", "if (a < b && c) {}", "a < <b>"])
  }

  @Test func `drawings close themselves`() throws {
    let tree = try HTMLParser.fragment(
      "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/><g><circle r=\"1\"/></g></svg><b>x</b>")

    #expect(tree.children.map(\.name) == ["svg", "b"])
    #expect(tree.children[0].attributes["viewBox"] == "0 0 1 1")
  }

  @Test(arguments: [
    ("<p>one", "<p> is not closed"),
    ("<b><i></b></i>", "</b> comes while <i> is open"),
    ("</p>", "</p> closes nothing"),
    ("<p class=x></p>", "the value of class is not in quotes"),
    ("<p class=\"x></p>", "the value of class is not closed"),
    ("<p class=\"x\"id=\"y\"></p>", "attributes of <p> need a space between them"),
    ("<p id=\"x\"></p><p id=\"x\"></p>", "id x is not unique"),
    ("<p class=\"a\" class=\"b\"></p>", "<p> has class twice"),
    ("fish & chips", "& begins no character reference"),
    ("<p title=\"a & b\"></p>", "& begins no character reference"),
    ("&eacute;", "&eacute; isn't a character reference"),
    ("&#0;", "&#0; isn't a character reference"),
    ("&#xD800;", "&#xD800; isn't a character reference"),
    ("&#x110000;", "&#x110000; isn't a character reference"),
    ("a < b", "a tag has no name"),
    ("a\u{0}b", "a control character stands in the text"),
    ("a\u{1B}b", "a control character stands in the text"),
    ("<!-- open", "a comment is not closed"),
    ("<script>x", "</script> is missing"),
    ("<div/>", "<div/> does not close itself"),
    ("<p><div></div></p>", "<div> stands inside <p>"),
    ("<a href=\"/\"><button>x</button></a>", "a control, <button>, stands inside another one, <a>"),
    ("<form><form></form></form>", "a form stands inside a form"),
    ("<ul><div></div></ul>", "<div> stands between the items of a list"),
    ("<div><li>x</li></div>", "<li> stands in <div>, which isn't a list"),
    ("<table><tr></tr></table>", "<tr> stands in <table>"),
    ("<table>x</table>", "text stands between the parts of a table"),
    ("<p class=\"x\"", "<p is not closed by >"),
    ("<", "a tag has no name"),
    ("<p =\"x\"></p>", "an attribute of <p> has no name"),
  ])
  func `what a browser would repair is refused`(html: String, problem: String) throws {
    let error = try #require(throws: HTMLError.self) { try HTMLParser.fragment(html) }
    #expect(error.problem.hasPrefix(problem))
  }

  @Test(arguments: [
    "<html></html>", "<!doctype html>", "<!doctype html><html><body></body></html>",
    "<!doctype html><html><head></head><body></body></html><p></p>",
  ])
  func `a page has a doctype, a head and a body`(html: String) {
    #expect(throws: HTMLError.self) { try HTMLParser.document(html) }
  }

  @Test func `an error names its place`() throws {
    let error = try #require(throws: HTMLError.self) { try HTMLParser.fragment("<p>\n  one\n  <b>two</i></p>") }

    #expect(error.description == "Line 3, column 9: </i> comes while <b> is open, at “</i></p>”.")
  }

  @Test func `no cut or changed page crashes the parser`() throws {
    let html =
      "<!doctype html><html><head><title>x&amp;</title></head><body><p id='a'>é<br></p><!-- c --></body></html>"
    let page = Array(html.utf8)
    for place in page.indices {
      _ = try? HTMLParser.document(String(decoding: page[..<place], as: UTF8.self))
      for byte in [0x00, 0x22, 0x26, 0x3C, 0x3E, 0x2F, 0xC3] as [UInt8] {
        var changed = page
        changed[place] = byte
        _ = try? HTMLParser.document(String(decoding: changed, as: UTF8.self))
      }
    }
  }
}
