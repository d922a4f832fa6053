import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's HTTP/1.1 connection with a ``ConnectionGuard`` between the parser and everything else, and with the owner
/// of its other end, which is asked for once.
struct GuardedHTTPChannel: ServerChildChannel {
  /// Answers a request of a connection whose other end belongs to somebody.
  typealias Responder = @Sendable (Request, consuming ResponseWriter, any Channel, PeerOwner) async throws -> Void

  private let limits: WebServerLimits
  private let owners: any PeerOwners
  private let responder: Responder

  init(limits: WebServerLimits, owners: any PeerOwners, responder: @escaping Responder) {
    self.limits = limits
    self.owners = owners
    self.responder = responder
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http(from: .unknown).setup(channel: channel, logger: logger).flatMapThrowing { [limits] value in
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(ConnectionGuard(limits: limits), position: .after(parser))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    let owner = ConnectionEnds(value.channel).map { owners.owner(of: $0) } ?? .unknown
    await http(from: owner).handle(value: value, logger: logger)
  }

  private func http(from owner: PeerOwner) -> HTTP1Channel {
    HTTP1Channel(
      responder: { [responder] request, writer, channel in try await responder(request, writer, channel, owner) },
      configuration: .init(
        idleTimeout: TimeAmount(limits.idleTime),
        httpDecoderConfiguration: .init(
          // The parser counts the target as a header field.
          maxHeaderFieldSize: limits.targetBytes + limits.headerBytes,
          maxHeaderListSize: limits.targetBytes + limits.headerBytes,
          maxHeaderFieldCount: limits.headerFields)))
  }
}
