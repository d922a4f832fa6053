import NIOCore
import Synchronization

/// One connection to a ``StubFeed``: a request, its answer, the end.
final class StubFeedHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let feed: StubFeedBox
  private let received = Mutex<[UInt8]>([])

  init(feed: StubFeedBox) {
    self.feed = feed
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let piece = unwrapInboundIn(data)
    let bytes = received.withLock { received in
      received += Array(piece.readableBytesView)
      return received
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n"), let feed = feed.feed else { return }
    received.withLock { $0.removeAll() }
    send(feed.answer(StubFeed.Request(head: text[..<end.lowerBound])), on: context.channel)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func send(_ answer: StubFeed.Answer, on channel: any Channel) {
    switch answer {
    case .http(let status, let fields, let body):
      let head = (["HTTP/1.1 \(status) -", "Content-Length: \(body.count)", "Connection: close"] + fields)
        .joined(separator: "\r\n")
      let head304 = (["HTTP/1.1 304 -", "Connection: close"] + fields).joined(separator: "\r\n")
      send([Array("\(status == 304 ? head304 : head)\r\n\r\n".utf8) + body][...], milliseconds: 0, on: channel)
    case .raw(let bytes): send([bytes], milliseconds: 0, on: channel)
    case .slow(let pieces, let milliseconds): send(pieces[...], milliseconds: milliseconds, on: channel)
    case .silence: break
    }
  }

  /// Sends the pieces one after the other, and closes.
  private func send(_ pieces: ArraySlice<[UInt8]>, milliseconds: Int64, on channel: any Channel) {
    guard let piece = pieces.first else { return channel.close(promise: nil) }
    channel.writeAndFlush(ByteBuffer(bytes: piece)).whenComplete { _ in
      channel.eventLoop.scheduleTask(in: .milliseconds(milliseconds)) {
        self.send(pieces.dropFirst(), milliseconds: milliseconds, on: channel)
      }
    }
  }
}

/// The feed that a connection belongs to, known once the feed listens.
final class StubFeedBox: Sendable {
  private let content = Mutex<StubFeed?>(nil)

  var feed: StubFeed? {
    content.withLock(\.self)
  }

  func put(_ feed: StubFeed) {
    content.withLock { $0 = feed }
  }
}

extension StubFeed.Request {
  /// Reads the start line and the fields.
  init(head: Substring) {
    let lines = head.split(separator: "\r\n").map(String.init)
    startLine = lines.first ?? ""
    fields = lines.dropFirst().reduce(into: [:]) { fields, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
  }
}
