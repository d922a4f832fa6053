extension DOMNode {
  /// The role, name and states of this element alone.
  package var accessibleNode: AccessibleNode {
    AccessibleNode(role: role, name: accessibleName, states: accessibleStates)
  }

  /// What a screen reader is told of it and all inside, top to bottom.
  public var outline: [AccessibleNode] {
    if isText { return [AccessibleNode(role: .text, name: text.replacing("\n", with: " "))] }
    guard !hidesItself, attributes["aria-hidden"] != "true", !has("inert") else { return [] }
    var node = accessibleNode
    if node.role == .image, node.name.isEmpty { return [] }
    if name == "br" { return [.lineBreak] }
    if name == "svg", node.role == .none { return [] }
    if name == "label", has("for") || first(where: { HTMLRules.controls.contains($0.name) }) != nil {
      return children.filter { !$0.isText }.flatMap(\.outline)
    }
    let isLeaf = Role.namedByContent.contains(node.role) || node.role == .image || value != nil
    let inside = isLeaf ? [] : children.flatMap(\.outline)
    guard !Role.passedOver.contains(node.role) else {
      return isInline ? inside : [.lineBreak] + inside + [.lineBreak]
    }
    node.children = AccessibleNode.joiningText(inside)
    return [node]
  }

  private var accessibleStates: [String] {
    var states: [String] = []
    if role == .heading, let level = attributes["aria-level"] ?? headingLevel { states.append("level \(level)") }
    if [.switch, .checkbox, Role(rawValue: "radio")].contains(role) || has("aria-pressed") {
      states.append(isOn ? "on" : "off")
    }
    if let expanded = expanded { states.append(expanded ? "expanded" : "collapsed") }
    if let current = attributes["aria-current"], current != "false" { states.append("current") }
    if attributes["aria-selected"] == "true" { states.append("selected") }
    if attributes["aria-modal"] == "true" { states.append("modal") }
    if isDisabled { states.append("disabled") }
    if has("required") || attributes["aria-required"] == "true" { states.append("required") }
    if attributes["aria-invalid"] == "true" { states.append("invalid") }
    if let value, !value.isEmpty { states.append("= \"\(value.singleSpaced)\"") }
    if role == .link, let href = attributes["href"] { states.append("to \(href)") }
    return states
  }

  private var headingLevel: String? {
    ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name) ? String(name.dropFirst()) : nil
  }

  private var expanded: Bool? {
    if name == "summary" { return parent?.has("open") }
    return attributes["aria-expanded"].map { $0 == "true" }
  }
}
