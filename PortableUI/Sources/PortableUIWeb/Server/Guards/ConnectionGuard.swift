import HTTPTypes
import NIOCore
import NIOHTTP1

/// Keeps one connection in order: limits of time, an orderly end, and the header fields that every answer carries.
///
/// Hummingbird reads and answers requests one after the other and closes idle connections, beside ``PresentAnswers``. This
/// handler adds what it leaves open:
/// - A body that drips in is ended with an error (`RequestTooSlow`), an answer that the client does not take is cut; so
///   is a connection that asks for nothing.
/// - A stream may stay open for any time: it ends when the client goes, does not take what is sent, or the server stops.
/// - `Connection: close`, asked for by the client (HTTP/1.0 included) or set by the answer, ends the connection after
///   that answer. The rest of what the client sends is thrown away for a moment instead of being answered with a
///   reset, which could destroy the answer on its way.
/// - Closing waits until the last answer has left.
/// - What Hummingbird answers itself (400) gets our header fields, and 431 where that is the cause.
///
/// It lives on the connection's event loop.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The body of a request did not arrive in time.
  struct RequestTooSlow: Error {}

  /// Sent down the pipeline before the head of an answer that is a stream.
  struct StreamBegins: Sendable {
    /// Completed when the stream has to end, if it has not done so already; to do so again changes nothing.
    let end: EventLoopPromise<Void>
  }

  /// Sent down the pipeline where a client waits for the word to send its body.
  struct BodyIsWanted: Sendable {}

  /// Sent down the pipeline for a body that may take any time as long as it goes on.
  struct UploadBegins: Sendable {}

  private let exchange: Exchange
  /// Requests that were read and whose answers have not left entirely.
  private var unanswered = 0
  /// Answers that were written and have not left entirely.
  private var unsent = 0
  /// No further request is passed on.
  private var isInboundOver = false
  /// The answer being written is the last one.
  private var isLastAnswer = false
  /// Nothing that arrives is passed on, not even errors.
  private var isDiscarding = false
  private(set) var isQuiescing = false
  private(set) var isInputClosed = false
  /// The body that arrives may take any time as long as it goes on.
  private var isUpload = false
  /// The answer being written is this stream.
  private var stream: StreamBegins?
  /// Parts of the stream that were written and have not left entirely.
  private var unsentParts = 0
  private var headersTooLarge = false
  private var lastProgress = NIODeadline.now()
  /// Until when the body that is being read has to be there.
  private var bodyDeadline: NIODeadline?
  private var headAlarm: Scheduled<Void>?
  private var bodyAlarm: Scheduled<Void>?
  private var stallAlarm: Scheduled<Void>?
  private var lingerAlarm: Scheduled<Void>?
  /// Set when somebody wants to close while an answer is leaving.
  private var postponedClose: EventLoopPromise<Void>?

  init(exchange: Exchange) {
    self.exchange = exchange
  }

  private var limits: WebServerLimits { exchange.limits }

  func handlerAdded(context: ChannelHandlerContext) {
    headAlarm = alarm(in: limits.headTime, context: context) { context.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    endStream()
    for alarm in [headAlarm, bodyAlarm, stallAlarm, lingerAlarm] { alarm?.cancel() }
    postponedClose?.succeed()
    postponedClose = nil
  }

  // MARK: From the client

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isDiscarding else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      // What was sent after the last request, or behind a request that we do not follow (`Upgrade`).
      if isInboundOver {
        isDiscarding = true
        return
      }
      requestBegins(context: context)
      context.fireChannelRead(wrapInboundOut(.head(normalized(head))))
    case .body:
      if isUpload { lastProgress = .now() }
      context.fireChannelRead(data)
    case .end:
      stopWatchingBody()
      context.fireChannelRead(data)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Most requests are there as a whole, and no alarm has to be set for them.
    if let bodyDeadline, bodyAlarm == nil { watchBody(until: bodyDeadline, context: context) }
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isDiscarding else { return }
    // The first error is the cause; more follow when bytes arrive that the parser no longer takes.
    if error as? HTTPParserError == .headerOverflow { headersTooLarge = true }
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      isQuiescing = true
      // A stream ends by its last chunk, or at once for a client that does not take that.
      if unsentParts > 0 { context.close(promise: nil) }
      endStream()
    }
    let isInputClosed = event as? ChannelEvent == .inputClosed
    self.isInputClosed = self.isInputClosed || isInputClosed
    if isInputClosed, isDiscarding || stream != nil {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    endStream()
    context.fireChannelInactive()
  }

  private func requestBegins(context: ChannelHandlerContext) {
    headAlarm?.cancel()
    if unanswered == 0 { lastProgress = .now() }
    unanswered += 1
    isUpload = false
    bodyDeadline = .now() + TimeAmount(limits.bodyTime)
    if stallAlarm == nil { watchForStall(context: context) }
  }

  /// Gives a body up that has not arrived by `deadline`, or of which nothing came for that long.
  private func watchBody(until deadline: NIODeadline, context: ChannelHandlerContext) {
    bodyAlarm = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      let nextDeadline = self.lastProgress + TimeAmount(self.limits.bodyTime)
      if self.isUpload, nextDeadline > .now() {
        self.watchBody(until: nextDeadline, context: context)
      } else {
        context.fireErrorCaught(RequestTooSlow())
        self.isDiscarding = true
      }
    }
  }

  private func stopWatchingBody() {
    bodyAlarm?.cancel()
    (bodyAlarm, bodyDeadline) = (nil, nil)
  }

  private func alarm(
    in time: Duration, context: ChannelHandlerContext, _ body: @escaping () -> Void
  ) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time), body)
  }

  /// The head in the form that Hummingbird expects.
  private func normalized(_ head: HTTPRequestHead) -> HTTPRequestHead {
    var head = head
    // The conversion that follows would make a path out of `http://other/path`; the gate shall refuse it.
    if !head.uri.hasPrefix("/") { head.uri = ownPath(of: head) ?? "*" }
    if !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "Upgrade") {
      isInboundOver = true
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    return head
  }

  /// The path of an address in absolute form (RFC 9112, section 3.2.2); nil where it isn't at the host asked for.
  private func ownPath(of head: HTTPRequestHead) -> String? {
    let scheme = "http://"
    guard head.uri.lowercased().hasPrefix(scheme), let host = head.headers.first(name: "Host") else { return nil }
    let address = head.uri.dropFirst(scheme.count)
    let path = address.drop { $0 != "/" && $0 != "?" }
    guard address.dropLast(path.count).lowercased() == host.lowercased() else { return nil }
    return path.hasPrefix("/") ? String(path) : "/" + path
  }

  // MARK: To the client

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
    switch event {
    case let stream as StreamBegins:
      begin(stream, context: context)
      promise?.succeed()
    case is BodyIsWanted:
      let head = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(head)), promise: promise)
    case is UploadBegins:
      isUpload = true
      lastProgress = .now()
      promise?.succeed()
    default:
      context.triggerUserOutboundEvent(event, promise: promise)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let promise = stream == nil ? promise : watched(promise, context: context)
    switch unwrapOutboundIn(data) {
    case .head(var head) where head.status.code >= 200:
      let endsHere = unanswered <= 1 && (isInboundOver || isQuiescing)
      isLastAnswer = endsHere || head.headers[canonicalForm: "connection"].contains("close")
      if isLastAnswer { head.headers.replaceOrAdd(name: "Connection", value: "close") }
      CommonHeaders.add(to: &head.headers)
      if headersTooLarge, unanswered == 0 { return refuseHeaders(head, context: context, promise: promise) }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end:
      unsent += 1
      let promise = promise ?? context.eventLoop.makePromise()
      promise.futureResult.assumeIsolated().whenComplete { _ in self.answerLeft(context: context) }
      if isLastAnswer {
        isDiscarding = true
        stopWatchingBody()
      }
      context.write(data, promise: promise)
    default:
      context.write(data, promise: promise)
    }
  }

  /// Sends the head of an answer without a body as that of 431, with the reason.
  private func refuseHeaders(
    _ head: HTTPResponseHead, context: ChannelHandlerContext, promise: EventLoopPromise<Void>?
  ) {
    let response = Refusal.headersTooLong.response
    var head = head
    head.status = .requestHeaderFieldsTooLarge
    head.headers.replaceOrAdd(name: "Content-Length", value: String(response.byteCount))
    head.headers.replaceOrAdd(name: "Content-Type", value: response.headers[.contentType] ?? "text/plain")
    context.write(wrapOutboundOut(.head(head)), promise: promise)
    context.write(wrapOutboundOut(.body(.byteBuffer(response.buffer))), promise: nil)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, unsent > 0, lingerAlarm == nil else { return context.close(mode: mode, promise: promise) }
    postponedClose = promise ?? context.eventLoop.makePromise()
    linger(context: context)
  }

  private func answerLeft(context: ChannelHandlerContext) {
    unsent -= 1
    unanswered = max(0, unanswered - 1)
    lastProgress = .now()
    if unsent == 0, let promise = postponedClose {
      postponedClose = nil
      context.close(promise: promise)
    } else if isLastAnswer, unsent == 0, context.channel.isActive {
      context.close(mode: .output, promise: nil)
      linger(context: context)
    }
  }

  /// Closes the connection, whatever is still on its way, after a moment.
  private func linger(context: ChannelHandlerContext) {
    guard lingerAlarm == nil else { return }
    lingerAlarm = alarm(in: limits.lingerTime, context: context) { context.close(promise: nil) }
  }

  /// Closes the connection when no answer, or no part of a stream, has left for longer than one may take in all.
  private func watchForStall(context: ChannelHandlerContext) {
    let patience = TimeAmount(
      stream == nil ? limits.bodyTime + limits.responseTime + limits.sendingTime : limits.sendingTime)
    stallAlarm = context.eventLoop.assumeIsolated().scheduleTask(deadline: lastProgress + patience) {
      self.stallAlarm = nil
      guard self.stream == nil ? self.unanswered > 0 : self.unsentParts > 0 else { return }
      if self.lastProgress + patience <= .now() {
        context.close(promise: nil)
      } else {
        self.watchForStall(context: context)
      }
    }
  }
}

// MARK: Streams

extension ConnectionGuard {
  private func begin(_ stream: StreamBegins, context: ChannelHandlerContext) {
    self.stream = stream
    isInboundOver = true
    stallAlarm?.cancel()
    stallAlarm = nil
    if isInputClosed || !context.channel.isActive {
      context.close(promise: nil)
      endStream()
    } else if isQuiescing {
      endStream()
    }
  }

  private func endStream() {
    stream?.end.succeed()
  }

  /// Sees to it that a part of the stream leaves in time.
  private func watched(_ promise: EventLoopPromise<Void>?, context: ChannelHandlerContext) -> EventLoopPromise<Void> {
    let promise = promise ?? context.eventLoop.makePromise()
    if unsentParts == 0 { lastProgress = .now() }
    unsentParts += 1
    if stallAlarm == nil { watchForStall(context: context) }
    promise.futureResult.assumeIsolated().whenComplete { _ in
      self.unsentParts -= 1
      self.lastProgress = .now()
    }
    return promise
  }
}
