import HTTPTypes
import NIOPosix
import RawHTTP
import Synchronization
import Testing

@testable import PortableUIWeb

/// Answers that are there already, over real connections.
@Suite(.timeLimit(.minutes(10))) struct PresentAnswersTests {
  /// Answers `/kept` and `/large` at once, `/long` with a body that isn't written on the connection's thread, and everything
  /// else after a while; notes on which threads it was asked for what is there.
  private final class Site: Sendable {
    private let asked = Mutex<[(target: String, isOnConnection: Bool)]>([])

    /// What it was asked for, in order.
    var targets: [String] { asked.withLock { $0.map(\.target) } }

    /// For each time it was asked, in order, whether that was on a connection's thread.
    var wasOnConnection: [Bool] { asked.withLock { $0.map(\.isOnConnection) } }

    var responder: Answering {
      Answering(
        present: { [self] request in
          let isOnConnection = MultiThreadedEventLoopGroup.currentEventLoop != nil
          asked.withLock { $0.append((request.target, isOnConnection)) }
          return switch request.target {
          case "/kept": .text("kept")
          case "/large": .text(String(repeating: "large", count: 40_000))
          case "/long": .text(String(repeating: "long ", count: 60_000))
          default: nil
          }
        },
        answer: { request in
          await Task.yield()
          return .text("made \(request.target)")
        })
    }
  }

  private let site = Site()

  @Test func `after a connection's first request they come from its own thread`() async throws {
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      for _ in 0..<3 {
        await connection.request("GET /kept HTTP/1.1")
        #expect(try await connection.response().text == "kept")
      }
      await connection.request("HEAD /kept HTTP/1.1")
      let head = try await connection.response(toHead: true)

      #expect(head["Content-Length"] == "4")
      #expect(head["X-Content-Type-Options"] == "nosniff")
    }
    #expect(site.wasOnConnection.suffix(3) == [true, true, true])
  }

  @Test func `answers keep the order of requests that were sent together`() async throws {
    let targets = ["/kept", "/1", "/kept", "/kept", "/2", "/3", "/kept"]
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      for _ in 0..<2 {
        await connection.send(
          targets.map { "GET \($0) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n" }.joined())
        var texts: [String] = []
        for _ in targets { texts.append(try await connection.response().text) }

        #expect(texts == ["kept", "made /1", "kept", "kept", "made /2", "made /3", "kept"])
      }
    }
    #expect(site.wasOnConnection.contains(true))
  }

  @Test func `a body that a GET brings is thrown away, and not waited for`() async throws {
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      for _ in 0..<3 {
        await connection.request("GET /kept HTTP/1.1", ["Content-Length: 9"], body: "GET /2 HT")
        #expect(try await connection.response().text == "kept")
      }
      await connection.request("GET /kept HTTP/1.1", ["Content-Length: 9", "Expect: 100-continue"])
      #expect(try await connection.response().text == "kept")
    }
    #expect(!site.wasOnConnection.contains(true))
  }

  @Test func `nothing is written for who takes nothing, and all of it once it is taken`() async throws {
    let count = 500
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /1 HTTP/1.1")
      #expect(try await connection.response().text == "made /1")
      try await connection.stopReading()
      await connection.send(
        String(repeating: "GET /large HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", count: count))
      var asked = -1
      while asked != site.targets.count {
        asked = site.targets.count
        try await Task.sleep(for: .milliseconds(300))
      }
      #expect(asked < count / 2)

      try await connection.startReading()
      for _ in 0..<count { #expect(try await connection.response().body.count == 200_000) }
    }
    #expect(site.wasOnConnection.contains(true))
  }

  @Test func `a long one is written by another thread`() async throws {
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      for _ in 0..<2 {
        await connection.request("GET /long HTTP/1.1")
        #expect(try await connection.response().body.count == 300_000)
      }
    }
    #expect(site.wasOnConnection.last == false)
  }

  @Test func `who is refused gets none of them`() async throws {
    let secret = String(repeating: "0123456789abcdef", count: 4)
    let access = WebServerAccess.owner(orToken: AccessToken(secret, hint: ""))
    try await RunningServer.with(site.responder, access: access, owner: .user(4_000_000)) { server in
      let connection = try await server.connect()
      await connection.request("GET /1 HTTP/1.1", ["Cookie: access-\(server.port)=\(secret)"])
      #expect(try await connection.response().text == "made /1")
      await connection.request("GET /kept HTTP/1.1")
      #expect(try await connection.response().status == 403)
    }
    try await RunningServer.with(site.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /1 HTTP/1.1")
      #expect(try await connection.response().text == "made /1")
      await connection.request("GET /kept HTTP/1.1", ["Sec-Fetch-Site: cross-site"])
      #expect(try await connection.response().status == 403)
    }
    #expect(Set(site.targets) == ["/1"])
  }

  @Test func `the connection ends when the client asks for it, is idle or the server stops`() async throws {
    var limits = WebServerLimits()
    limits.idleTime = .seconds(2)
    try await RunningServer.with(site.responder, limits: limits) { server in
      let connection = try await server.connect()
      await connection.request("GET /kept HTTP/1.1")
      #expect(try await connection.response().text == "kept")
      #expect(await connection.rest() == [])
    }
    try await RunningServer.with(site.responder) { server in
      let (closed, open) = (try await server.connect(), try await server.connect())
      for connection in [closed, open, closed, open] {
        await connection.request("GET /kept HTTP/1.1")
        #expect(try await connection.response().text == "kept")
      }
      await closed.request("GET /kept HTTP/1.1", ["Connection: close"])
      let last = try await closed.response()

      #expect(last.text == "kept")
      #expect(last["Connection"] == "close")
      #expect(await closed.rest() == [])
      await server.stop()
      #expect(await open.rest() == [])
    }
  }
}
