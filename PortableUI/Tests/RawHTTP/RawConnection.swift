import NIOCore
import NIOPosix

/// A TCP connection to a server under test on 127.0.0.1 that sends exactly the bytes it is given.
public final class RawConnection {
  /// The connection ended before what was awaited had arrived.
  package struct Ended: Error {
    package var received: String
  }

  public let port: Int
  private let channel: any Channel
  private var incoming: AsyncStream<[UInt8]>.Iterator
  private var unread: [UInt8] = []

  /// Connects; with `reads` off nothing is taken from the socket, like a reader that hangs.
  public init(port: Int, reads: Bool = true) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    self.port = port
    incoming = stream.makeAsyncIterator()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(ChannelOptions.autoRead, value: reads)
      .channelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(continuation: continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
  }

  deinit {
    channel.close(promise: nil)
  }

  /// Sends bytes; a server that has closed already is not an error.
  public func send(_ bytes: [UInt8]) async {
    _ = await Result { try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get() }
  }

  /// Sends a text as UTF-8.
  public func send(_ text: String) async {
    await send(Array(text.utf8))
  }

  /// Sends a request with the right `Host`; `startLine` is for example `GET / HTTP/1.1`.
  public func request(_ startLine: String, _ fields: [String] = [], body: String = "") async {
    await send(([startLine, "Host: 127.0.0.1:\(port)"] + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Says that nothing more will be sent.
  package func finishSending() async throws {
    try await channel.close(mode: .output).get()
  }

  /// Closes at once.
  public func close() async throws {
    try await channel.close().get()
  }

  /// Takes nothing from the socket any more, like a reader that hangs.
  package func stopReading() async throws {
    try await channel.setOption(ChannelOptions.autoRead, value: false).get()
  }

  /// Takes in what waits in the socket, for a connection made with `reads` off.
  package func startReading() async throws {
    try await channel.setOption(ChannelOptions.autoRead, value: true).get()
  }

  /// The next answer; `head` for one that must have no body whatever its length says.
  public func response(toHead head: Bool = false) async throws -> RawResponse {
    while true {
      if let (response, length) = RawResponse.parse(unread, toHead: head) {
        unread.removeFirst(length)
        return response
      }
      guard let bytes = await incoming.next() else { throw Ended(received: String(decoding: unread, as: UTF8.self)) }
      unread += bytes
    }
  }

  /// What comes until a text has come, the text included.
  public func text(until end: String) async throws -> String {
    let end = Array(end.utf8)
    while true {
      if let start = unread.indices.first(where: { unread[$0...].starts(with: end) }) {
        defer { unread.removeFirst(start + end.count) }
        return String(decoding: unread[..<(start + end.count)], as: UTF8.self)
      }
      guard let bytes = await incoming.next() else { throw Ended(received: String(decoding: unread, as: UTF8.self)) }
      unread += bytes
    }
  }

  /// The next bytes, exactly so many.
  package func bytes(_ count: Int) async throws -> [UInt8] {
    while unread.count < count {
      guard let bytes = await incoming.next() else { throw Ended(received: String(decoding: unread, as: UTF8.self)) }
      unread += bytes
    }
    defer { unread.removeFirst(count) }
    return Array(unread.prefix(count))
  }

  /// Everything that still comes until the server ends the connection.
  package func rest() async -> [UInt8] {
    while let bytes = await incoming.next() { unread += bytes }
    defer { unread = [] }
    return unread
  }
}

/// Hands over what arrives; ends at the end of the stream, whether orderly or not.
private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<[UInt8]>.Continuation

  init(continuation: AsyncStream<[UInt8]>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { continuation.finish() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
