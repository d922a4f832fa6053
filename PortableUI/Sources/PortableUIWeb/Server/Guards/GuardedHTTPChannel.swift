import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's HTTP/1.1 connection with a ``ConnectionGuard`` between the parser and everything else, with
/// ``PresentAnswers`` before the task that answers, and with the owner of its other end, which is asked for once.
struct GuardedHTTPChannel: ServerChildChannel {
  /// How many bytes are read at once, of which each connection keeps room: a browser's request is shorter at first.
  private static let bytesToRead = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 1024, maximum: 65_536)

  let exchange: Exchange
  let owners: any PeerOwners

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http(from: .unknown).setup(channel: channel, logger: logger).flatMapThrowing { [exchange] value in
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(ConnectionGuard(exchange: exchange), position: .after(parser))
      let counter = try pipeline.handler(type: HTTPConnectionStateHandler.self)
      try pipeline.addHandler(PresentAnswers(exchange: exchange), position: .after(counter))
      try channel.syncOptions?.setOption(.recvAllocator, value: Self.bytesToRead)
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    let channel = value.channel
    let owner = ConnectionEnds(channel).map { owners.owner(of: $0) } ?? .unknown
    channel.eventLoop.execute {
      // None where the connection was closed meanwhile.
      let answers = try? channel.pipeline.syncOperations.handler(type: PresentAnswers.self)
      answers?.owner = owner
    }
    await http(from: owner).handle(value: value, logger: logger)
  }

  private func http(from owner: PeerOwner) -> HTTP1Channel {
    let limits = exchange.limits
    return HTTP1Channel(
      responder: { [exchange] request, writer, channel in
        try await exchange.answer(request, writer: writer, channel: channel, from: owner)
      },
      configuration: .init(
        idleTimeout: TimeAmount(limits.idleTime),
        httpDecoderConfiguration: .init(
          // The parser counts the target as a header field.
          maxHeaderFieldSize: limits.targetBytes + limits.headerBytes,
          maxHeaderListSize: limits.targetBytes + limits.headerBytes,
          maxHeaderFieldCount: limits.headerFields)))
  }
}
