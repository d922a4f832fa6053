extension DOMNode {
  /// The children that are elements: those that a live page counts.
  var elements: [DOMNode] { children.contains(where: \.isText) ? children.filter { !$0.isText } : children }

  /// Whether it is a field whose value goes to the server.
  var isLiveField: Bool {
    ["input", "textarea", "select"].contains(name) && attributes["name"]?.hasPrefix("n") == true
  }

  var isFileField: Bool { attributes["type"] == "file" }

  /// Whether an attribute is the client's, so that the server's word on it does not count.
  func keepsItself(_ attribute: String) -> Bool {
    name == "details" && attribute == "open" || name == "body" && attribute.hasPrefix("data-")
      || isReader && ["tabindex", "role", "aria-label", "aria-valuenow"].contains(attribute)
  }

  /// What tells an element from its siblings when a whole page comes anew.
  var morphName: String {
    let named = attributes["name"] == "event" ? attributes["value"] : attributes["name"]
    for own in [attributes["id"], attributes["data-in"], named, attributes["href"]] {
      if let own, !own.isEmpty { return name + " " + own }
    }
    let first = ["li", "div"].contains(name) ? elements.first?.morphName : nil
    return name + ">" + (first ?? "")
  }

  /// Whether a fresh render of the element would be the same, apart from what is the client's.
  func isSame(as fresh: DOMNode) -> Bool {
    guard name == fresh.name, attributes == fresh.attributes || serverAttributes == fresh.serverAttributes else {
      return false
    }
    let (inside, freshInside) = (elements, fresh.elements)
    guard inside.count == freshInside.count else { return false }
    guard !inside.isEmpty else { return rawText == fresh.rawText }
    return zip(inside, freshInside).allSatisfy { $0.isSame(as: $1) }
  }

  private var serverAttributes: [String: String] {
    name == "body" ? [:] : attributes.filter { !keepsItself($0.key) }
  }

  /// The tree as one line for each element, for messages.
  var structure: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let written = serverAttributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
    let tag = "<" + name + written.joined() + ">"
    let inside = elements
    guard !inside.isEmpty else { return [tag + rawText.replacing("\n", with: "⏎")] }
    return [tag] + inside.flatMap(\.lines).map { "  " + $0 }
  }
}
