/// Where the focus is and goes.
extension LivePage {
  /// Whether an element is in the page.
  func has(_ node: DOMNode) -> Bool { node.selfAndAncestors.contains { $0 === body } }

  /// The field, button or element of this name.
  func control(named name: String) -> DOMNode? {
    body.first { $0.attributes["name"] == name || $0.attributes["value"] == name || $0.attributes["id"] == name }
  }

  /// Tells the server of the focus of fields that want it.
  func focusMoved(from old: DOMNode?, to new: DOMNode?) {
    guard old !== new else { return }
    for (field, isIn) in [(old, false), (new, true)] {
      guard let field, field.has("data-focus"), has(field), let name = field.attributes["name"] else { continue }
      queue.append(["focus", .string(name), .bool(isIn)])
    }
  }

  /// Where an element stands, from the inside out.
  func trail(of node: DOMNode?) -> [(parent: DOMNode, index: Int)] {
    guard let node, has(node) else { return [] }
    return node.selfAndAncestors.prefix { $0 !== body }.compactMap { element in
      guard let parent = element.parent, let index = parent.elements.firstIndex(where: { $0 === element }) else {
        return nil
      }
      return (parent, index)
    }
  }

  /// What can have the focus where a focused element stood.
  func heir(of trail: [(parent: DOMNode, index: Int)]) -> DOMNode? {
    for (parent, index) in trail where has(parent) && !parent.elements.isEmpty {
      let heir = parent.elements[min(index, parent.elements.count - 1)]
      if let control = heir.selfAndDescendants.first(where: { $0.isFocusable }) { return control }
    }
    return nil
  }
}

extension DOMNode {
  /// The classes of its style.
  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  fileprivate var isFocusable: Bool {
    switch name {
    case "a": has("href")
    case "button": !has("disabled")
    case "input", "textarea", "select", "summary": true
    default: has("tabindex")
    }
  }
}
