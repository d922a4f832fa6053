import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// Answers a request on the connection's own thread where the answer is there already: the way to a task and back takes
/// longer than such an answer.
///
/// Every other request goes on to Hummingbird, and so does what comes before that one was answered, so that answers keep
/// their order, and what a client asks for that has not taken its last answer: there reading stops. It stands behind
/// Hummingbird's handler that counts requests and closes idle connections.
///
/// It lives on the connection's event loop.
final class PresentAnswers: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The longest body that is written or compressed here, in bytes: a longer one would keep the thread's other connections
  /// waiting.
  static let longestBody = 256 * 1024

  private let exchange: Exchange
  /// Whose the other end is; nil while nobody knows yet, and everything goes on.
  var owner: PeerOwner?
  /// Requests that went on and whose answers were not written yet.
  private var passedOn = 0
  /// The answer to the request that is being read.
  private var answer: Exchange.Message?

  init(exchange: Exchange) {
    self.exchange = exchange
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      answer = passedOn == 0 ? presentAnswer(to: head, on: context.channel) : nil
      if answer == nil { passedOn += 1 }
    case .body: break
    case .end:
      guard let answer else { break }
      self.answer = nil
      return write(answer, context: context)
    }
    if answer == nil { context.fireChannelRead(data) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { passedOn -= 1 }
    context.write(data, promise: promise)
  }

  private func presentAnswer(to head: HTTPRequest, on channel: any Channel) -> Exchange.Message? {
    guard let owner, channel.isWritable, head.hasNoBody, head.headerFields[.connection] != "close",
      let response = exchange.presentAnswer(to: head, on: channel, from: owner), response.isWhole,
      response.byteCount <= Self.longestBody
    else { return nil }
    return exchange.message(response, to: head)
  }

  private func write(_ answer: Exchange.Message, context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    if let body = answer.body { context.write(wrapOutboundOut(.body(body)), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

extension HTTPRequest {
  fileprivate var hasNoBody: Bool {
    headerFields[.transferEncoding] == nil && ["0", nil].contains(headerFields[.contentLength])
  }
}
