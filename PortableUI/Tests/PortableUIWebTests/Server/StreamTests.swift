import HTTPTypes
import PortableUIWeb
import RawHTTP
import TestTraits
import Testing

@testable import enum PortableUIWeb.OpenFiles

/// A stream that a test feeds, and hears of the end of.
private struct Events {
  let responder: Answering
  let feed: AsyncStream<[UInt8]>.Continuation
  private let ends: AsyncStream<Void>

  init(_ first: String...) {
    let (stream, feed) = AsyncStream.makeStream(of: [UInt8].self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    self.feed = feed
    self.ends = ends
    feed.onTermination = { _ in end.yield() }
    for text in first { feed.yield(Array(text.utf8)) }
    let answer = OneAnswer(.stream(stream))
    responder = Answering { request in request.target == "/alive" ? .text("ok") : await answer.next() }
  }

  /// Returns when nobody reads the stream any more.
  func end() async {
    for await _ in ends { break }
  }
}

/// Gives an answer away once, so that nobody but the server holds its stream.
private actor OneAnswer {
  private var answer: WebResponse?

  init(_ answer: WebResponse) {
    self.answer = answer
  }

  func next() -> WebResponse {
    defer { answer = nil }
    return answer ?? .text("only once")
  }
}

/// Says when it goes.
private final class Witness: Sendable {
  private let onEnd: @Sendable () -> Void

