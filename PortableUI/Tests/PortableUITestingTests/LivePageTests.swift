import Testing

@testable import PortableUITesting

@Suite struct LivePageTests {
  struct Shown {
    let page: LivePage
    let html: String

    func problem(rules: [String]) -> String? { try? page.difference(from: html, rules: rules) }
  }

  static func page(_ inside: String, style: String = "") -> Shown {
    let text = """
      <!doctype html><html><head><style>\(style)</style></head><body data-version="1" data-assets="1">\(inside)</body></html>
      """
    guard let document = try? HTMLParser.document(text), let page = LivePage(document) else {
      preconditionFailure("The page of a test is well-formed.")
    }
    return Shown(page: page, html: inside)
  }

  private func message(_ number: Int?, _ operations: String) throws -> ReceivedMessage {
    let start = number.map { "\"n\":\($0)," } ?? ""
    let json = "{\(start)\"f\":0,\"t\":1,\"v\":\"2\",\"o\":[\(operations)]}"
    return try #require(try ReceivedMessage.read(Array(json.utf8)))
  }

  /// What was typed before the request, while it was under way, what the server says, and what is right then.
  @Test(arguments: [
    ("ab", "ab", "AB", "AB"), ("ab", "abc", "AB", "ABc"), ("ab", "xyz", "AB", "xyz"), ("ab", "", "AB", ""),
    ("ab", "ab", "ab", "ab"), ("old", "old!", "old", "old!"),
  ])
  func `the server's word comes in where nothing typed is lost`(sent: String, now: String, word: String, right: String)
    throws
  {
    let page = Self.page("<input name=\"nF\" value=\"old\">").page
    let field = try #require(page.fields.first)
    field.typedValue = sent
    _ = page.dequeueInputs()
    field.typedValue = now

    try page.apply(message(1, #"["a",[0],{"name":"nF","value":"\#(word)"}]"#))

    #expect(field.value == right)
    #expect(page.hasInputs == (right != word))
  }

  @Test func `a push changes a field only where nobody typed`() throws {
    let page = Self.page("<textarea name=\"nF\">old</textarea><textarea name=\"nG\">old</textarea>").page
    let (first, second) = (try #require(page.fields.first), try #require(page.fields.last))
    first.typedValue = "typed"

    try page.apply(message(nil, #"["t",[0],"new"],["t",[1],"new"]"#))

    #expect(first.value == "typed")
    #expect(second.value == "new")
    #expect(page.dequeueInputs() == ["nF": "typed"])
  }

  @Test func `a reset keeps fields and what is in them`() throws {
    let page = Self.page("<div><input name=\"nF\" value=\"\"></div><p>1</p>").page
    let field = try #require(page.fields.first)
    field.typedValue = "typed"

    try page.apply(message(nil, ##"["R","<p>2</p><div><input name=\"nF\" value=\"\"><h2>x</h2></div>"]"##))

    #expect(page.fields.first === field)
    #expect(field.value == "typed")
    #expect(page.body.structure == "<body>\n  <p>2\n  <div>\n    <input name=\"nF\" value=\"\">\n    <h2>x\n")
  }

  @Test func `an id that comes twice is found out`() {
    #expect(Self.page("<p id=\"a\"></p>").problem(rules: []) == nil)
    let page = Self.page("<p id=\"a\"></p><p></p>").page
    page.body.elements[1].attributes["id"] = "a"
    #expect((try? page.difference(from: "", rules: [])) == "the id a is not unique")
  }

  @Test func `where the focused element stood, its neighbour gets the focus`() throws {
    let page = Self.page("<ul><li><a href=\"/1\"></a></li><li><a href=\"/2\"></a></li></ul>").page
    let link = page.body.first { $0.attributes["href"] == "/2" }
    let trail = page.trail(of: link)

    try page.apply(message(nil, #"["r",[0],1,1]"#))

    #expect(page.heir(of: trail)?.attributes["href"] == "/1")
    #expect(link.map(page.has) == false)
  }

  @Test func `events are read wherever they are cut`() {
    var parser = EventStreamParser()
    let bytes = Array(": \n\ndata: {\"é\":1}\n\nid: 2\ndata: a\ndata:b\n\n".utf8)

    #expect(bytes.flatMap { parser.parse([$0]) } == ["{\"é\":1}", "a\nb"])
  }
}
