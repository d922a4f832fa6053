import Foundation
import HTTPTypes

@testable import PortableUIWeb

/// A page of a test app whose script runs, as far as the wire is concerned.
@MainActor
final class LivePage {
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

  func respond(to events: [[any Sendable]], more: [String: any Sendable] = [:]) async throws -> WebResponse {
    var message: [String: any Sendable] = [
      "w": id, "n": number, "r": revision, "v": version, "u": address, "a": assets, "e": events,
    ]
    message.merge(more) { _, new in new }
    let body = try JSONSerialization.data(withJSONObject: message)
    return await app.respond(
      .post, "/live/event", headers: [.contentType: "application/json"], body: String(decoding: body, as: UTF8.self))
  }

  /// The page's stream.
  func listen() async -> WebResponse {
    await app.get(streamAddress)
  }

  var streamAddress: String {
    let address = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "/live/stream?w=\(id)&r=\(revision)&v=\(version)&u=\(address)&a=\(assets)"
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

  /// True where the whole page came anew.
  var isReset: Bool { operations.contains { $0.hasPrefix(#"["R","#) } }
}

extension WebResponse {
  /// The first piece of a stream that is a message.
  func firstMessage() async throws -> Answer? {
    guard let stream else { return nil }
    for await piece in stream.chunks {
      let text = String(decoding: piece, as: UTF8.self)
      if text.hasPrefix("data: ") { return try Answer(json: Array(text.dropFirst(6).utf8)) }
    }
    return nil
  }
}
