extension DOMNode {
  /// The children that are elements: those that a live page counts.
  var elements: [DOMNode] { children.contains(where: \.isText) ? children.filter { !$0.isText } : children }

  /// Whether it is a field whose value goes to the server.
  var isLiveField: Bool {
    isOne(of: ["input", "textarea", "select"]) && attributes["name"]?.hasPrefix("n") == true
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
    let first = elements.first.flatMap { isOne(of: ["li", "div"]) ? $0.morphName : nil }
    return name + ">" + (first ?? "")
  }

  /// Whether a fresh render of the element would be the same, apart from what is the client's.
  func isSame(as fresh: DOMNode) -> Bool {
    guard name == fresh.name, hasSameAttributes(as: fresh) else { return false }
    let (inside, freshInside) = (elements, fresh.elements)
    guard inside.count == freshInside.count else { return false }
    guard !inside.isEmpty else { return rawText == fresh.rawText }
    return zip(inside, freshInside).allSatisfy { $0.isSame(as: $1) }
  }

  private func hasSameAttributes(as fresh: DOMNode) -> Bool {
    if attributes == fresh.attributes || name == "body" { return true }
    return attributes.filter { !keepsItself($0.key) } == fresh.attributes.filter { !keepsItself($0.key) }
  }

  /// The tree as one line for each element, for messages.
  var structure: String {
    var text = ""
    writeStructure(into: &text, depth: 0)
    return text
  }

  private func writeStructure(into text: inout String, depth: Int) {
    text += String(repeating: "  ", count: depth) + "<" + name
    if name != "body" {
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where !keepsItself(name) {
        text += " \(name)=\"\(value)\""
      }
    }
    text += ">"
    let inside = elements
    if inside.isEmpty { text += rawText.replacing("\n", with: "⏎") }
    text += "\n"
    for child in inside { child.writeStructure(into: &text, depth: depth + 1) }
  }
}
