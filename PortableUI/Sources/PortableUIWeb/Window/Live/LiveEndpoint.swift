import Foundation
import HTTPTypes
import PortableUICore

/// Answers what live pages ask for: events, streams, files, and how the windows are doing.
struct LiveEndpoint: Sendable {
  let windows: LiveWindows
  let configuration: WebApplicationConfiguration

  /// The longest message of a page: a long text and what goes with it.
  static let eventBytes = 512 * 1024
  /// The longest message over a socket, which may take a minute to come whole; a page sends a longer one as a request.
  static let spokenBytes = 64 * 1024
  /// The longest message of a page that listens: an address, escaped as JSON may be, and what goes with it.
  static let listenBytes = 6 * LinkAddress.longest + 4 * 1024

  /// How the windows are doing; nil where the program does not tell.
  func status(_ request: WebRequest) -> WebResponse? {
    configuration.showsStatus ? .plain(.ok, windows.statusText) : nil
  }

  /// What becomes of a file that is about to arrive; nil where its address isn't an upload's.
  func uploadPlan(for head: WebRequest) async -> BodyPlan? {
    await windows.uploads.bodyPlan(for: head) { await windows.open($0.window)?.fileField($0.control) }
  }

  func upload(_ request: WebRequest) -> WebResponse {
    windows.uploads.receive(request) { windows.isOpen($0) }
  }

  /// What a person did in a page.
  func event(_ request: WebRequest) async -> WebResponse {
    await answering { try await event(request.json, headers: request.headers) }
  }

