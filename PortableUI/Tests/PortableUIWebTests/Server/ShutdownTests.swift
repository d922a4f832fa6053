import PortableUIWeb
import RawHTTP
import Testing

@Suite(.timeLimit(.minutes(10))) struct ShutdownTests {
  @Test func `idle connections are closed`() async throws {
    try await RunningServer.with { server in
      let fresh = try await server.connect()
      let kept = try await server.connect()
      await kept.request("GET / HTTP/1.1")
      #expect(try await kept.response().status == 200)

      await server.stop()

      #expect(await fresh.rest() == [])
      #expect(await kept.rest() == [])
    }
  }

  @Test func `a request under way is answered in full`() async throws {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let text = String(repeating: "0123456789", count: 1_000_000)
    let responder = Answering { _ in
      enter.yield()
      for await _ in released { break }
      return .text(text)
    }

    try await RunningServer.with(responder) { server in
      let connection = try await server.connect(reads: false)
      await connection.request("GET / HTTP/1.1")
      for await _ in entered { break }

      await server.stop()
      release.yield()
      try await connection.startReading()

      #expect(try await connection.response().text == text)
    }
  }

  @Test func `a responder that never ends does not hold the server`() async throws {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let responder = Answering { _ in
      enter.yield()
      await Task { for await _ in released {} }.value
      return .text("too late")
    }
    var limits = WebServerLimits()
    limits.shutdownTime = .milliseconds(50)
    limits.lingerTime = .milliseconds(50)

    try await RunningServer.with(responder, limits: limits) { server in
      let connection = try await server.connect()
      await connection.request("GET / HTTP/1.1")
      for await _ in entered { break }
      // The end of this closure stops the server and waits for it.
    }
    release.finish()
  }

  @Test func `the port is free again`() async throws {
    let port = try await RunningServer.with { $0.port }

    await #expect(throws: (any Error).self) { try await RawConnection(port: port) }
  }
}
