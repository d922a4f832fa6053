import PortableUIWeb
import RawHTTP
import Testing

/// Bytes that no browser sends, and the status that they deserve; nil where more than one answer is right.
struct Hostile: CustomTestStringConvertible {
  var name: String
  var bytes: String
  var status: Int?

  init(_ name: String, _ bytes: String, _ status: Int?) {
    self.name = name
    self.bytes = bytes
    self.status = status
  }

  var testDescription: String { name }
}

/// What no browser sends: each is answered with a status or the end of the connection, and the server goes on.
@Suite(.timeLimit(.minutes(10))) struct HostileRequestTests {
  /// The status that came back, nil for a connection that ended without a word.
  private func status(of bytes: String, on server: RunningServer) async throws -> Int? {
    let connection = try await server.connect()
    await connection.send(bytes.replacing("PORT", with: "\(server.port)"))
    let status: Int?
    do { status = try await connection.response().status } catch is RawConnection.Ended { status = nil }
    return status
  }

  private static let host = "Host: 127.0.0.1:PORT\r\n"
  private static let post = "POST / HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:PORT\r\n"

  private static let hostile = [
    Hostile("garbage", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n", 400),
    Hostile("text", "hello\r\n\r\n", 400),
    Hostile("no Host", "GET / HTTP/1.1\r\n\r\n", 400),
    Hostile("two Hosts", "GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
    Hostile("a foreign Host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
    Hostile("a rebound Host", "GET / HTTP/1.1\r\nHost: evil.example:PORT\r\n\r\n", 421),
    Hostile(
      "a foreign Host behind an absolute target",
      "GET http://127.0.0.1:PORT/ HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
    Hostile("an absolute target elsewhere", "GET http://evil.example/ HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("an absolute target with a user", "GET http://a@127.0.0.1:PORT/ HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("an absolute target without a host", "GET http:///a HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("an absolute target of another scheme", "GET https://127.0.0.1:PORT/ HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile(
      "two slashes in an absolute target", "GET http://127.0.0.1:PORT//evil.example/ HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("two slashes", "GET //evil.example/ HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\n\(host)\r\n", 405),
    Hostile("an asterisk", "OPTIONS * HTTP/1.1\r\n\(host)\r\n", 405),
    Hostile("NUL in the target", "GET /\u{0} HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("a control character in the target", "GET /\u{1} HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("a letter beyond ASCII in the target", "GET /\u{E9} HTTP/1.1\r\n\(host)\r\n", 400),
    Hostile("NUL in a field", "GET / HTTP/1.1\r\n\(host)X: a\u{0}b\r\n\r\n", 400),
    Hostile("a space before a colon", "GET / HTTP/1.1\r\n\(host)X : a\r\n\r\n", 400),
    Hostile("a folded field", "GET / HTTP/1.1\r\n\(host)X: a\r\n b\r\n\r\n", nil),
    Hostile("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    Hostile("HTTP/9.9", "GET / HTTP/9.9\r\n\(host)\r\n", 400),
    Hostile("both framings", "\(post)Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    Hostile("two lengths", "\(post)Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    Hostile("a negative length", "\(post)Content-Length: -1\r\n\r\n", 400),
    Hostile("a length of words", "\(post)Content-Length: many\r\n\r\n", 400),
    Hostile("a length beyond all numbers", "\(post)Content-Length: 99999999999999999999999\r\n\r\n", 400),
    Hostile("an unknown framing", "\(post)Transfer-Encoding: sausage\r\n\r\n", 400),
    Hostile("a chunk of words", "\(post)Transfer-Encoding: chunked\r\n\r\nmany\r\n", 400),
    Hostile("a forged Origin", "POST / HTTP/1.1\r\n\(host)Origin: http://evil.example\r\n\r\n", 403),
    Hostile("no Origin", "POST / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", 403),
    Hostile("a null Origin", "POST / HTTP/1.1\r\n\(host)Origin: null\r\nContent-Length: 0\r\n\r\n", 403),
    Hostile("DELETE", "DELETE / HTTP/1.1\r\n\(host)\r\n", 405),
  ]

  @Test(arguments: hostile)
  func `a hostile request is refused and the server goes on`(request: Hostile) async throws {
    try await RunningServer.with { server in
      let status = try await status(of: request.bytes, on: server)

      #expect(request.status == nil || status == request.status)
      try await server.expectAlive()
    }
  }

  @Test func `a refusal repeats nothing that was sent`() async throws {
    let response = try await RunningServer.with { server in
      try await server.request("GET //<script>alert(1)</script> HTTP/1.1")
    }

    #expect(response["Content-Type"] == "text/plain; charset=utf-8")
    #expect(response.text == "The address is malformed.\n")
  }

  @Test func `HTTP/1.0 is answered and the connection ends`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()

      await connection.request("GET /old HTTP/1.0")
      let response = try await connection.response()

      #expect(response.text == "GET /old ")
      #expect(response["Connection"] == "close")
      #expect(await connection.rest() == [])
    }
  }

  @Test(arguments: [
    "Connection: close", "Connection: keep-alive, Close", "Connection: Upgrade\r\nUpgrade: h2c",
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-Fetch-Site: same-origin",
  ])
  func `after the last request nothing more is answered`(field: String) async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()
      let host = "Host: 127.0.0.1:\(server.port)\r\n"

      await connection.send("GET /1 HTTP/1.1\r\n\(host)\(field)\r\n\r\nGET /2 HTTP/1.1\r\n\(host)\r\n")
      let response = try await connection.response()

      #expect(response.text == "GET /1 ")
      #expect(response["Connection"] == "close")
      #expect(await connection.rest() == [])
    }
  }

  @Test func `requests sent in one go are answered in order, the garbage behind them too`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()
      let requests = (1...40).map { "GET /\($0) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n" }

      await connection.send(requests.joined() + "GARBAGE\r\n\r\n")

      for number in 1...40 {
        #expect(try await connection.response().text == "GET /\(number) ")
      }
      #expect(try await connection.response().status == 400)
      #expect(await connection.rest() == [])
    }
  }

  @Test(arguments: [
    "", "GE", "GET / HTTP/1.1\r\nHo", "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n",
    "\(post)Content-Length: 10\r\n\r\nhalf", "\(post)Transfer-Encoding: chunked\r\n\r\n5\r\nha",
  ])
  func `half a request and then the end harms nobody`(bytes: String) async throws {
    try await RunningServer.with { server in
      let halfClosed = try await server.connect()
      await halfClosed.send(bytes.replacing("PORT", with: "\(server.port)"))
      try await halfClosed.finishSending()
      _ = await halfClosed.rest()
      let closed = try await server.connect()
      await closed.send(bytes.replacing("PORT", with: "\(server.port)"))
      try await closed.close()

      try await server.expectAlive()
    }
  }

  @Test func `a reader that has said all it has to say still gets its answer`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()

      await connection.request("GET /last HTTP/1.1")
      try await connection.finishSending()

      #expect(try await connection.response().text == "GET /last ")
      #expect(await connection.rest() == [])
    }
  }
}
