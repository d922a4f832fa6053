import Foundation

/// An address of the app in its parts: `/world/asia/add?name=Japan`.
package nonisolated struct DeepLink: Hashable, Sendable {
  /// The first step of the path; nil for `/`.
  package var tab: String?

  /// The steps after it, as they are written.
  package let steps: [String]

  private var items: [Item] = []

  private struct Item: Hashable {
    let name: String
    let value: String
  }

  /// - Parameters:
  ///   - tab: The first step of the path.
  ///   - steps: The steps after it; one that is any text is made by ``step(_:)``.
  ///   - query: Names and texts, in their order; those without a text are left out.
  package init(_ tab: String, _ steps: [String] = [], query: [(name: String, text: String)] = []) {
    self.tab = tab
    self.steps = steps
    for (name, text) in query where !text.isEmpty { items.append(Item(name: name, value: text)) }
  }

  /// Reads a path with query that begins with `/`.
  package init?(_ address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.first == "/" else { return nil }
    let all = path == "/" ? [] : path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    tab = all.first.map(String.init)
    steps = all.dropFirst().map(String.init)
    guard parts.count > 1 else { return }
    for item in parts[1].split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = pair.count == 2 ? String(pair[1]).removingPercentEncoding : "" else { continue }
      items.append(Item(name: String(pair[0]), value: value))
    }
  }

  /// The same without the slash that it ends with; nil where it ends with none.
  package var withoutLastSlash: DeepLink? {
    guard let tab, !tab.isEmpty, steps.last == "" else { return nil }
    var short = DeepLink(tab, steps.dropLast())
    short.items = items
    return short
  }

  /// The text that the query gives a name; empty where it gives none.
  package subscript(name: String) -> String { items.last { $0.name == name }?.value ?? "" }

  /// The whole as a text.
  package var address: String {
    var address = ""
    for step in CollectionOfOne(tab ?? "") + steps { address += "/" + step }
    var separator = "?"
    for item in items {
      address += separator + item.name + "=" + Self.escaped(item.value, Self.query)
      separator = "&"
    }
    return address
  }

  /// A text as one step of a path.
  ///
  /// Browsers leave out steps of one or two dots, however they are written, and an address may end with a slash that
  /// means nothing, so these and the empty text begin with a tilde.
  package static func step(_ text: String) -> String {
    // Ids are such texts, and a list has many of them.
    let step = text.utf8.allSatisfy(isPlain) ? text : escaped(text, unreserved).replacing("~", with: "%7E")
    return ["", ".", ".."].contains(step) ? "~" + step : step
  }

  /// The text that a step of a path stands for, or nil where it is not well-formed.
  package static func text(ofStep step: String) -> String? {
    step.isEmpty ? nil : String(step.trimmingPrefix("~")).removingPercentEncoding
  }

  /// True for what is the same in an address and never has to be escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func escaped(_ text: String, _ kept: CharacterSet) -> String {
    text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  private static let query = unreserved.union(CharacterSet(charactersIn: ","))
}
