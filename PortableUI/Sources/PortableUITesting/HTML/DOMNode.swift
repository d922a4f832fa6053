/// A node of a parsed page: the document, an element or a run of text.
///
/// A reference type, because a page is one changing thing: fields are typed into, and parents are known.
public final class DOMNode {
  /// The element's name as written; `#document` and `#text` for the other two kinds.
  public let name: String
  /// The attributes as the browser holds them, character references decoded; one without a value is empty.
  public var attributes: [String: String]
  /// The words of a text node, decoded; empty for other nodes.
  public let text: String
  public private(set) var children: [DOMNode] = []
  package private(set) weak var parent: DOMNode?
  /// What was typed or chosen since the page came; nil while the page's own value stands.
  var typedValue: String?
  /// The value that the server knows of a live field; nil for what isn't a live field.
  var serverValue: String?
  /// The value with which a live field came.
  var firstValue: String?
  /// The value of a live field that is under way to the server.
  var sentValue: String?
  /// What had the focus when this presentation came.
  weak var opener: DOMNode?
  /// Whether an address leads to this presentation.
  var isAddressed = false
  /// Whether a checkbox or radio button was changed since the page came.
  var chosenState: Bool?

  /// An element, or the document under its own name.
  package init(_ name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
    self.text = ""
  }

  /// A run of text.
  package init(text: String) {
    self.name = "#text"
    self.attributes = [:]
    self.text = text
  }

  public func append(_ child: DOMNode) {
    insert([child], at: children.count)
  }

  /// Puts nodes in, the first of them at the index.
  func insert(_ nodes: [DOMNode], at index: Int) {
    for node in nodes { node.parent = self }
    children.insert(contentsOf: nodes, at: index)
  }

  /// Takes children out.
  @discardableResult
  func remove(_ range: Range<Int>) -> [DOMNode] {
    let removed = Array(children[range])
    for node in removed { node.parent = nil }
    children.removeSubrange(range)
    return removed
  }

  /// Puts other children in the place of all.
  func replaceChildren(with nodes: [DOMNode]) {
    remove(children.indices)
    insert(nodes, at: 0)
  }
}

extension DOMNode {
  /// Whether it is text rather than an element.
  public var isText: Bool { name == "#text" }

  /// Whether it bears an attribute, with or without a value.
  public func has(_ attribute: String) -> Bool { attributes[attribute] != nil }

  /// The accessibility identifier.
  public var identifier: String? { attributes["data-testid"] }

  /// It and every node inside it, in page order.
  package var selfAndDescendants: [DOMNode] {
    var result: [DOMNode] = []
    collect(into: &result)
    return result
  }

  private func collect(into result: inout [DOMNode]) {
    result.append(self)
    for child in children { child.collect(into: &result) }
  }

  /// It and what it stands in, inside out.
  package var selfAndAncestors: [DOMNode] { Array(sequence(first: self, next: \.parent)) }

  /// The first element inside it, in page order, that fits.
  public func first(where fits: (DOMNode) -> Bool) -> DOMNode? {
    for child in children {
      if fits(child) { return child }
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }

  /// The element with this `id`.
  func element(withID id: String) -> DOMNode? { first { $0.attributes["id"] == id } }

  /// All the text inside, as written.
  package var rawText: String { isText ? text : children.map(\.rawText).joined() }
}
