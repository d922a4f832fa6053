import Foundation
import HTTPTypes
import PortableUICore

/// Answers what live pages ask for: events, streams, and, where the program wants it, how the windows are doing.
struct LiveEndpoint: Sendable {
  /// Below this path nothing is a screen.
  static let path = "/live/"

  let windows: LiveWindows
  let configuration: WebApplicationConfiguration

  func answer(_ request: WebRequest) async -> WebResponse {
    guard request.isOfOwnSite else { return Refusal.crossSite.response }
    switch (request.method, request.target.prefix { $0 != "?" }) {
    case (.post, "/live/event"): return await event(request)
    case (.get, "/live/stream"): return await stream(request)
    case (.post, "/live/join"): return await join(request)
    case (.post, "/live/part"): return await part(request)
    case (.get, "/live/status") where configuration.showsStatus:
      return .plain(.ok, windows.statusText)
    case (.post, let path) where path.hasPrefix(UploadBox.path):
      return windows.uploads.receive(request) { windows.isOpen($0) }
    default: return windows.downloads.response(to: request) ?? .plain(.notFound, "There is nothing at this address.")
    }
  }

  /// What becomes of a body that is about to arrive.
  func bodyPlan(for head: WebRequest) async -> BodyPlan {
    await windows.uploads.bodyPlan(for: head) { await windows.open($0.window)?.fileField($0.control) }
      ?? .memory(limit: head.target == "/live/event" ? Self.eventBytes : Self.listenBytes)
  }

  /// The longest message of a page: a long text and what goes with it.
  private static let eventBytes = 512 * 1024
  /// The longest message of a page that listens: an address, escaped as JSON may be, and what goes with it.
  private static let listenBytes = 6 * LinkAddress.longest + 4 * 1024

  private func event(_ request: WebRequest) async -> WebResponse {
    let message: LiveRequest
    do {
      message = try JSONDecoder().decode(LiveRequest.self, from: Data(try request.json))
    } catch {
      return refusal(of: error)
    }
    if message.events.contains(.leave) {
      await windows.leave(message.window)
      return WebResponse(status: .noContent)
    }
    guard message.assets == Assets.version else { return .json(Array(Self.reload.utf8)) }
    // A field would refuse it, and the page would take back what was typed.
    guard message.inputs.values.allSatisfy({ $0.utf8.count <= FieldText.byteLimit }) else {
      return .plain(.contentTooLarge, "The text is too long.")
    }
    return await answer(message, for: Reader(request.headers, in: configuration))
  }

  private func answer(_ message: LiveRequest, for reader: Reader) async -> WebResponse {
    let cost = message.events.count + 1
    windows.counters.count {
      $0.requests += 1
      $0.events += message.events.count
    }
    // A window that was closed before its turn is opened again once.
    for _ in 0..<2 {
      guard let window = windows.window(message.window, for: reader, events: cost) else {
        windows.counters.count { $0.floods += 1 }
        return .tooManyRequests
      }
      guard let answer = await window.answer(message)?.json else { continue }
      windows.answered(answer.count)
      return .json(answer)
    }
    return Self.tooManyPages
  }

  /// A new stream, with the window that opens it on it.
  private func stream(_ request: WebRequest) async -> WebResponse {
    let wish: ListenRequest
    do {
      wish = try ListenRequest(query: request.target.drop { $0 != "?" }.dropFirst())
    } catch {
      return refusal(of: error)
    }
    guard wish.assets == Assets.version else {
      let reload = Array("data: \(wish.window.text) \(Self.reload)\n\n".utf8)
      return .stream(
        AsyncStream {
          $0.yield(reload)
          $0.finish()
        })
    }
    let stream = windows.openStream(wish.stream ?? StreamID())
    switch await listen(wish, on: stream, isGuest: false, for: Reader(request.headers, in: configuration)) {
    case .heard: return .stream(stream.pieces)
    // It ends at once.
    case .unsure:
      stream.end()
      return .stream(stream.pieces)
    case .full, .closed:
      stream.end()
      return Self.tooManyPages
    case nil:
      stream.end()
      return .tooManyRequests
    }
  }

  /// Lets a window listen on the stream that another one of its browser opened.
  private func join(_ request: WebRequest) async -> WebResponse {
    let wish: ListenRequest
    do {
      wish = try ListenRequest(json: try request.json)
    } catch {
      return refusal(of: error)
    }
    guard wish.assets == Assets.version else { return .json(Array(Self.reload.utf8)) }
    guard let stream = wish.stream.flatMap(windows.stream) else { return .json(Array(Self.notJoined.utf8)) }
    switch await listen(wish, on: stream, isGuest: true, for: Reader(request.headers, in: configuration)) {
    case .heard: return WebResponse(status: .noContent)
    case .unsure: return .json(Array(Self.notJoined.utf8))
    case .full, .closed: return Self.tooManyPages
    case nil: return .tooManyRequests
    }
  }

  /// - Returns: nil where the window asks for too much.
  private func listen(
    _ wish: ListenRequest, on stream: LiveStream, isGuest: Bool, for reader: Reader
  ) async -> LiveWindow.Listening? {
    // A window that was closed before its turn is opened again once.
    for _ in 0..<2 {
      guard let window = windows.window(wish.window, for: reader, events: 1, warms: false) else { return nil }
      let outcome = await window.listen(on: stream, isGuest: isGuest, at: wish.address, wish.page)
      if outcome != .closed { return outcome }
    }
    return .closed
  }

  /// Takes a window off a stream.
  private func part(_ request: WebRequest) async -> WebResponse {
    do {
      let wish = try PartRequest(json: try request.json)
      if let stream = windows.stream(wish.stream) {
        await windows.open(wish.window)?.stopListening(on: stream)
      }
      return WebResponse(status: .noContent)
    } catch {
      return refusal(of: error)
    }
  }

  private func refusal(of error: any Error) -> WebResponse {
    windows.counters.count { $0.malformedRequests += 1 }
    guard error is PageAddress.TooLong else {
      return .plain(.badRequest, "The page's message could not be read. Reload the page.")
    }
    return .plain(.uriTooLong, "An address of the page is too long: at most \(LinkAddress.longest) bytes are taken.")
  }

  private static let reload = #"{"reload":true}"#
  /// The stream has ended, or the page has to say first what it shows.
  ///
  /// The page goes on by itself. An error's status would stand in the browser's console.
  private static let notJoined = #"{"joined":false}"#
  private static let tooManyPages = WebResponse.plain(
    .serviceUnavailable, "Too many pages are open. Close some, then try again.")
}

extension WebRequest {
  /// The body of a request that says that it is JSON.
  fileprivate var json: [UInt8] {
    get throws {
      guard mediaType == "application/json" else { throw ListenRequest.Malformed() }
      return body
    }
  }
}

extension WebResponse {
  fileprivate static func json(_ body: [UInt8]) -> WebResponse {
    WebResponse(status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"], body: body)
  }

  fileprivate static var tooManyRequests: WebResponse {
    var response = plain(.tooManyRequests, "Too many requests from one page. It continues by itself in a moment.")
    response.headers[.retryAfter] = "1"
    return response
  }
}
