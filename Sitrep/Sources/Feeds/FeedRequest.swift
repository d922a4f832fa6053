import Domain
import Foundation

/// One question to a server.
struct FeedRequest: Sendable {
  let url: String
  let accepted: String

  /// The most bytes of the answer.
  let most: Int

  /// The answer that we have: nothing is sent if it would be the same.
  var mark: CacheValidator?

  init(_ url: String, accepting accepted: String, most: Int) {
    self.url = url
    self.accepted = accepted
    self.most = most
  }

  /// The header fields.
  var fields: [(name: String, value: String)] {
    var fields = [("Accept", accepted), ("Accept-Encoding", "gzip"), ("User-Agent", "Sitrep")]
    if let tag = mark?.tag { fields.append(("If-None-Match", tag)) }
    if let modified = mark?.modified { fields.append(("If-Modified-Since", modified)) }
    return fields
  }
}

/// What a server answered.
struct FeedReply: Sendable {
  /// The header fields that count.
  static let fieldNames = ["etag", "last-modified", "date", "location", "retry-after"]

  let status: Int
  let body: Data

  /// The header fields, by lower-case name.
  let fields: [String: String]

  /// By what the server knows the answer; nil where what it sent is too long or no plain text.
  var mark: CacheValidator? {
    CacheValidator(tag: plain("etag"), modified: plain("last-modified"))
  }

  /// The server's day, in UTC.
  var day: Day? { fields["date"].flatMap(FeedDate.init)?.day }

  /// What an answer means that brings nothing.
  var problem: RefreshProblem {
    switch status {
    case 300..<400 where status != 304: .redirected(to: plain("location").flatMap { URL(string: $0)?.host() } ?? "")
    case 429, 503: pause.map { .askedToWait(until: $0) } ?? .status(status)
    default: .status(status)
    }
  }

  /// When the server wants to be asked again: a number of seconds, or a moment.
  private var pause: Date? {
    guard let text = fields["retry-after"] else { return nil }
    if let seconds = Int(text), seconds >= 0 { return Date(timeIntervalSinceNow: Double(min(seconds, 86_400))) }
    return FeedDate(text)?.moment
  }

  private func plain(_ name: String) -> String? {
    guard let text = fields[name], text.utf8.count <= 200, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    return text
  }
}
