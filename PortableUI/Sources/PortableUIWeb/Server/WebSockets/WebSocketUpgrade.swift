import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Makes a WebSocket of a connection whose last request asked for one.
struct WebSocketUpgrade {
  let socket: WebSocket
  let limits: WebServerLimits

  /// The handshake's key isn't 16 bytes in Base64.
  struct MalformedKey: Error {}

  /// True where the request asks for a WebSocket and for nothing else.
  static func isAskedFor(by request: HTTPRequest) -> Bool {
    request.method == .get && request.headerFields[values: .upgrade].map { $0.lowercased() } == ["websocket"]
  }

  /// Agrees, and gives the connection to a ``WebSocketHandler``.
  ///
  /// - Throws: `NIOWebSocketUpgradeError` where the request isn't a handshake of version 13, ``MalformedKey`` where it is
  ///   one with a wrong key; nothing was sent then.
  func agree(to request: HTTPRequest, on channel: any Channel) async throws {
    let headers = HTTPHeaders(request.headerFields.map { ($0.name.rawName, $0.value) })
    if headers["Sec-WebSocket-Version"] == ["13"], let key = headers.first(name: "Sec-WebSocket-Key") {
      guard Data(base64Encoded: key)?.count == 16 else { throw MalformedKey() }
    }
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers)
    let answer = try await handshake.buildUpgradeResponse(
      channel: channel, upgradeRequest: head, initialResponseHeaders: [:]
    ).get()
    try await channel.eventLoop.flatSubmit {
      do {
        let pipeline = channel.pipeline.syncOperations
        let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        // Then in one go: the client may send frames as soon as it has the answer.
        return pipeline.removeHandler(parser).flatMapThrowing { try replaceHTTP(on: channel, answer: answer) }
      } catch {
        return channel.eventLoop.makeFailedFuture(error)
      }
    }.get()
  }

  /// What NIO knows of handshakes.
  private var handshake: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
  }

  private func replaceHTTP(on channel: any Channel, answer: HTTPHeaders) throws {
    let pipeline = channel.pipeline.syncOperations
    let encoder = try pipeline.handler(type: HTTPResponseEncoder.self)
    let connectionGuard = try pipeline.handler(type: ConnectionGuard.self)
    guard !connectionGuard.isInputClosed else { throw ChannelError.inputClosed }
    let handler = WebSocketHandler(socket: socket, limits: limits)
    try pipeline.addHandler(handler, position: .after(encoder))
    let context = try pipeline.context(handler: handler)
    let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: answer)
    context.writeAndFlush(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
    let others: [any RemovableChannelHandler] = [
      encoder, connectionGuard, try pipeline.handler(type: HTTP1ToHTTPServerCodec.self),
      try pipeline.handler(type: HTTPConnectionStateHandler.self), try pipeline.handler(type: PresentAnswers.self),
    ]
    for other in others { pipeline.removeHandler(other, promise: nil) }
    let frames = NIOWebSocketFrameAggregator(
      minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: socket.messageBytes)
    try pipeline.addHandlers(
      [
        WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: socket.messageBytes)),
        WebSocketFrameCheck(), frames,
      ],
      position: .before(handler))
    // What the guard was told before.
    if connectionGuard.isQuiescing {
      handler.userInboundEventTriggered(context: context, event: ChannelShouldQuiesceEvent())
    }
  }
}
