import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOWebSocket

/// One request and its answer: the gates, the body, the responder's time, compression.
///
/// It runs on the shared thread pool or, for an answer that is there already, on the connection's thread; never on the main
/// actor.
struct Exchange: Sendable {
  let responder: any WebResponder
  let access: WebServerAccess
  let limits: WebServerLimits
  let logger: Logger

  /// Answers one request of a connection whose other end is the owner's; what it throws ends it without a word.
  func answer(
    _ request: Request, writer: consuming ResponseWriter, channel: any Channel, from owner: PeerOwner
  ) async throws {
    guard let port = channel.localAddress?.port else { throw ChannelError.ioOnClosedChannel }
    let address = WebServerAddress(port: port)
    let gate = RequestGate(address: address, limits: limits)
    if let refusal = gate.refusal(of: request.head) {
      logger.debug("Refused a request", metadata: ["status": "\(refusal.status.code)"])
      return try await send(refusal.response, to: request, by: writer, channel: channel)
    }
    if let answer = AccessGate(access: access, address: address).answer(to: request.head, from: owner) {
      logger.debug("Asked for the token", metadata: ["status": "\(answer.status.code)"])
      return try await send(answer, to: request, by: writer, channel: channel)
    }
    var head = WebRequest(request.head)
    // What other methods send means nothing and is skipped before the next request.
    guard request.method == .post else {
      let response =
        if let present = responder.respondAtOnce(to: head) { present } else {
          await respond(to: head, on: channel.eventLoop)
        }
      return try await send(response, to: request, by: writer, channel: channel)
    }
    let reader = BodyReader(plan: await responder.bodyPlan(for: head), limits: limits)
    if let refusal = reader.refusal(of: request.headers) {
      return try await send(refusal, to: request, by: writer, channel: channel)
    }
    if request.headers[.expect]?.lowercased() == "100-continue" {
      try await writer.writeInformationalHead(HTTPResponse(status: .continue))
    }
    let response: WebResponse
    do {
      let body = try await reader.read(request, channel: channel)
      (head.body, head.file) = (body.bytes, body.file)
      response = await respond(to: head, on: channel.eventLoop)
    } catch let refusal as Refusal {
      response = refusal.response
    }
    try await send(response, to: request, by: writer, channel: channel)
  }

  /// The answer to a request that may pass, where it is there already; it does not wait.
  func presentAnswer(to head: HTTPRequest, on channel: any Channel, from owner: PeerOwner) -> WebResponse? {
    guard head.method != .post, let port = channel.localAddress?.port else { return nil }
    let address = WebServerAddress(port: port)
    guard RequestGate(address: address, limits: limits).refusal(of: head) == nil,
      AccessGate(access: access, address: address).answer(to: head, from: owner) == nil
    else { return nil }
    return responder.respondAtOnce(to: WebRequest(head))
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
      try await writer.write(response: message.head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    } else {
      try await writer.writeResponse(message.head)
    }
  }

  /// A whole answer as it is sent; without a body to a HEAD request.
  struct Message {
    let head: HTTPResponse
    let body: [UInt8]?
  }

  /// A whole answer in the form that a request takes.
  func message(_ response: WebResponse, to request: HTTPRequest) -> Message {
    let response = ResponseCompressor.compress(response, accepted: request.headerFields[.acceptEncoding])
    var head = HTTPResponse(status: response.status, headerFields: response.headers)
    // The encoder removes it again where a status allows no body.
    head.headerFields[.contentLength] = "\(response.body.count)"
    return Message(head: head, body: request.method == .head ? nil : response.body)
  }

  /// Makes a WebSocket of the connection, which then ends with it.
  private func open(
    _ socket: WebSocket, for request: Request, by writer: consuming ResponseWriter, channel: any Channel
  ) async throws {
    do {
      guard WebSocketUpgrade.isAskedFor(by: request.head) else { throw NIOWebSocketUpgradeError.invalidUpgradeHeader }
      try await WebSocketUpgrade(socket: socket, limits: limits).agree(to: request.head, on: channel)
    } catch is NIOWebSocketUpgradeError {
      return try await send(Refusal.noHandshake.response, to: request, by: writer, channel: channel)
    }
    try await withTaskCancellationHandler {
      try await channel.closeFuture.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Sends pieces as they come, until they or the connection end.
  private func send(
    _ stream: WebStream, of response: WebResponse, to request: Request, by writer: consuming ResponseWriter,
    channel: any Channel
  ) async throws {
    var head = HTTPResponse(status: response.status, headerFields: response.headers)
    guard request.method != .head else { return try await writer.writeResponse(head) }
    head.headerFields[.connection] = "close"
    let end = StreamEnd()
    let begins = ConnectionGuard.StreamBegins { end.signal() }
    try await channel.triggerUserOutboundEvent(begins).get()
    // Two tasks use it, one after the other.
    nonisolated(unsafe) var body = try await writer.writeHead(head)
    let sending = Task {
      for await chunk in stream.chunks { try await body.write(ByteBuffer(bytes: chunk)) }
    }
    end.onSignal { sending.cancel() }
    _ = await withTaskCancellationHandler {
      await sending.result
    } onCancel: {
      end.signal()
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
