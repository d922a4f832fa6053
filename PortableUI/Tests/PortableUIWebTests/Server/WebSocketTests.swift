import PortableUIWeb
import RawHTTP
import Testing

/// Repeats each message.
private func echo() -> Answering {
  answering { "\(String(decoding: $0, as: UTF8.self))!" }
}

private func answering(
  messageBytes: Int = 100_000, _ answer: @escaping @Sendable ([UInt8]) async -> String
) -> Answering {
  Answering { request in
    request.target == "/socket"
      ? .webSocket(messageBytes: messageBytes) { Array(await answer($0).utf8) } : .text("no socket")
  }
}

@Suite(.timeLimit(.minutes(10))) struct WebSocketTests {
  private func limits(_ change: (inout WebServerLimits) -> Void) -> WebServerLimits {
    var limits = WebServerLimits()
    change(&limits)
    return limits
  }

  // MARK: The handshake

  @Test func `a handshake is answered as RFC 6455 says, and each message after it`() async throws {
    try await RunningServer.with(echo()) { server in
      let connection = try await server.connect()
      await connection.request("GET /socket HTTP/1.1", RawConnection.handshake(server.port))
      let head = try await connection.response(toHead: true)
      #expect(head.status == 101)
      #expect(head["Upgrade"] == "websocket")
      #expect(head["Connection"]?.lowercased() == "upgrade")
      // The key's answer in section 1.3 of the RFC.
      #expect(head["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")

      await connection.send(.text, "Ä")
      #expect(try await connection.frame() == WebSocketFrame(.text, "Ä!"))
      await connection.send(.text, "")
      #expect(try await connection.frame() == WebSocketFrame(.text, "!"))
    }
  }

  @Test(arguments: [
    ["Origin: http://example.org"], [], ["Origin: null"], ["Origin: http://127.0.0.1"],
    ["Origin: http://example.org", "Sec-Fetch-Site: same-origin"], ["Sec-Fetch-Site: none"],
  ])
  func `a page of another site gets no socket`(fields: [String]) async throws {
    let responder = Answering { _ in
      Issue.record("The responder was asked.")
      return .text("")
    }

    try await RunningServer.with(responder) { server in
      let fields = fields + RawConnection.handshake(server.port).dropFirst()
      let response = try await server.request("GET /socket HTTP/1.1", fields)
      #expect(response.status == 403)
    }
  }

  @Test(arguments: [
    ("GET", ["Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]),
    ("GET", ["Connection: Upgrade", "Upgrade: h2c", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"]),
    ("GET", ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 8"]),
    ("GET", ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]),
    ("POST", ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"]),
  ])
  func `what is no handshake of version 13 is told so`(method: String, fields: [String]) async throws {
    try await RunningServer.with(echo()) { server in
      let connection = try await server.connect()
      let origin = "Origin: http://127.0.0.1:\(server.port)"
      await connection.request("\(method) /socket HTTP/1.1", [origin, "Content-Length: 0"] + fields)
      let response = try await connection.response()
      #expect(response.status == 426)
      #expect(response["Sec-WebSocket-Version"] == "13")
      #expect(response["X-Content-Type-Options"] == "nosniff")
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
  }

  @Test(arguments: ["x", "abc", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZSE=", "!!!!!!!!!!!!!!!!!!!!!!=="])
  func `a key that isn't 16 bytes in Base64 opens no socket`(key: String) async throws {
    try await RunningServer.with(echo()) { server in
      let connection = try await server.connect()
      let fields = RawConnection.handshake(server.port).filter { !$0.hasPrefix("Sec-WebSocket-Key") }
      await connection.request("GET /socket HTTP/1.1", fields + ["Sec-WebSocket-Key: \(key)"])
      #expect(try await connection.response().status == 400)
      #expect(await connection.rest() == [])
    }
  }

  @Test func `what wants no socket is answered as it is without one`() async throws {
    try await RunningServer.with(echo()) { server in
      let response = try await server.request("GET /other HTTP/1.1", RawConnection.handshake(server.port))
      #expect(response.text == "no socket")
      #expect(response["Connection"] == "close")
    }
  }

  @Test func `who needs a token needs one for a socket too`() async throws {
    let token = AccessToken(String(repeating: "t", count: 32), hint: "")
    try await RunningServer.with(echo(), access: .token(token)) { server in
      let response = try await server.request("GET /socket HTTP/1.1", RawConnection.handshake(server.port))
      #expect(response.status == 403)
    }
  }

  // MARK: Messages

  @Test func `messages that come at once are answered one after the other, in order`() async throws {
    let responder = answering { message in
      // The first ones take longest.
      try? await Task.sleep(for: .milliseconds(max(0, 20 - message.count)))
      return String(decoding: message, as: UTF8.self)
    }

    try await RunningServer.with(responder) { server in
      let connection = try await server.socket()
      let messages = (1...60).map { String(repeating: "x", count: $0) }
      await connection.send(messages.flatMap { WebSocketFrame(.text, $0).bytes })

      for message in messages { #expect(try await connection.frame() == WebSocketFrame(.text, message)) }
    }
  }

  @Test func `a message in fragments is one message, with a ping between them`() async throws {
    try await RunningServer.with(echo()) { server in
      let connection = try await server.socket()
      await connection.send(WebSocketFrame(.text, "one ", isLast: false).bytes)
      await connection.send(.ping, "there?")
      await connection.send(WebSocketFrame(.continuation, "two ", isLast: false).bytes)
      await connection.send(.continuation, "three")

      #expect(try await connection.frame() == WebSocketFrame(.pong, "there?"))
      #expect(try await connection.frame() == WebSocketFrame(.text, "one two three!"))
    }
  }

  @Test func `an answer of 3 MB arrives whole`() async throws {
    let text = String(repeating: "0123456789", count: 300_000)

    try await RunningServer.with(answering { _ in text }) { server in
      let connection = try await server.socket()
      await connection.send(.text, "")
      #expect(try await connection.frame() == WebSocketFrame(.text, text))
    }
  }

  private static let refused: [([WebSocketFrame], UInt16)] = [
    ([WebSocketFrame(.text, long)], 1009),
    ([WebSocketFrame(.text, long.prefix(900), isLast: false), WebSocketFrame(.continuation, long.prefix(900))], 1009),
    ([WebSocketFrame(.binary, "x")], 1003),
    ([WebSocketFrame(.continuation, "x")], 1002),
    ([WebSocketFrame(.text, "x", isLast: false), WebSocketFrame(.text, "x")], 1002),
    ([WebSocketFrame(.ping, long.prefix(126))], 1002),
    ([WebSocketFrame(.ping, "x", isLast: false)], 1002),
    ([WebSocketFrame(WebSocketOpcode(rawValue: 11), "x")], 1003),
    ([WebSocketFrame(.text, "x").unmasked], 1002),
    ([WebSocketFrame(.text, "x", isLast: false), WebSocketFrame(.continuation, "x").unmasked], 1002),
    ([WebSocketFrame.close(1000).unmasked], 1002),
    ([WebSocketFrame(.text, "x").with(extensions: 0x40)], 1002),
    ([WebSocketFrame(.ping, "x").with(extensions: 0x10)], 1002),
    ([WebSocketFrame(.text, [0xC3, 0x28])], 1007),
    ([WebSocketFrame(.close, [3])], 1002),
    ([WebSocketFrame.close(999)], 1002),
    ([WebSocketFrame.close(1005)], 1002),
    ([WebSocketFrame.close(1015)], 1002),
    ([WebSocketFrame.close(5000)], 1002),
    ([WebSocketFrame(.close, [3, 0xE8, 0xC3, 0x28])], 1002),
  ]

  private static let long = String(repeating: "x", count: 1001)

  @Test(arguments: refused.indices)
  func `what is not taken ends the socket, and says why`(index: Int) async throws {
    let (frames, code) = Self.refused[index]
    let limits = limits { $0.lingerTime = .milliseconds(50) }
    try await RunningServer.with(answering(messageBytes: 1000) { _ in "" }, limits: limits) { server in
      let connection = try await server.socket()
      await connection.send(frames.flatMap(\.bytes))
      #expect(try await connection.frame() == .close(code))
      #expect(await connection.rest() == [])
      try await server.expectAlive()
    }
  }

  // MARK: The end

  private static let closings = [
    WebSocketFrame.close(1000), WebSocketFrame(.close, ""), WebSocketFrame(.close, [0x0F, 0xA0] + Array("Ä".utf8)),
  ]

  @Test(arguments: closings.indices)
  func `a client that says that it is the end is told so too`(index: Int) async throws {
    try await RunningServer.with(echo()) { server in
      let connection = try await server.socket()
      await connection.send(Self.closings[index].bytes)
      #expect(try await connection.frame() == .close(1000))
      #expect(await connection.rest() == [])
    }
  }

  @Test(arguments: [true, false])
  func `a client who goes ends the work for it`(closesWhole: Bool) async throws {
    let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let responder = answering { _ in
      await withTaskCancellationHandler {
        enter.yield()
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        cancel.yield()
      }
      return ""
    }

    try await RunningServer.with(responder) { server in
      let connection = try await server.socket()
      await connection.send(.text, "")
      for await _ in entered { break }
      if closesWhole { try await connection.close() } else { try await connection.finishSending() }
      for await _ in cancelled { break }
      try await server.expectAlive()
    }
  }

  @Test func `a responder that has no answer ends the socket`() async throws {
    let responder = Answering { _ in .webSocket(messageBytes: 100) { _ in nil } }
    try await RunningServer.with(responder) { server in
      let connection = try await server.socket()
      await connection.send(.text, "")
      #expect(try await connection.frame() == .close(1001))
    }
  }

  @Test func `a socket over which nothing is asked for ends`() async throws {
    try await RunningServer.with(echo(), limits: limits { $0.idleTime = .milliseconds(50) }) { server in
      let connection = try await server.socket()
      #expect(try await connection.frame() == .close(1001))
      await connection.send(WebSocketFrame.close(1001).bytes)
      #expect(await connection.rest() == [])
    }
  }

  @Test func `whoever goes on asking has to go through the gates again`() async throws {
    try await RunningServer.with(echo(), limits: limits { $0.socketTime = .zero }) { server in
      let connection = try await server.socket()
      await connection.send(.text, "a")
      #expect(try await connection.frame() == WebSocketFrame(.text, "a!"))
      #expect(try await connection.frame() == .close(1001))
    }
  }

  @Test func `only so many messages wait`() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let responder = answering { _ in
      for await _ in released { break }
      return ""
    }
    try await RunningServer.with(responder) { server in
      let connection = try await server.socket()
      await connection.send((1...66).flatMap { _ in WebSocketFrame(.text, "").bytes })
      #expect(try await connection.frame() == .close(1008))
      release.finish()
    }
  }

  @Test func `a server that stops while a handshake is answered ends the socket at once`() async throws {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let responder = Answering { _ in
      enter.yield()
      for await _ in released { break }
      return .webSocket(messageBytes: 100) { $0 }
    }
    try await RunningServer.with(responder) { server in
      let connection = try await server.connect()
      await connection.request("GET /socket HTTP/1.1", RawConnection.handshake(server.port))
      for await _ in entered { break }
      await server.stop()
      // Once it takes no connection, all that there are have been told.
      while let other = try? await server.connect() { try? await other.close() }
      release.yield()
      _ = try await connection.response(toHead: true)
      #expect(try await connection.frame() == .close(1001))
    }
  }

  @Test func `pings alone do not keep a socket`() async throws {
    try await RunningServer.with(echo(), limits: limits { $0.idleTime = .milliseconds(100) }) { server in
      let connection = try await server.socket()
      await connection.send(.ping, "a")
      #expect(try await connection.frame() == WebSocketFrame(.pong, "a"))
      #expect(try await connection.frame() == .close(1001))
    }
  }

  @Test func `a message that gets no answer in time ends the socket`() async throws {
    let responder = answering { _ in
      for await _ in AsyncStream<Void>.makeStream().stream {}
      return "too late"
    }
    try await RunningServer.with(responder, limits: limits { $0.responseTime = .milliseconds(50) }) { server in
      let connection = try await server.socket()
      await connection.send(.text, "")
      #expect(try await connection.frame() == .close(1011))
    }
  }

  @Test func `a client that does not take its answer is cut off`() async throws {
    let text = String(repeating: "0123456789", count: 3_000_000)
    let limits = limits {
      $0.sendingTime = .milliseconds(100)
      $0.connections = 1
    }
    try await RunningServer.with(answering { _ in text }, limits: limits) { server in
      let connection = try await server.socket()
      try await connection.stopReading()
      await connection.send(.text, "")
      // There is room for one connection only, so an answer to a second one means that the first is gone.
      try await server.waitForRoom()
    }
  }

  @Test func `a server that stops ends idle sockets, and answers what is under way first`() async throws {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let responder = answering { _ in
      enter.yield()
      for await _ in released { break }
      return "done"
    }

    try await RunningServer.with(responder) { server in
      let idle = try await server.socket()
      let busy = try await server.socket()
      await busy.send(.text, "")
      for await _ in entered { break }

      await server.stop()
      #expect(try await idle.frame() == .close(1001))
      release.yield()

      #expect(try await busy.frame() == WebSocketFrame(.text, "done"))
      #expect(try await busy.frame() == .close(1001))
    }
  }
}
