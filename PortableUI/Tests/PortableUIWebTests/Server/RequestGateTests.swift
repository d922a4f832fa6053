import HTTPTypes
import Testing

@testable import PortableUIWeb

@Suite struct RequestGateTests {
  private func gate(port: Int = 8080) -> RequestGate {
    RequestGate(address: WebServerAddress(port: port), limits: WebServerLimits())
  }

  private func head(
    _ method: HTTPRequest.Method = .get, host: String? = "127.0.0.1:8080", target: String = "/",
    _ fields: [(String, String)] = []
  ) -> HTTPRequest {
    var headers = HTTPFields()
    for (name, value) in fields {
      if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
    }
    return HTTPRequest(method: method, scheme: "http", authority: host, path: target, headerFields: headers)
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LocalHost:8080", "[::1]:8080"])
  func `our own names pass`(host: String) {
    #expect(gate().refusal(of: head(host: host)) == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1", "localhost", "127.0.0.1:80", "127.0.0.1:08080",
    "localhost.:8080", "localhost.evil.example:8080", "127.0.0.2:8080", "0.0.0.0:8080", "[::1]:80", "::1:8080",
    "user@127.0.0.1:8080", "127.0.0.1:8080, evil.example", "2130706433:8080", "",
  ])
  func `a foreign Host is misdirected`(host: String) {
    #expect(gate().refusal(of: head(host: host)) == .misdirected(WebServerAddress(port: 8080)))
  }

  @Test func `on port 80 a browser leaves the port out`() {
    let gate = gate(port: 80)

    #expect(gate.refusal(of: head(host: "localhost")) == nil)
    #expect(gate.refusal(of: head(host: "localhost:80")) == nil)
    #expect(gate.refusal(of: head(host: "localhost:8080"))?.status == .misdirectedRequest)
    #expect(gate.refusal(of: head(.post, host: "localhost", [("Origin", "http://localhost")])) == nil)
    #expect(gate.refusal(of: head(.post, host: "localhost:80", [("Origin", "http://localhost")])) == nil)
  }

  @Test func `a missing or doubled Host is refused`() {
    #expect(gate().refusal(of: head(host: nil)) == .noHost)
    #expect(gate().refusal(of: head(.get, [("Host", "127.0.0.1:8080")])) == .noHost)
  }

  @Test(arguments: [
    [("Origin", "http://127.0.0.1:8080")],
    [("Origin", "http://127.0.0.1:8080"), ("Sec-Fetch-Site", "same-origin")],
    [("Sec-Fetch-Site", "same-origin")],
  ])
  func `a POST of our own page passes`(fields: [(String, String)]) {
    #expect(gate().refusal(of: head(.post, fields)) == nil)
  }

  @Test(arguments: [
    [],
    [("Origin", "null")],
    [("Origin", "")],
    [("Origin", "http://evil.example")],
    [("Origin", "https://127.0.0.1:8080")],
    [("Origin", "http://127.0.0.1")],
    [("Origin", "http://127.0.0.1:80801")],
    [("Origin", "http://localhost:8080")],
    [("Origin", "http://127.0.0.1:8080/")],
    [("Origin", "http://127.0.0.1:8080"), ("Origin", "http://127.0.0.1:8080")],
    [("Origin", "http://127.0.0.1:8080, http://evil.example")],
    [("Origin", "null"), ("Sec-Fetch-Site", "same-origin")],
    [("Sec-Fetch-Site", "none")],
    [("Sec-Fetch-Site", "same-site")],
    [("Sec-Fetch-Site", "cross-site")],
    [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Site", "cross-site")],
    [("Referer", "http://127.0.0.1:8080/")],
  ])
  func `a POST of anyone else is refused`(fields: [(String, String)]) {
    #expect(gate().refusal(of: head(.post, fields)) == .crossSite)
  }

  @Test(arguments: [
    [],
    [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors"), ("Sec-Fetch-Dest", "style")],
    [("Sec-Fetch-Site", "none"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")],
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")],
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")],
  ])
  func `a page may be opened from anywhere`(fields: [(String, String)]) {
    #expect(gate().refusal(of: head(.get, fields)) == nil)
    #expect(gate().refusal(of: head(.head, fields)) == nil)
  }

  @Test(arguments: [
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "image")],
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "cors"), ("Sec-Fetch-Dest", "empty")],
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "iframe")],
    [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "object")],
    [("Sec-Fetch-Site", "same-site"), ("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "script")],
    [("Sec-Fetch-Site", "cross-site")],
  ])
  func `another site cannot load our answers into its pages`(fields: [(String, String)]) {
    #expect(gate().refusal(of: head(.get, fields)) == .crossSite)
  }

  @Test(arguments: [HTTPRequest.Method.put, .delete, .options, .trace, .connect, .patch])
  func `other methods are not understood`(method: HTTPRequest.Method) {
    #expect(gate().refusal(of: head(method, [("Origin", "http://127.0.0.1:8080")])) == .method)
  }

  @Test(arguments: ["*", "?", "http://127.0.0.1:8080/", "//evil.example", "/\\evil.example", "/\u{E9}", "/a b"])
  func `a target that is no path on this server is malformed`(target: String) {
    #expect(gate().refusal(of: head(target: target)) == .malformedTarget)
  }

  @Test func `a target may have 8 KB and not a byte more`() {
    #expect(gate().refusal(of: head(target: "/" + String(repeating: "a", count: 8191))) == nil)
    #expect(gate().refusal(of: head(target: "/" + String(repeating: "a", count: 8192))) == .targetTooLong)
  }
}
