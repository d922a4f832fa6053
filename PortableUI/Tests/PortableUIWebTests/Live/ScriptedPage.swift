import Foundation
import HTTPTypes
import Testing

@testable import PortableUIWeb

/// A page of a test app whose script runs, as far as the wire is concerned.
@MainActor
final class ScriptedPage {
  let app: TestApp
  let id: String
  let html: String
  var address: String
  var version: String
  var assets = Assets.version
  var revision = 0
  var number = 0

  /// Loads a page.
  init(_ app: TestApp, at address: String = "/1", id: String? = nil) async {
    self.app = app
    self.address = address
    self.id = id ?? UUID().uuidString
    html = await app.get(address).text
    version = html.firstMatch(of: #/data-version="(\w+)"/#).map { String($0.output.1) } ?? ""
  }

  /// The name of the button with this label, on the page as it was loaded or in other HTML.
  func control(_ label: String, in html: String? = nil) -> String {
    let pattern = #/name="event" value="(n[\w-]{11})"[^>]*><span[^>]*>(?<label>[^<]*)</span>/#
    let match = (html ?? self.html).matches(of: pattern).first { $0.output.label == label }
    return match.map { String($0.output.1) } ?? "none"
  }

  /// Sends events and takes over what the answer says of the page.
  @discardableResult
  func send(_ events: [any Sendable]..., more: [String: any Sendable] = [:]) async throws -> Answer {
    number += 1
    let answer = try await answer(to: events, more: more)
    (revision, version) = (answer.to, answer.version)
    return answer
  }

  func answer(to events: [[any Sendable]], more: [String: any Sendable] = [:]) async throws -> Answer {
    try Answer(await respond(to: events, more: more))
  }

  func respond(
    to events: [[any Sendable]], more: [String: any Sendable] = [:], accepting encodings: String? = nil
  ) async throws -> WebResponse {
    var headers: HTTPFields = [.contentType: "application/json"]
    headers[.acceptEncoding] = encodings
    let body = String(decoding: try message(events, more), as: UTF8.self)
    return await app.respond(.post, "/live/event", headers: headers, body: body)
  }

  /// What a page's socket answers to events.
  func say(
    _ events: [[any Sendable]], more: [String: any Sendable] = [:], over socket: WebSocket
  ) async throws -> [UInt8] {
    try #require(await socket.answer(Array(try message(events, more))))
  }

  private func message(_ events: [[any Sendable]], _ more: [String: any Sendable]) throws -> Data {
    var message: [String: any Sendable] = [
      "w": id, "n": number, "r": revision, "v": version, "u": address, "a": assets, "e": events,
    ]
    message.merge(more) { _, new in new }
    return try JSONSerialization.data(withJSONObject: message)
  }

  /// The page's stream, which other pages find by its name, if it has one.
  func listen(naming stream: String? = nil) async -> WebResponse {
    await app.get(streamAddress + (stream.map { "&s=\($0)" } ?? ""))
  }

  var streamAddress: String { "/live/stream?" + query }

  /// Where the page hears over a socket of its own.
  var socketAddress: String { "/live/socket?" + query }

  private var query: String {
    let address = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "w=\(id)&r=\(revision)&v=\(version)&u=\(address)&a=\(assets)"
  }

  /// Listens on the stream that another page opened.
  func join(_ stream: String) async -> WebResponse {
    await post("/live/join", ["s": stream, "w": id, "r": "\(revision)", "v": version, "u": address, "a": assets])
  }

  /// No longer listens on the stream of another page.
  func part(from stream: String) async -> WebResponse {
    await post("/live/part", ["s": stream, "w": id])
  }

  private func post(_ target: String, _ message: [String: String]) async -> WebResponse {
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return await app.respond(
      .post, target, headers: [.contentType: "application/json"], body: String(decoding: body, as: UTF8.self))
  }
}

/// A stream as a browser's leader reads it.
@MainActor
final class OpenStream {
  private var pieces: any AsyncIteratorProtocol<[UInt8], Never>

  init?(_ response: WebResponse) {
    guard let stream = response.stream else { return nil }
    pieces = stream.chunks.makeAsyncIterator()
  }

  /// The next message and the window that it is for; nil where the stream has ended.
  ///
  /// Comments are passed over.
  func next() async throws -> (window: String, answer: Answer?)? {
    while let piece = await pieces.next(isolation: #isolation) {
      let text = String(decoding: piece, as: UTF8.self)
      guard text.hasPrefix("data: ") else { continue }
      let parts = text.dropFirst(6).dropLast(2).split(separator: " ", maxSplits: 1)
      let answer = parts[1] == "end" ? nil : try Answer(json: Array(parts[1].utf8))
      return (String(parts[0]), answer)
    }
    return nil
  }
}

/// An answer to events, or a push.
struct Answer {
  let from: Int
  let to: Int
  let version: String
  /// Each operation as JSON without its brackets.
  let operations: [String]

  init(_ response: WebResponse) throws {
    try self.init(json: response.body)
  }

  init(json: [UInt8]) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] ?? [:]
    from = object["f"] as? Int ?? -1
    to = object["t"] as? Int ?? -1
    version = object["v"] as? String ?? ""
    operations = try (object["o"] as? [Any] ?? []).map { operation in
      let options: JSONSerialization.WritingOptions = [.withoutEscapingSlashes, .sortedKeys]
      return String(decoding: try JSONSerialization.data(withJSONObject: operation, options: options), as: UTF8.self)
    }
  }

  /// What the program wants of the focus.
  var focus: String? { operations.first { $0.hasPrefix(#"["f","#) } }

  /// True where the whole page came anew.
  var isReset: Bool { operations.contains { $0.hasPrefix(#"["R","#) } }
}

extension WebResponse {
  /// The first piece of a stream that is a message.
  @MainActor func firstMessage() async throws -> Answer? {
    try await OpenStream(self)?.next()?.answer
  }
}
