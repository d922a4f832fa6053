/// One change of a live page, as the server sends it.
enum LiveOperation: Equatable {
  case attributes([Int], [String: String])
  case text([Int], String)
  case insert([Int], Int, html: String)
  case remove([Int], Int, count: Int)
  case move([Int], from: Int, to: Int)
  case styles([String])
  case title(String)
  case history(pushes: Bool, String)
  case focus(String?)
  case reset(html: String)
  case load(String)
  case download(String)
  case notice(String)
  /// A file that a browser draws or shares: how, and under which name.
  case deliver(String, way: String, name: String)

  /// Reads one.
  ///
  /// - Throws: ``UITestError/badAnswer(_:)`` for what the client script would not understand.
  init(_ json: WireValue) throws {
    let list = json.array
    guard let operation = Self.page(list) ?? Self.window(list) else {
      throw UITestError.badAnswer("\(json.line) isn't an operation")
    }
    self = operation
  }

  private static func page(_ list: [WireValue]) -> LiveOperation? {
    guard list.count > 1, let name = list[0].string, let path = list[1].path else { return nil }
    switch (name, list.count) {
    case ("a", 3):
      let attributes = list[2].object.compactMapValues(\.string)
      return attributes.count == list[2].object.count && list[2].isObject ? .attributes(path, attributes) : nil
    case ("t", 3): return list[2].string.map { .text(path, $0) }
    case ("i", 4): return list[2].index.flatMap { index in list[3].string.map { .insert(path, index, html: $0) } }
    case ("r", 4): return list[2].index.flatMap { index in list[3].index.map { .remove(path, index, count: $0) } }
    case ("m", 4): return list[2].index.flatMap { from in list[3].index.map { .move(path, from: from, to: $0) } }
    default: return nil
    }
  }

  private static func window(_ list: [WireValue]) -> LiveOperation? {
    guard list.count > 1, let name = list[0].string else { return nil }
    let text = list[1].string
    switch (name, list.count) {
    case ("s", 2): return list[1].isArray ? .styles(list[1].array.compactMap(\.string)) : nil
    case ("T", 2): return text.map { .title($0) }
    case ("h", 3):
      guard let text, ["push", "replace"].contains(text) else { return nil }
      return list[2].string.map { .history(pushes: text == "push", $0) }
    case ("f", 2): return text != nil || list[1].isNull ? .focus(text) : nil
    case ("R", 2): return text.map { .reset(html: $0) }
    case ("x", 2): return text.map { .load($0) }
    case ("d", 2): return text.map { .download($0) }
    case ("d", 4):
      return text.flatMap { address in
        guard let way = list[2].string, ["png", "share"].contains(way) else { return nil }
        return list[3].string.map { .deliver(address, way: way, name: $0) }
      }
    case ("n", 2): return text.map { .notice($0) }
    default: return nil
    }
  }
}

/// What leads a live page from one revision to the next: the answer to a request, or a push.
struct ReceivedMessage: Equatable {
  /// The number of the request that it answers; nil for a push.
  let number: Int?
  let from: Int
  let to: Int
  let version: String
  let operations: [LiveOperation]

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

  init(_ json: WireValue) throws {
    guard let from = json["f"].index, let to = json["t"].index, let version = json["v"].string, json["o"].isArray else {
      throw UITestError.badAnswer("\(json.line) isn't a message to a live page")
    }
    number = json["n"].index
    self.from = from
    self.to = to
    self.version = version
    operations = try json["o"].array.map(LiveOperation.init)
  }
}

extension WireValue {
  /// A whole number from 0.
  var index: Int? { number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }

  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }

  fileprivate var path: [Int]? {
    let path = array.compactMap(\.index)
    return isArray && path.count == array.count ? path : nil
  }

  /// The value as one line of at most 200 characters, for messages.
  var line: String {
    let text = (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}
