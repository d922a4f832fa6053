import NIOCore
import NIOWebSocket

/// Answers the messages of a WebSocket one after the other, within the limits, until either side ends it.
///
/// While a message is answered nothing more is read, and few messages may wait that were read before. A client that says
/// nothing, does not take its answer or does not end in time is let go of. Whoever asks for long has to go through the
/// gates again: the socket ends after an answer.
///
/// It lives on the connection's event loop.
final class WebSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = Never
  typealias OutboundOut = WebSocketFrame

  /// What the connection does now; each has its time.
  private enum Phase {
    /// Nobody asks for anything.
    case idle
    /// An answer is made by the task.
    case answering(Task<Void, Never>)
    /// An answer leaves.
    case sending
    /// The client was told that this is the end; it may say so too.
    case ending
  }

  /// How many messages may wait: a page of ours has one under way at a time.
  private static let mostWaiting = 64

  private let socket: WebSocket
  private let limits: WebServerLimits
  private let opened = NIODeadline.now()
  private var phase = Phase.idle
  private var alarm: Scheduled<Void>?
  /// Whole messages that came while another one was answered.
  private var waiting: [[UInt8]] = []
  /// Something wanted to read meanwhile.
  private var hasPostponedRead = false
  private var isQuiescing = false
  /// The answer to a ping has not left yet; to further ones none is due.
  private var isAnsweringPing = false

  init(socket: WebSocket, limits: WebServerLimits) {
    self.socket = socket
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    enter(.idle, context: context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  private func stop() {
    alarm?.cancel()
    alarm = nil
    waiting = []
    if case .answering(let work) = phase { work.cancel() }
  }

  // MARK: From the client

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch (frame.opcode, phase) {
    case (.connectionClose, .ending): context.close(promise: nil)
    case (_, .ending): break
    case (.connectionClose, _):
      let code: WebSocketErrorCode = Self.isSound(close: frame.unmaskedData) ? .normalClosure : .protocolError
      end(code, context: context) { context.close(promise: nil) }
    case (.text, _) where waiting.count >= Self.mostWaiting: end(.policyViolation, context: context)
    case (.text, _):
      let message = Array(frame.unmaskedData.readableBytesView)
      guard String(validating: message, as: UTF8.self) != nil else {
        return end(.dataInconsistentWithMessage, context: context)
      }
      waiting.append(message)
      answerNext(context: context)
    case (.ping, _): answer(ping: frame, context: context)
    case (.pong, _): break
    default: end(.unacceptableData, context: context)
    }
  }

  func read(context: ChannelHandlerContext) {
    switch phase {
    case .idle, .ending: context.read()
    case .answering, .sending: hasPostponedRead = true
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      isQuiescing = true
      if case .idle = phase { end(.goingAway, context: context) }
    } else if event as? ChannelEvent == .inputClosed {
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      end(.messageTooLarge, context: context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is MalformedFrame:
      end(.protocolError, context: context)
    default: context.close(promise: nil)
    }
  }

  // MARK: Answers

  private func answerNext(context: ChannelHandlerContext) {
    guard case .idle = phase, !waiting.isEmpty else { return }
    let message = waiting.removeFirst()
    let answer = context.eventLoop.makePromise(of: [UInt8]?.self)
    let work = answer.completeWithTask { [socket] in await socket.answer(message) }
    enter(.answering(work), context: context)
    answer.futureResult.assumeIsolated().whenSuccess { self.send($0, context: context) }
  }

  private func send(_ answer: [UInt8]?, context: ChannelHandlerContext) {
    guard case .answering = phase, context.channel.isActive else { return }
    guard let answer else { return end(.goingAway, context: context) }
    enter(.sending, context: context)
    write(.text, context.channel.allocator.buffer(bytes: answer), context: context) {
      guard case .sending = self.phase else { return }
      self.answerLeft(context: context)
    }
  }

  private func answerLeft(context: ChannelHandlerContext) {
    let isOld = NIODeadline.now() - opened >= TimeAmount(limits.socketTime)
    guard !isQuiescing, !isOld else { return end(.goingAway, context: context) }
    enter(.idle, context: context)
    answerNext(context: context)
    if case .idle = phase { readOn(context: context) }
  }

  private func readOn(context: ChannelHandlerContext) {
    guard hasPostponedRead else { return }
    hasPostponedRead = false
    context.read()
  }

  private func answer(ping: WebSocketFrame, context: ChannelHandlerContext) {
    guard !isAnsweringPing else { return }
    isAnsweringPing = true
    write(.pong, ping.unmaskedData, context: context) { self.isAnsweringPing = false }
  }

  private func write(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, context: ChannelHandlerContext, whenLeft: @escaping () -> Void
  ) {
    let promise = context.eventLoop.makePromise(of: Void.self)
    promise.futureResult.assumeIsolated().whenSuccess(whenLeft)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: promise)
  }

  // MARK: The end

  /// Whether a close frame says nothing, or a code that a client may send and a text (RFC 6455, sections 5.5.1 and 7.4).
  private static func isSound(close data: ByteBuffer) -> Bool {
    var data = data
    guard data.readableBytes > 0 else { return true }
    guard let code = data.readInteger(as: UInt16.self) else { return false }
    let isCode =
      switch code {
      case 1000...1003, 1007...1014, 3000...4999: true
      default: false
      }
    return isCode && String(validating: data.readableBytesView, as: UTF8.self) != nil
  }

  /// Tells the client that this is the end, and why.
  private func end(
    _ code: WebSocketErrorCode, context: ChannelHandlerContext, whenTold: @escaping () -> Void = {}
  ) {
    if case .ending = phase { return }
    stop()
    enter(.ending, context: context)
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    write(.connectionClose, data, context: context, whenLeft: whenTold)
    readOn(context: context)
  }

  private func enter(_ next: Phase, context: ChannelHandlerContext) {
    phase = next
    alarm?.cancel()
    let time: Duration
    switch next {
    case .idle: time = limits.idleTime
    case .answering: time = limits.responseTime
    case .sending: time = limits.sendingTime
    case .ending: time = limits.lingerTime
    }
    alarm = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.timeIsOver(context: context) }
  }

  private func timeIsOver(context: ChannelHandlerContext) {
    switch phase {
    case .idle: end(.goingAway, context: context)
    case .answering: end(.unexpectedServerError, context: context)
    case .sending, .ending: context.close(promise: nil)
    }
  }
}
