import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@Suite struct ControlFormTests {
  private static let name = Identity.root.name
  private static let type = "application/x-www-form-urlencoded"

  private func form(_ body: String, type: String? = type) -> ControlForm? {
    var headers: HTTPFields = [:]
    headers[.contentType] = type
    return ControlForm(WebRequest(method: .post, target: "/", headers: headers, body: Array(body.utf8)))
  }

  @Test func `a control and the presentation around it`() throws {
    #expect(try #require(form("event=\(Self.name)")).event == .tap(.root))
    #expect(try #require(form("event=\(Self.name)")).presentations == [])
    #expect(try #require(form("in=\(Self.name)&event=\(Self.name)&other=+%41")).presentations == [.root])
    #expect(form("event=\(Self.name)", type: "Application/X-WWW-Form-URLencoded; charset=utf-8") != nil)
  }

  @Test(arguments: [
    "", "event", "event=", "event=x", "event=n", "in=\(name)", "event=\(name)&event=\(name)", "event=\(name)&in=x",
    "event=%", "event=%4", "event=%zz", "event=%FF", "event=%00", "event=\(name)%00", "=\(name)",
    "event=\(name)&" + String(repeating: "a=1&", count: 3), String(repeating: "&a=", count: 1),
    "event=\(name)&" + (0..<500).map { "a\($0)=1" }.joined(separator: "&"),
  ])
  func `what isn't a form of ours is refused`(body: String) {
    #expect(form(body) == nil)
  }

  @Test(arguments: [nil, "text/plain", "multipart/form-data", "application/json", ""])
  func `other types of bodies are refused`(type: String?) {
    #expect(form("event=\(Self.name)", type: type) == nil)
  }

  @Test func `Return and the fields of the page, in page order`() throws {
    let other = "nAAAAAAAAAAA"
    let form = try #require(self.form("event=return&\(other)=a%0D%0Ab&x=y&\(Self.name)="))

    #expect(form.event == .returned)
    #expect(form.fields.map(\.identity.name) == [other, Self.name])
    #expect(form.fields.map(\.value) == ["a\r\nb", ""])
  }

  @Test func `a body of 64 KB is read, a longer one is not`() {
    let start = "event=\(Self.name)&a="
    let rest = 65_536 - start.utf8.count

    #expect(form(start + String(repeating: "b", count: rest)) != nil)
    #expect(form(start + String(repeating: "b", count: rest + 1)) == nil)
  }

  @Test func `texts of fields are decoded`() throws {
    let fields = try #require(FormFields.parse(Array("a+b=%D0%AF+%2b&c&d=e=f".utf8)))

    #expect(fields.map(\.name) == ["a b", "c", "d"])
    #expect(fields.map(\.value) == ["Я +", "", "e=f"])
    #expect(FormFields.parse([])?.isEmpty == true)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%FF", "a=%A9", "%A9=a", "a=%C3%A9%A9", "a=%C0%80"])
  func `what isn't UTF-8 is refused`(body: String) {
    #expect(FormFields.parse(Array(body.utf8)) == nil)
  }

  @Test func `every character of a text stays`() throws {
    let fields = try #require(FormFields.parse(Array("%EF%BB%BFa=%EF%BB%BFb%00".utf8)))

    #expect(fields.map { Array($0.name.unicodeScalars) } == [["\u{FEFF}", "a"]])
    #expect(fields.map { Array($0.value.unicodeScalars) } == [["\u{FEFF}", "b", "\0"]])
  }
}
