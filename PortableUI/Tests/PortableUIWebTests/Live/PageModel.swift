import class PortableUITesting.DOMNode
import struct PortableUITesting.HTMLParser

@testable import PortableUIWeb

/// A page as a browser holds it, changed by operations alone.
final class PageModel: Equatable {
  private let tag: String
  private var attributes: [String: String]
  private var text: String
  private var children: [PageModel]

  init(_ element: Element) {
    tag = element.tag.rawValue
    attributes = element.attributeValues
    text = element.text
    children = element.children.map(PageModel.init)
  }

  private init(_ node: DOMNode) {
    tag = node.name
    attributes = node.attributes
    text = node.children.filter(\.isText).map(\.text).joined()
    children = node.children.filter { !$0.isText }.map(PageModel.init)
  }

  static func == (one: PageModel, other: PageModel) -> Bool {
    one.tag == other.tag && one.attributes == other.attributes && one.text == other.text
      && one.children == other.children
  }

  func apply(_ operations: [Operation]) {
    for operation in operations {
      switch operation {
      case .attributes(let path, let attributes): at(path).attributes = attributes
      case .text(let path, let text):
        at(path).text = text
        at(path).children = []
      case .insert(let path, let index, let html):
        at(path).children.insert(contentsOf: Self.parse(String(decoding: html, as: UTF8.self)), at: index)
      case .remove(let path, let index, let count): at(path).children.removeSubrange(index..<(index + count))
      case .move(let path, let from, let to):
        let child = at(path).children.remove(at: from)
        at(path).children.insert(child, at: to)
      default: preconditionFailure("\(operation) is no change of a page's elements")
      }
    }
  }

  private func at(_ path: [Int]) -> PageModel { path.reduce(self) { $0.children[$1] } }

  private static func parse(_ html: String) -> [PageModel] {
    let page = "<!doctype html><html><head><title>a</title></head><body>\(html)</body></html>"
    guard let body = try? HTMLParser.document(page).first(where: { $0.name == "body" }) else { return [] }
    return body.children.map(PageModel.init)
  }
}

extension PageModel {
  /// A body with a few levels of elements, some with keys.
  static func randomElement(depth: Int, using random: inout SeededGenerator) -> Element {
    var element = Element(
      depth == 0 ? .body : [.div, .section, .span].randomElement(using: &random) ?? .div,
      classes: Bool.random(using: &random) ? [] : ["c\(Int.random(in: 0...3, using: &random))"])
    if Bool.random(using: &random) { element.set(.ariaLabel, "\(Int.random(in: 0...3, using: &random))") }
    if depth > 0, Bool.random(using: &random) { element.key = UInt64.random(in: 1...12, using: &random) }
    if depth < 4, depth == 0 || Int.random(in: 0...2, using: &random) > 0 {
      element.children = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        randomElement(depth: depth + 1, using: &random)
      }
    } else {
      element.text = ["", "a", "b < c", "“d”"].randomElement(using: &random) ?? ""
    }
    return element
  }

  /// The element with some of it changed, taken away, put in or moved.
  static func changed(_ element: Element, depth: Int = 0, using random: inout SeededGenerator) -> Element {
    guard depth == 0 || Int.random(in: 0...7, using: &random) > 0 else {
      return randomElement(depth: depth, using: &random)
    }
    var element = element
    element.children = element.children.map { changed($0, depth: depth + 1, using: &random) }
    switch Int.random(in: 0...5, using: &random) {
    case 0: element.children.shuffle(using: &random)
    case 1 where !element.children.isEmpty:
      element.children.remove(at: .random(in: element.children.indices, using: &random))
    case 2 where element.text.isEmpty:
      let place = Int.random(in: 0...element.children.count, using: &random)
      element.children.insert(randomElement(depth: depth + 1, using: &random), at: place)
    case 3: element.classes = ["new"]
    case 4 where element.children.isEmpty: element.text = "other"
    default: break
    }
    return element
  }
}

/// Random numbers that come the same each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Operation {
  static func insert(_ path: [Int], _ index: Int, html: String) -> Operation {
    .insert(path, index, html: Array(html.utf8))
  }
}
