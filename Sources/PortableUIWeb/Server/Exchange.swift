import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// One request and its answer: the gate, the body, the responder's time, compression.
///
/// It runs on the shared thread pool, never on the main actor. A streaming answer would be a second kind of result
/// beside ``WebResponse``, written in `send` by `ResponseWriter.writeHead`; the steps before stay as they are.
struct Exchange: Sendable {
  let responder: any WebResponder
  let limits: WebServerLimits
  let logger: Logger

  /// Answers one request; what it throws ends the connection without a word.
  func answer(_ request: Request, writer: consuming ResponseWriter, channel: any Channel) async throws {
    guard let port = channel.localAddress?.port else { throw ChannelError.ioOnClosedChannel }
    let gate = RequestGate(address: WebServerAddress(port: port), limits: limits)
    if let refusal = gate.refusal(of: request.head) ?? lengthRefusal(of: request) {
      logger.debug("Refused a request", metadata: ["status": "\(refusal.status.code)"])
      return try await send(refusal.response, to: request, by: writer)
    }
    if request.headers[.expect]?.lowercased() == "100-continue" {
      try await writer.writeInformationalHead(HTTPResponse(status: .continue))
    }
    let response: WebResponse
    do {
      let body = try await body(of: request)
      response = await respond(
        to: WebRequest(
          method: request.method, target: request.head.path ?? "/", headers: request.headersWithHost, body: body),
        on: channel.eventLoop)
    } catch is ConnectionGuard.RequestTooSlow {
      response = Refusal.bodyTooSlow.response
    } catch is NIOTooManyBytesError {
      response = Refusal.bodyTooLong.response
    }
    try await send(response, to: request, by: writer)
  }

  private func lengthRefusal(of request: Request) -> Refusal? {
    guard request.method == .post, let length = request.headers[.contentLength] else { return nil }
    return Int(length).map { $0 > limits.bodyBytes } ?? true ? .bodyTooLong : nil
  }

  /// The body of a POST; what other methods send means nothing and is skipped before the next request.
  private func body(of request: Request) async throws -> [UInt8] {
    guard request.method == .post else { return [] }
    return Array(try await request.body.collect(upTo: limits.bodyBytes).readableBytesView)
  }

  /// The responder's answer, or an excuse once its time is over or the server stops.
  ///
  /// The work is a task of its own, so that a responder that does not look at cancellation cannot hold the reader.
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

  private func send(_ response: WebResponse, to request: Request, by writer: consuming ResponseWriter) async throws {
    let response = ResponseCompressor.compress(response, accepted: request.headers[.acceptEncoding])
    var head = HTTPResponse(status: response.status, headerFields: response.headers)
    // The encoder removes it again where a status allows no body.
    head.headerFields[.contentLength] = "\(response.body.count)"
    if request.method == .head {
      try await writer.writeResponse(head)
    } else {
      try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
    }
  }
}

extension Request {
  /// The header fields as they were sent: Hummingbird keeps `Host` apart.
  fileprivate var headersWithHost: HTTPFields {
    var fields = headers
    fields[.host] = head.authority
    return fields
  }
}

extension WebRequest {
  /// The target without its query: what a person searched for stays out of the log.
  fileprivate var path: Substring { target.prefix { $0 != "?" } }
}
