import Foundation

/// One change of a live page, as the server sends it.
enum LiveOperation: Equatable {
  case attributes([Int], [String: String])
  case text([Int], String)
  case insert([Int], Int, html: String)
  case remove([Int], Int, count: Int)
  case move([Int], from: Int, to: Int)
  case styles([String])
  case title(String)
  case history(Step, String)
  case focus(String?)
  case reset(html: String)
  case load(String)
  case download(String)
  case notice(String)
  /// A file that a browser draws or shares: how, and under which name.
  case deliver(String, Way, name: String)

  enum Step: String, Decodable { case push, replace }
  enum Way: String, Decodable { case png, share }
}

extension LiveOperation: Decodable {
  /// Reads a list of a letter and what belongs to it; throws for what the client script would not understand.
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "a": self = .attributes(try list.decode([Int].self), try list.decode([String: String].self))
    case "t": self = .text(try list.decode([Int].self), try list.decode(String.self))
    case "i": self = .insert(try list.decode([Int].self), try list.decode(Int.self), html: try list.decode(String.self))
    case "r": self = .remove(try list.decode([Int].self), try list.decode(Int.self), count: try list.decode(Int.self))
    case "m": self = .move(try list.decode([Int].self), from: try list.decode(Int.self), to: try list.decode(Int.self))
    case "s": self = .styles(try list.decode([String].self))
    case "T": self = .title(try list.decode(String.self))
    case "h": self = .history(try list.decode(Step.self), try list.decode(String.self))
    case "f": self = .focus(try list.decode(String?.self))
    case "R": self = .reset(html: try list.decode(String.self))
    case "x": self = .load(try list.decode(String.self))
    case "d" where list.count == 2: self = .download(try list.decode(String.self))
    case "d":
      self = .deliver(try list.decode(String.self), try list.decode(Way.self), name: try list.decode(String.self))
    case "n": self = .notice(try list.decode(String.self))
    default: throw DecodingError.dataCorruptedError(in: list, debugDescription: "no operation is called so")
    }
    guard list.isAtEnd else { throw DecodingError.dataCorruptedError(in: list, debugDescription: "too long") }
  }
}

/// What leads a live page from one revision to the next: the answer to a request, or a push.
struct ReceivedMessage: Equatable, Decodable {
  /// The number of the request that it answers; nil for a push.
  let number: Int?
  let from: Int
  let to: Int
  let version: String
  let operations: [LiveOperation]

  private enum CodingKeys: String, CodingKey {
    case number = "n"
    case from = "f"
    case to = "t"
    case version = "v"
    case operations = "o"
  }

  private struct Reload: Decodable { let reload: Bool? }

  /// Reads one; nil where it says that the page has to be loaded anew.
  ///
  /// - Throws: ``UITestError/badAnswer(_:)`` for what the client script would not understand.
  static func read(_ json: [UInt8]) throws -> ReceivedMessage? {
    do {
      if try JSONDecoder().decode(Reload.self, from: Data(json)).reload == true { return nil }
      return try JSONDecoder().decode(ReceivedMessage.self, from: Data(json))
    } catch {
      let start = String(decoding: json.prefix(200), as: UTF8.self)
      throw UITestError.badAnswer("“\(start)” isn't a message to a live page. \(error)")
    }
  }

  var isAnswer: Bool { number != nil }

  /// Whether a page of this revision shows something newer already.
  func isPast(_ revision: Int) -> Bool { reset == nil ? from < revision : to < revision }

  /// Whether a page of this revision can take it.
  func fits(_ revision: Int) -> Bool { reset == nil ? from == revision : to >= revision }

  var reset: String? {
    for case .reset(let html) in operations { return html }
    return nil
  }

  /// The style rules that it brings.
  var rules: [String] {
    operations.flatMap { operation -> [String] in
      if case .styles(let rules) = operation { rules } else { [] }
    }
  }
}

extension WireValue {
  /// The value as one line of at most 200 characters, for messages.
  var line: String {
    let text = (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}