  /// The same over a connection of the page's own, one message after the other.
  ///
  /// There and back it is quicker than a request. An answer that would have another status than 200 is `{"status":…}`.
  ///
  /// With the query of a stream, it brings what the stream would.
  func socket(_ request: WebRequest) async -> WebResponse {
    guard !request.target.contains("?") else { return await spokenStream(request) }
    var headers = request.headers
    // Its messages are never compressed.
    headers[.acceptEncoding] = nil
    return .webSocket(messageBytes: Self.spokenBytes) { [headers] message in
      let response = await answering { try await event(message, headers: headers) }
      return response.status == .ok ? response.body : Array(#"{"status":\#(response.status.code)}"#.utf8)
    }
  }

  private func event(_ json: [UInt8], headers: HTTPFields) async throws -> WebResponse {
    let message = try JSONDecoder().decode(LiveRequest.self, from: Data(json))
    if message.events.contains(.leave) {
      await windows.leave(message.window)
      return WebResponse(status: .noContent)
    }
    guard message.assets == Assets.version else { return .json(Array(Self.reload.utf8)) }
    // A field would refuse it, and the page would take back what was typed.
    guard message.inputs.values.allSatisfy({ $0.utf8.count <= FieldText.byteLimit }) else {
      return .plain(.contentTooLarge, "The text is too long.")
    }
    let response = await answer(message, for: Visitor(headers, in: configuration))
    guard message.isFar else { return response }
    return ResponseCompressor.compressed(response, accepted: headers[.acceptEncoding])
  }

  private func answer(_ message: LiveRequest, for visitor: Visitor) async -> WebResponse {
    let cost = message.events.count + 1
    windows.counters.count {
      $0.requests += 1
      $0.events += message.events.count
    }
    // A window that was closed before its turn is opened again once.
    for _ in 0..<2 {
      guard let window = windows.window(message.window, for: visitor, events: cost) else {
        windows.counters.count { $0.floods += 1 }
        return Self.tooManyRequests
      }
      guard let answer = await window.answer(message)?.json else { continue }
      windows.answered(answer.count)
      return .json(answer)
    }
    return Self.tooManyPages
  }

  /// A new stream, with the window that opens it on it.
  func stream(_ request: WebRequest) async -> WebResponse {
    await opening(request) {
      .stream($0.pieces)
    } outdated: { window in
      .stream(
        AsyncStream {
          $0.yield(window.piece(of: Array(Self.reload.utf8)))
          $0.finish()
        })
    }
  }

  /// The same over a WebSocket: each of the page's messages asks for the next piece, which is empty to keep the
  /// connection alive.
  private func spokenStream(_ request: WebRequest) async -> WebResponse {
    await opening(request) { stream in
      let pieces = stream.pieces
      return .webSocket(messageBytes: 64) { _ in
        await pieces.next().map { $0.starts(with: "data: ".utf8) ? Array($0.dropFirst(6).dropLast(2)) : [] }
      }
    } outdated: { _ in
      // The page asks why, and hears it then.
      .webSocket(messageBytes: 64) { _ in nil }
    }
  }

  /// Opens a stream: `answer` gives the response that carries it, `outdated` the one for a page of another version.
  private func opening(
    _ request: WebRequest, _ answer: (LiveStream) -> WebResponse, outdated: (WindowID) -> WebResponse
  ) async -> WebResponse {
    await answering {
      let listening = try ListenRequest(query: request.target.drop { $0 != "?" }.dropFirst())
      guard listening.assets == Assets.version else { return outdated(listening.window) }
      let stream = windows.openStream(listening.stream ?? StreamID())
      let visitor = Visitor(request.headers, in: configuration)
      let outcome = await listen(listening, on: stream, isGuest: false, for: visitor)
      if outcome != .heard { stream.end() }
      switch outcome {
      case .heard, .unsure: return answer(stream)
      case .full, .closed: return Self.tooManyPages
      case nil: return Self.tooManyRequests
      }
    }
  }

  /// Lets a window listen on the stream that another one of its browser opened.
  func join(_ request: WebRequest) async -> WebResponse {
    await answering {
      let listening = try ListenRequest(json: request.json)
      guard listening.assets == Assets.version else { return .json(Array(Self.reload.utf8)) }
      guard let stream = listening.stream.flatMap(windows.stream) else { return .json(Array(Self.notJoined.utf8)) }
      switch await listen(listening, on: stream, isGuest: true, for: Visitor(request.headers, in: configuration)) {
      case .heard: return WebResponse(status: .noContent)
      case .unsure: return .json(Array(Self.notJoined.utf8))
      case .full, .closed: return Self.tooManyPages
      case nil: return Self.tooManyRequests
      }
    }
  }

  /// - Returns: nil where the window asks for too much.
  private func listen(
    _ listening: ListenRequest, on stream: LiveStream, isGuest: Bool, for visitor: Visitor
  ) async -> LiveWindow.Listening? {
    // A window that was closed before its turn is opened again once.
    for _ in 0..<2 {
      guard let window = windows.window(listening.window, for: visitor, events: 1, isUse: false) else { return nil }
      let outcome = await window.listen(on: stream, isGuest: isGuest, at: listening.address, listening.page)
      if outcome != .closed { return outcome }
    }
    return .closed
  }

  /// Takes a window off a stream.
  func part(_ request: WebRequest) async -> WebResponse {
    await answering {
      let part = try PartRequest(json: request.json)
      if let stream = windows.stream(part.stream) {
        await windows.open(part.window)?.stopListening(on: stream)
      }
      return WebResponse(status: .noContent)
    }
  }

  /// An answer, or the refusal of a message that cannot be read.
  private func answering(_ answer: () async throws -> WebResponse) async -> WebResponse {
    do {
      return try await answer()
    } catch {
      windows.counters.count { $0.malformedRequests += 1 }
      guard error is PageAddress.TooLong else {
        return .plain(.badRequest, "The page's message could not be read. Reload the page.")
      }
      return .plain(.uriTooLong, "An address of the page is too long: at most \(LinkAddress.longest) bytes are taken.")
    }
  }

  private static let reload = #"{"reload":true}"#
  /// The stream has ended, or the page has to say first what it shows.
  ///
  /// The page goes on by itself. An error's status would stand in the browser's console.
  private static let notJoined = #"{"joined":false}"#
  private static let tooManyPages = WebResponse.plain(
    .serviceUnavailable, "Too many pages are open. Close some, then try again.")
  private static let tooManyRequests = WebResponse.plain(
    .tooManyRequests, "Too many requests from one page. It continues by itself in a moment.", [.retryAfter: "1"])
}

extension WebRequest {
  /// The body of a request that says that it is JSON.
  fileprivate var json: [UInt8] {
    get throws {
      guard headers.mediaType == "application/json" else { throw ListenRequest.Malformed() }
      return body
    }
  }
}

extension WebResponse {
  fileprivate static func json(_ body: [UInt8]) -> WebResponse {
    WebResponse(status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"], body: body)
  }
}
