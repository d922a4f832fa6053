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
    case (.get, "/live/status") where configuration.showsStatus:
      return .plain(.ok, windows.counters.now.text(windows: windows.count))
    case (.post, let path) where path.hasPrefix(UploadBox.path): return windows.uploads.receive(request)
    default: return windows.downloads.response(to: request) ?? .plain(.notFound, "There is nothing at this address.")
    }
  }

  /// What becomes of a body that is about to arrive.
  func bodyPlan(for head: WebRequest) -> BodyPlan {
    windows.uploads.bodyPlan(for: head) { windows.isOpen($0) } ?? .memory(limit: Self.eventBytes)
  }

  /// The longest message of a page: a long text and what goes with it.
  private static let eventBytes = 512 * 1024

  private func event(_ request: WebRequest) async -> WebResponse {
    let message: LiveRequest
    do {
      guard request.mediaType == "application/json" else { throw NotJSON() }
      message = try JSONDecoder().decode(LiveRequest.self, from: Data(request.body))
    } catch {
      windows.counters.count { $0.malformedRequests += 1 }
      return .plain(.badRequest, "The page's message could not be read. Reload the page.")
    }
    if message.events.contains(.leave) {
      await windows.leave(message.window)
      return WebResponse(status: .noContent)
    }
    guard message.assets == Assets.version else { return .json(Array(#"{"reload":true}"#.utf8)) }
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
      if let answer = await window.answer(message) { return .json(answer.json) }
    }
    return .plain(.serviceUnavailable, "Too many pages are open. Close some, then try again.")
  }

  private func stream(_ request: WebRequest) async -> WebResponse {
    guard let query = StreamQuery(request.target) else {
      windows.counters.count { $0.malformedRequests += 1 }
      return .plain(.badRequest, "The stream's address is not valid.")
    }
    guard query.assets == Assets.version else {
      return .stream(
        AsyncStream {
          $0.yield(Array("data: {\"reload\":true}\n\n".utf8))
          $0.finish()
        })
    }
    let reader = Reader(request.headers, in: configuration)
    let page = LiveWindow.Page(version: query.version, revision: query.revision)
    for _ in 0..<2 {
      guard let window = windows.window(query.window, for: reader, events: 1, warms: false) else {
        return .tooManyRequests
      }
      if let messages = await window.openStream(at: query.address, page) { return .stream(messages) }
    }
    return .plain(.serviceUnavailable, "Too many pages are open. Close some, then try again.")
  }

  private struct NotJSON: Error {}
}

/// What a page says when it opens its stream.
struct StreamQuery: Sendable, Equatable {
  let window: WindowID
  let revision: Int
  let version: String
  let address: String
  let assets: String

  /// Nil where something is missing or malformed.
  init?(_ target: String) {
    let query = target.drop { $0 != "?" }.dropFirst()
    guard let pairs = FormFields.parse(Array(query.utf8)) else { return nil }
    let fields = Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let window = fields["w"].flatMap({ WindowID($0) }),
      let revision = fields["r"].flatMap({ Int($0) }), (0...(1 << 40)).contains(revision), let version = fields["v"],
      let address = fields["u"], LinkAddress(address) == .here, let assets = fields["a"]
    else { return nil }
    self.window = window
    self.revision = revision
    self.version = version
    self.address = address
    self.assets = assets
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