  init(onEnd: @escaping @Sendable () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    onEnd()
  }
}

@Suite(.timeLimit(.minutes(10))) struct StreamTests {
  private func limits(_ change: (inout WebServerLimits) -> Void) -> WebServerLimits {
    var limits = WebServerLimits()
    change(&limits)
    return limits
  }

  @Test func `each piece leaves at once and as it is, until the stream ends`() async throws {
    let events = Events("data: 1\n\n")

    try await RunningServer.with(events.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1", ["Accept-Encoding: gzip"])
      let head = try await connection.response()
      #expect(head["Content-Type"] == "text/event-stream")
      #expect(head["Cache-Control"] == "no-store")
      #expect(head["X-Accel-Buffering"] == "no")
      #expect(head["X-Content-Type-Options"] == "nosniff")
      #expect(head["Transfer-Encoding"] == "chunked")
      #expect(head["Content-Encoding"] == nil)
      #expect(head["Content-Length"] == nil)
      #expect(try await connection.text(until: "data: 1\n\n\r\n") == "4\r\n: \n\n\r\n9\r\ndata: 1\n\n\r\n")

      events.feed.yield(Array("data: 2\n\n".utf8))
      #expect(try await connection.text(until: "data: 2\n\n\r\n") == "9\r\ndata: 2\n\n\r\n")

      events.feed.finish()
      #expect(String(decoding: await connection.rest(), as: UTF8.self) == "0\r\n\r\n")
    }
  }

  @Test func `a stream begins with a comment, however long its first piece takes`() async throws {
    let events = Events()

    try await RunningServer.with(events.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1")
      _ = try await connection.response()
      #expect(try await connection.text(until: "\n\n\r\n") == "4\r\n: \n\n\r\n")
    }
  }

  @Test func `fields of its own stay`() {
    let (first, _) = AsyncStream.makeStream(of: [UInt8].self)
    let answer = WebResponse.stream(headers: [.vary: "Cookie"], first)

    #expect(answer.headers[.vary] == "Cookie")
  }

  @Test(arguments: [true, false])
  func `a reader who goes ends the stream`(closesWhole: Bool) async throws {
    let events = Events("data: 1\n\n")

    try await RunningServer.with(events.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1")
      _ = try await connection.text(until: "data: 1\n\n")

      if closesWhole { try await connection.close() } else { try await connection.finishSending() }

      await events.end()
      try await server.expectAlive()
    }
  }

  @Test func `a reader who has gone before the stream begins ends it too`() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let events = Events()
    let responder = events.responder

    try await RunningServer.with(
      Answering { request in
        for await _ in released { break }
        return await responder.respond(to: request)
      }
    ) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1")
      try await connection.close()
      release.yield()

      await events.end()
    }
  }

  @Test func `open streams do not hold a server that stops`() async throws {
    let events = Events("data: 1\n\n")

    try await RunningServer.with(events.responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1")
      _ = try await connection.text(until: "data: 1\n\n\r\n")

      await server.stop()

      #expect(String(decoding: await connection.rest(), as: UTF8.self) == "0\r\n\r\n")
      await events.end()
    }
  }

  @Test func `a stream whose reader hangs does not hold a server that stops`() async throws {
    let (full, becameFull) = AsyncStream.makeStream(of: Void.self)
    let piece = [UInt8](repeating: 0x61, count: 1_000_000)
    let pieces = AsyncStream {
      becameFull.yield()
      return Task.isCancelled ? nil : piece
    }

    try await RunningServer.with(Answering { _ in .stream(pieces) }) { server in
      let connection = try await server.connect(reads: false)
      await connection.request("GET /stream HTTP/1.1")
      for await _ in full { break }

      await server.stop()
      try await connection.startReading()

      #expect(await !connection.rest().isEmpty)
    }
  }

  @Test func `a reader who takes nothing is cut off, and little waits for him`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let piece = [UInt8](repeating: 0x61, count: 1_000_000)
    let counter = Counter()
    let responder = Answering { request in
      guard request.target != "/alive" else { return .text("ok") }
      let witness = Witness { end.yield() }
      return .stream(
        AsyncStream {
          withExtendedLifetime(witness) {}
          await counter.add()
          // The connection's thread needs its turn to say that nothing more can be taken.
          do { try await Task.sleep(for: .milliseconds(2)) } catch { return nil }
          return piece
        })
    }
    let limits = limits {
      $0.connections = 1
      $0.sendingTime = .milliseconds(100)
    }

    try await RunningServer.with(responder, limits: limits) { server in
      let connection = try await server.connect(reads: false)
      await connection.request("GET /stream HTTP/1.1")

      for await _ in ends { break }
      #expect(await counter.count < 200)
      // There is room for one connection only, so an answer to a second one means that the first is gone.
      try await server.waitForRoom()
    }
  }

  @Test func `no other limit of time holds for a stream`() async throws {
    let events = Events("data: 1\n\n")
    let short = limits {
      $0.idleTime = .seconds(2)
      $0.bodyTime = .milliseconds(10)
      $0.responseTime = .seconds(2)
      $0.sendingTime = .milliseconds(500)
    }

    try await RunningServer.with(events.responder, limits: short) { server in
      let connection = try await server.connect()
      await connection.request("GET /stream HTTP/1.1")
      _ = try await connection.text(until: "data: 1\n\n")
      try await Task.sleep(for: .seconds(3))
      events.feed.yield(Array("data: 2\n\n".utf8))

      #expect(try await connection.text(until: "data: 2\n\n").hasSuffix("data: 2\n\n"))
    }
  }

  @Test func `HEAD gets the fields, and nobody makes the events`() async throws {
    let events = Events("data: 1\n\n")

    try await RunningServer.with(events.responder) { server in
      let head = try await server.request("HEAD /stream HTTP/1.1")

      #expect(head["Content-Type"] == "text/event-stream")
      #expect(head.body == [])
    }
  }

  @Test func `what is sent behind the request for a stream is not answered`() async throws {
    let events = Events("data: 1\n\n")

    try await RunningServer.with(events.responder) { server in
      let connection = try await server.connect()
      let host = "Host: 127.0.0.1:\(server.port)\r\n\r\n"
      await connection.send("GET /stream HTTP/1.1\r\n\(host)GET /alive HTTP/1.1\r\n\(host)")
      _ = try await connection.text(until: "data: 1\n\n\r\n")
      events.feed.finish()

      #expect(String(decoding: await connection.rest(), as: UTF8.self) == "0\r\n\r\n")
    }
  }

  @Test(arguments: ["", "GET / HTTP/1.1\r\nHo"])
  func `a connection that asks for nothing makes room for others`(bytes: String) async throws {
    let limits = limits {
      $0.connections = 3
      $0.headTime = .seconds(1)
    }

    try await RunningServer.with(limits: limits) { server in
      var silent: [RawConnection] = []
      for _ in 0..<9 {
        let connection = try await server.connect()
        await connection.send(bytes)
        silent.append(connection)
      }

      try await server.waitForRoom()
    }
  }

  @Test func `as many connections are taken as the system gives files for`() throws {
    let limit = try #require(OpenFiles.raiseLimit())

    #expect(limit >= 256)
    #expect(OpenFiles.count() > 3)
    #expect(OpenFiles.connections(4096, within: nil, beside: 30) == 4096)
    #expect(OpenFiles.connections(4096, within: 20_000, beside: 30) == 4096)
    #expect(OpenFiles.connections(4096, within: 1024, beside: 30) == 866)
    #expect(OpenFiles.connections(4096, within: 10, beside: 30) == 1)
  }

  @Test func `a server needs files for its threads and for some connections`() {
    #expect(OpenFiles.fewest(threads: 2) == 38)
    #expect(OpenFiles.fewest(threads: 64) == 224)
    #expect(WebServerError.tooFewFiles(limit: 16, needed: 53).description.contains("at least 53"))
  }

  @Test(.proves("S8")) func `few files leave room for the connections of a browser and more`() {
    #expect(OpenFiles.connections(4096, within: 64, beside: 30) == 18)
    #expect(OpenFiles.connections(4096, within: 256, beside: 30) == 162)
  }
}

private actor Counter {
  private(set) var count = 0

  func add() {
    count += 1
  }
}
