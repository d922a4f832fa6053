import HTTPTypes
import PortableUIWeb
import RawHTTP
import Testing

/// Short limits stand for long ones; no test measures time.
@Suite(.timeLimit(.minutes(10))) struct WebServerLimitsTests {
  private static let length = WebServerLimits().bodyBytes

  private func limits(_ change: (inout WebServerLimits) -> Void) -> WebServerLimits {
    var limits = WebServerLimits()
    change(&limits)
    return limits
  }

  private func own(_ server: RunningServer) -> String { "Origin: http://127.0.0.1:\(server.port)" }

  @Test func `a body of exactly the limit passes`() async throws {
    let body = String(repeating: "a", count: Self.length)

    let response = try await RunningServer.with { server in
      try await server.request("POST / HTTP/1.1", [own(server), "Content-Length: \(body.utf8.count)"], body: body)
    }

    #expect(response.status == 200)
    #expect(response.body.count == "POST / ".utf8.count + Self.length)
  }

  @Test func `a body above the limit is refused before it is read`() async throws {
    try await RunningServer.with { server in
      let response = try await server.request(
        "POST / HTTP/1.1", [own(server), "Content-Length: \(Self.length + 1)"])

      #expect(response.status == 413)
      #expect(response["Connection"] == "close")
      try await server.expectAlive()
    }
  }

  @Test func `a chunked body above the limit is refused, and who goes on sending still reads why`() async throws {
    try await RunningServer.with { server in
      let connection = try await server.connect()
      let chunk = "4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n"

      await connection.request("POST / HTTP/1.1", [own(server), "Transfer-Encoding: chunked"])
      for _ in 0..<64 { await connection.send(chunk) }
      let response = try await connection.response()

      #expect(response.status == 413)
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
  }

  @Test(arguments: [(8191, 200), (8192, 414), (16_000, 414), (200_000, 431)])
  func `a target above the limit is refused`(length: Int, status: Int) async throws {
    try await RunningServer.with { server in
      let response = try await server.request("GET /\(String(repeating: "a", count: length)) HTTP/1.1")

      #expect(response.status == status)
      try await server.expectAlive()
    }
  }

  @Test(arguments: [
    (1, 10_000, 200), (1, 20_000, 431), (1, 30_000, 431), (50, 1_000, 431), (90, 2, 200), (110, 2, 431),
    (2_000, 1_000, 431),
  ])
  func `headers above the limit are refused`(count: Int, length: Int, status: Int) async throws {
    try await RunningServer.with { server in
      let fields = (0..<count).map { "X-\($0): \(String(repeating: "a", count: length))" }

      let response = try await server.request("GET / HTTP/1.1", fields)

      #expect(response.status == status)
      #expect(response["X-Content-Type-Options"] == "nosniff")
      if status == 431 { #expect(response.text.contains("cookies")) }
      try await server.expectAlive()
    }
  }

  @Test func `a body that drips in is given up`() async throws {
    try await RunningServer.with(limits: limits { $0.bodyTime = .milliseconds(50) }) { server in
      let connection = try await server.connect()

      await connection.request("POST / HTTP/1.1", [own(server), "Content-Length: 10"], body: "half")

      #expect(try await connection.response().status == 408)
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
  }

  @Test func `the body of a refused request cannot drip for ever either`() async throws {
    try await RunningServer.with(limits: limits { $0.bodyTime = .milliseconds(50) }) { server in
      let connection = try await server.connect()

      await connection.request("POST / HTTP/1.1", ["Origin: http://evil.example", "Content-Length: 10"], body: "half")

      #expect(try await connection.response().status == 403)
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
  }

  @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: "])
  func `a connection that stays silent is closed`(bytes: String) async throws {
    try await RunningServer.with(limits: limits { $0.idleTime = .milliseconds(50) }) { server in
      let connection = try await server.connect()

      await connection.send(bytes)

      #expect(await connection.rest() == [])
    }
  }

  @Test func `a reader that does not take its answers is cut off`() async throws {
    let limits = limits {
      $0.connections = 1
      $0.bodyTime = .milliseconds(100)
      $0.responseTime = .seconds(1)
      $0.sendingTime = .zero
    }
    let answer = WebResponse.text(String(repeating: "a", count: 16_000_000))
    let responder = Answering { $0.target == "/big" ? answer : .text("ok") }

    try await RunningServer.with(responder, limits: limits) { server in
      let hanging = try await server.connect(reads: false)
      for _ in 0..<3 { await hanging.request("GET /big HTTP/1.1") }

      // There is room for one connection only, so an answer to a second one means that the first is gone.
      try await server.waitForRoom()
    }
  }

  @Test func `connections above the limit wait for their turn`() async throws {
    try await RunningServer.with(limits: limits { $0.connections = 2 }) { server in
      let first = try await server.connect()
      let second = try await server.connect()
      let third = try await server.connect()
      await first.request("GET /1 HTTP/1.1")
      await second.request("GET /2 HTTP/1.1")
      await third.request("GET /3 HTTP/1.1")
      #expect(try await first.response().text == "GET /1 ")
      #expect(try await second.response().text == "GET /2 ")

      try await first.close()

      #expect(try await third.response().text == "GET /3 ")
    }
  }

  @Test func `an answer that takes too long becomes an excuse, and its task is cancelled`() async throws {
    let (never, cancelled) = AsyncStream.makeStream(of: Void.self)
    let (seen, sawCancellation) = AsyncStream.makeStream(of: Bool.self)
    let responder = Answering { _ in
      for await _ in never {}
      sawCancellation.yield(Task.isCancelled)
      return .text("too late")
    }

    try await RunningServer.with(responder, limits: limits { $0.responseTime = .milliseconds(50) }) { server in
      let connection = try await server.connect()
      await connection.request("GET /slow HTTP/1.1")

      #expect(try await connection.response().status == 503)
      var iterator = seen.makeAsyncIterator()
      #expect(await iterator.next() == true)
    }
    cancelled.finish()
  }
}
