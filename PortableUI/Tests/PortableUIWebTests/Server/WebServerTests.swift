import Foundation
import HTTPTypes
import Logging
import PortableUIWeb
import RawHTTP
import TestTraits
import Testing

@testable import enum PortableUIWeb.HTTPDate

@Suite(.timeLimit(.minutes(10))) struct WebServerTests {
  @Test func `a request reaches the responder as it was sent`() async throws {
    let (requests, seen) = AsyncStream.makeStream(of: WebRequest.self)
    let responder = Answering { request in
      seen.yield(request)
      return .text("ok")
    }

    let (request, origin) = try await RunningServer.with(responder) { server in
      let origin = "http://127.0.0.1:\(server.port)"
      let fields = ["Origin: \(origin)", "Content-Length: 7", "Cookie: a=b"]
      _ = try await server.request("POST /a%20b?q=%C3%A9&r HTTP/1.1", fields, body: "x=1&y=2")
      var iterator = requests.makeAsyncIterator()
      return (await iterator.next(), origin)
    }

    let sent = try #require(request)
    #expect(sent.method == .post)
    #expect(sent.target == "/a%20b?q=%C3%A9&r")
    #expect(String(decoding: sent.body, as: UTF8.self) == "x=1&y=2")
    #expect("http://" + (sent.headers[HTTPField.Name("Host")!] ?? "") == origin)
    #expect(sent.headers[.cookie] == "a=b")
  }

  @Test func `GET, HEAD and POST are answered on one connection`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()

      await connection.request("GET /one HTTP/1.1")
      let get = try await connection.response()
      await connection.request("HEAD /two HTTP/1.1")
      let head = try await connection.response(toHead: true)
      await connection.request(
        "POST /three HTTP/1.1", ["Origin: http://127.0.0.1:\(server.port)", "Transfer-Encoding: chunked"],
        body: "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
      let post = try await connection.response()

      #expect(get.text == "GET /one ")
      #expect(head.body == [])
      #expect(head["Content-Length"] == "\("HEAD /two ".utf8.count)")
      #expect(post.text == "POST /three abcde")
    }
  }

  @Test func `an answer that is there already is sent, and a post always asks for its own`() async throws {
    let responder = Answering(present: { $0.target == "/kept" ? .text("kept") : nil }, answer: { _ in .text("made") })

    try await RunningServer.with(responder) { server in
      let origin = ["Origin: http://127.0.0.1:\(server.port)", "Content-Length: 0"]
      let kept = try await server.request("GET /kept HTTP/1.1")
      let head = try await server.request("HEAD /kept HTTP/1.1")
      let other = try await server.request("GET /other HTTP/1.1")
      let post = try await server.request("POST /kept HTTP/1.1", origin)

      #expect([kept, other, post].map(\.text) == ["kept", "made", "made"])
      #expect(head["Content-Length"] == "4")
    }
  }

  @Test func `a reader that waits for 100 Continue gets it`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()
      let fields = ["Origin: http://127.0.0.1:\(server.port)", "Content-Length: 2", "Expect: 100-continue"]

      await connection.request("POST / HTTP/1.1", fields)
      let interim = try await connection.response()
      await connection.send("hi")
      let response = try await connection.response()

      #expect(interim.status == 100)
      #expect(response.text == "POST / hi")
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1", "HEAD / HTTP/1.1", "GET /missing HTTP/1.1", "PUT / HTTP/1.1", "POST / HTTP/1.1", "GARBAGE",
    "GET http://evil.example/ HTTP/1.1",
  ])
  func `every answer carries the common header fields`(startLine: String) async throws {
    let responder = Answering { request in
      request.target == "/" ? .text("ok") : WebResponse(status: .notFound)
    }

    let response = try await RunningServer.with(responder) { try await $0.request(startLine) }

    #expect(response["X-Content-Type-Options"] == "nosniff")
    #expect(response["Referrer-Policy"] == "same-origin")
    #expect(response["Cross-Origin-Opener-Policy"] == "same-origin")
    #expect(response["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(response["Date"]?.hasSuffix(" GMT") == true)
    #expect(response["Content-Length"] != nil)
    #expect(response["Server"] == nil)
  }

  @Test func `what the responder set itself stays`() async throws {
    var answer = WebResponse.text("ok")
    answer.headers[HTTPField.Name("Referrer-Policy")!] = "no-referrer"

    let response = try await RunningServer.with(Answering { [answer] _ in answer }) {
      try await $0.request("GET / HTTP/1.1")
    }

    #expect(response["Referrer-Policy"] == "no-referrer")
  }

  @Test func `an answer without content has no length`() async throws {
    let response = try await RunningServer.with(Answering { _ in WebResponse(status: .noContent) }) {
      try await $0.request("GET / HTTP/1.1")
    }

    #expect(response.status == 204)
    #expect(response["Content-Length"] == nil)
  }

  @Test func `a port in use is an error of its own`() async throws {
    try await RunningServer.with { server in
      let second = WebServer(
        port: server.port, responder: Answering.echo, access: .everyone, logger: Logger(label: "second"))

      await #expect(throws: WebServerError.portInUse(server.port)) { try await second.run() }

      try await server.expectAlive()
    }
  }

  @Test(arguments: [-1, 65_536])
  func `a number that is no port is an error of its own`(port: Int) async throws {
    let server = WebServer(port: port, responder: Answering.echo, access: .everyone, logger: Logger(label: "none"))

    await #expect(throws: WebServerError.invalidPort(port)) { try await server.run() }
  }

  @Test func `the address is written as a browser writes it`() {
    #expect(WebServerError.portInUse(8080).description == "Port 8080 is already in use by another program.")
  }

  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_798_761_599, "Thu, 31 Dec 2026 23:59:59 GMT"),
  ])
  func `a date is written as HTTP wants it`(seconds: Int, text: String) {
    #expect(HTTPDate.text(Date(timeIntervalSince1970: Double(seconds))) == text)
  }

  @Test func `the line Date follows the clock, also one that is put back`() {
    #expect(HTTPDate.now(at: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.now(at: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.now(at: 784_111_778) == "Sun, 06 Nov 1994 08:49:38 GMT")
    #expect(HTTPDate.now(at: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    let (before, now, after) = (time(nil), HTTPDate.now(), time(nil))
    #expect((before...after).map { HTTPDate.text(Date(timeIntervalSince1970: Double($0))) }.contains(now))
  }

  @Test(
    .proves("S8"),
    arguments: [
      (-1.0, "Wed, 31 Dec 1969 23:59:59 GMT"),
      (-0.5, "Wed, 31 Dec 1969 23:59:59 GMT"),
      (-86_400, "Wed, 31 Dec 1969 00:00:00 GMT"),
      (-86_401, "Tue, 30 Dec 1969 23:59:59 GMT"),
      (-2_208_988_800, "Mon, 01 Jan 1900 00:00:00 GMT"),
      (-1e300, "Wed, 01 Jan 1000 00:00:00 GMT"),
      (1e300, "Fri, 31 Dec 9999 23:59:59 GMT"),
      (-Double.infinity, "Wed, 01 Jan 1000 00:00:00 GMT"),
    ])
  func `a clock before 1970 does no harm`(seconds: Double, text: String) {
    #expect(HTTPDate.text(Date(timeIntervalSince1970: seconds)) == text)
  }
}
