import Testing

@testable import PortableUIWeb

@Suite struct HTMLWriterTests {
  private func html(_ element: Element) -> String {
    var writer = HTMLWriter(reserving: 0)
    writer.write(element)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: HostileTexts.all)
  func `a hostile text stays text, in content and in attributes`(text: String) {
    let element = Element(.span, attributes: [Attribute(.ariaLabel, text)], text: text)

    let escaped = HostileTexts.escaped(text)
    #expect(html(element) == "<span aria-label=\"\(escaped)\">\(escaped)</span>")
  }

  @Test func `tabs, line breaks and letters of all scripts stay as they are`() {
    #expect(html(Element(.p, text: "a\tb\nçé 日本 🇫🇷")) == "<p>a\tb\nçé 日本 🇫🇷</p>")
  }

  @Test func `void elements have no end tag`() {
    let row = Element(.div, children: [Element(.hr), Element(.input, attributes: [Attribute(.type, "hidden")])])

    #expect(html(row) == "<div><hr><input type=\"hidden\"></div>")
  }

  @Test func `classes stand first, then attributes in their order`() {
    let element = Element(
      .a, classes: ["row", "more"], attributes: [Attribute(.href, "/a?b=1&c=2"), Attribute(.inert)])

    #expect(html(element) == "<a class=\"row more\" href=\"/a?b=1&amp;c=2\" inert=\"\"></a>")
  }

  @Test func `setting an attribute again replaces it`() {
    var element = Element(.button, attributes: [Attribute(.name, "event")])
    element.set(.ariaLabel, "one")
    element.set(.ariaLabel, "two")

    #expect(html(element) == "<button name=\"event\" aria-label=\"two\"></button>")
  }

  @Test func `what pages share is left out, and stands where it belongs once it is put together`() {
    var (first, last) = (Element(.li, text: "<1>"), Element(.li, children: [Element(.a, text: "2")]))
    first.keepContent()
    last.keepContent()
    let list = Element(.ul, children: [first, Element(.li, text: "own"), last])

    var writer = HTMLWriter(reserving: 0, leavingOutShared: true)
    writer.write(list)
    #expect(writer.string == "<ul><li></li><li>own</li><li></li></ul>")
    #expect(writer.written.shared.map(\.content.html.count) == [9, 8])

    var whole = HTMLWriter(reserving: 0)
    whole.append(writer.written)
    #expect(whole.string == html(list) && writer.written.count == whole.bytes.count)
    #expect(writer.written == WrittenHTML(own: whole.bytes, shared: []))
    #expect(writer.written != WrittenHTML(own: writer.bytes, shared: []))
  }
}
