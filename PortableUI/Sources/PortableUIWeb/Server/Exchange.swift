import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOWebSocket

/// One request and its answer: the gates, the body, the responder's time, compression.
///
/// It runs on the shared thread pool or, for an answer that is there already, on the connection's thread; never on the main
/// actor. All connections of a server have one.
final class Exchange: Sendable {
  let limits: WebServerLimits
  private let responder: any WebResponder
  private let access: WebServerAccess
  private let logger: Logger

  init(responder: any WebResponder, access: WebServerAccess, limits: WebServerLimits, logger: Logger) {
    (self.responder, self.access, self.limits, self.logger) = (responder, access, limits, logger)
  }

  /// Answers one request of a connection whose other end is the owner's; what it throws ends it without a word.
  ///
  /// What an idle connection takes is mostly what its task took at most, so the way to the response is a task of its own,
  /// which is let go of before the response is sent.
  func answer(
    _ request: Request, writer: consuming ResponseWriter, channel: any Channel, from owner: PeerOwner
  ) async throws {
    let response = try await responseOfTask(to: request, channel: channel, from: owner)
    try await send(response, to: request, by: writer, channel: channel)
  }

  @inline(never)
  private func responseOfTask(
    to request: Request, channel: any Channel, from owner: PeerOwner
  ) async throws -> WebResponse {
    let task = Task { try await response(to: request, channel: channel, from: owner) }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func response(
    to request: Request, channel: any Channel, from owner: PeerOwner
  ) async throws -> WebResponse {
    if let answer = try answerAtGate(to: request.head, on: channel, from: owner) {
      logger.debug("Answered at the gate", metadata: ["status": "\(answer.status.code)"])
      return answer
    }
    var head = WebRequest(request.head)
    // What other methods send means nothing and is skipped before the next request.
    guard request.method == .post else {
      if let present = responder.respondAtOnce(to: head) { return present }
      return await respond(to: head, on: channel.eventLoop)
    }
    let reader = BodyReader(plan: await responder.bodyPlan(for: head), limits: limits)
    if let refusal = reader.refusal(of: request.headers) { return refusal }
    do {
      try await reader.read(request, into: &head, channel: channel)
    } catch let refusal as Refusal {
      return refusal.response
    }
    return await respond(to: head, on: channel.eventLoop)
  }

  /// The answer to a request that may pass, where it is there already; it does not wait.
  func presentAnswer(to head: HTTPRequest, on channel: any Channel, from owner: PeerOwner) -> WebResponse? {
    do {
      guard head.method != .post, try answerAtGate(to: head, on: channel, from: owner) == nil else { return nil }
      return responder.respondAtOnce(to: WebRequest(head))
    } catch {
      return nil
    }
  }

  /// The answer to a request that may not pass as it is, by its head alone.
  private func answerAtGate(
    to head: HTTPRequest, on channel: any Channel, from owner: PeerOwner
  ) throws -> WebResponse? {
    guard let port = channel.localAddress?.port else { throw ChannelError.ioOnClosedChannel }
    let address = WebServerAddress(port: port)
    if let refusal = RequestGate(address: address, limits: limits).refusal(of: head) { return refusal.response }
    return AccessGate(access: access, address: address).answer(to: head, from: owner)
  }

  /// The responder's answer, or an excuse once its time is over or the server stops.
  ///
  /// The work is a task of its own, so that a responder that does not look at cancellation cannot hold the client.
  private func respond(to request: WebRequest, on eventLoop: any EventLoop) async -> WebResponse {
    let (answers, answer) = AsyncStream.makeStream(of: WebResponse?.self, bufferingPolicy: .bufferingOldest(1))
    let work = Task { answer.yield(await responder.respond(to: request)) }
    let alarm = eventLoop.scheduleTask(in: TimeAmount(limits.responseTime)) { answer.yield(nil) }
    defer {
      alarm.cancel()
      work.cancel()
    }
    for await case .some(let response) in answers.prefix(1) { return response }
    logger.error("No answer in time", metadata: ["method": "\(request.method)", "path": "\(request.path)"])
    return Refusal.noAnswer.response
  }

  @inline(never)
  private func send(
    _ response: WebResponse, to request: Request, by writer: consuming ResponseWriter, channel: any Channel
  ) async throws {
    if let stream = response.stream {
      return try await send(stream, of: response, to: request, by: writer, channel: channel)
    }
    if let socket = response.socket {
      return try await open(socket, for: request, by: writer, channel: channel)
    }
    let message = message(response, to: request.head)
    if let body = message.body {
      try await writer.write(response: message.head, body: ResponseBody(byteBuffer: body))
    } else {
      try await writer.writeResponse(message.head)
    }
  }

  /// A whole answer as it is sent; without a body to a HEAD request.
  struct Message {
    let head: HTTPResponse
    let body: ByteBuffer?
  }

  /// A whole answer in the form that a request takes.
  func message(_ response: WebResponse, to request: HTTPRequest) -> Message {
    let response = ResponseCompressor.compress(response, accepted: request.headerFields[.acceptEncoding])
    var head = HTTPResponse(status: response.status, headerFields: response.headers)
    // The encoder removes it again where a status allows no body.
    head.headerFields[.contentLength] = "\(response.byteCount)"
    return Message(head: head, body: request.method == .head ? nil : response.buffer)
  }

  /// Makes a WebSocket of the connection, which then ends with it.
  @inline(never)
  private func open(
    _ socket: WebSocket, for request: Request, by writer: consuming ResponseWriter, channel: any Channel
  ) async throws {
    do {
      guard WebSocketUpgrade.isAskedFor(by: request.head) else { throw NIOWebSocketUpgradeError.invalidUpgradeHeader }
      try await WebSocketUpgrade(socket: socket, limits: limits).agree(to: request.head, on: channel)
    } catch is NIOWebSocketUpgradeError {
      return try await send(Refusal.noHandshake.response, to: request, by: writer, channel: channel)
    } catch is WebSocketUpgrade.MalformedKey {
      return try await send(Refusal.malformedKey.response, to: request, by: writer, channel: channel)
    }
    try await withTaskCancellationHandler {
      try await channel.closeFuture.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Firefox takes a stream for open only once something of its body has come.
  private static let comment = ByteBuffer(string: ": \n\n")

  /// Sends pieces as they come, after a comment, until they or the connection end.
  @inline(never)
  private func send(
    _ stream: WebStream, of response: WebResponse, to request: Request, by writer: consuming ResponseWriter,
    channel: any Channel
  ) async throws {
    var head = HTTPResponse(status: response.status, headerFields: response.headers)
    guard request.method != .head else { return try await writer.writeResponse(head) }
    head.headerFields[.connection] = "close"
    // The client may go, or the server stop, before the task below begins.
    let end = channel.eventLoop.makePromise(of: Void.self)
    defer { end.succeed() }
    try await channel.triggerUserOutboundEvent(ConnectionGuard.StreamBegins(end: end)).get()
    // Two tasks use it, one after the other.
    nonisolated(unsafe) var body = try await writer.writeHead(head)
    let sending = Task {
      try await body.write(Self.comment)
      for await chunk in stream.chunks { try await body.write(ByteBuffer(bytes: chunk)) }
    }
    end.futureResult.whenComplete { _ in sending.cancel() }
    _ = await withTaskCancellationHandler {
      await sending.result
    } onCancel: {
      sending.cancel()
    }
    try await body.finish(nil)
  }
}

extension WebRequest {
  /// A request without its body, with the header fields as they were sent: `Host` is kept apart in a head.
  fileprivate init(_ head: HTTPRequest) {
    self.init(method: head.method, target: head.path ?? "/", headers: head.headerFields)
    headers[.host] = head.authority
  }

  /// The target without its query: what a person searched for stays out of the log.
  fileprivate var path: Substring { target.prefix { $0 != "?" } }
}
