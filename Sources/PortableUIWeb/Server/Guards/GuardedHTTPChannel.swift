import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's HTTP/1.1 connection with a ``ConnectionGuard`` between the parser and everything else.
struct GuardedHTTPChannel: ServerChildChannel {
  private let http: HTTP1Channel
  private let limits: WebServerLimits

  init(limits: WebServerLimits, responder: @escaping HTTPChannelHandler.Responder) {
    self.limits = limits
    http = HTTP1Channel(
      responder: responder,
      configuration: .init(
        idleTimeout: TimeAmount(limits.idleTime),
        httpDecoderConfiguration: .init(
          // The parser counts the target as a header field.
          maxHeaderFieldSize: limits.targetBytes + limits.headerBytes,
          maxHeaderListSize: limits.targetBytes + limits.headerBytes,
          maxHeaderFieldCount: limits.headerFields)))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger).flatMapThrowing { [limits] value in
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(ConnectionGuard(limits: limits), position: .after(parser))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await http.handle(value: value, logger: logger)
  }
}
