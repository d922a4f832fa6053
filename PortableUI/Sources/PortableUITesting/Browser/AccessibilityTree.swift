/// The accessibility tree that Chromium hands to screen readers, read into our words.
struct AccessibilityTree {
  private let nodes: [String: WireValue]
  private let first: WireValue
  private let origin: String

  /// Takes the nodes as DevTools lists them, the root first.
  init(_ nodes: [WireValue], origin: String) {
    self.nodes = Dictionary(nodes.map { ($0["nodeId"].string ?? "", $0) }) { first, _ in first }
    self.first = nodes.first ?? .null
    self.origin = origin
  }

  /// The first node without what is inside.
  var nodeAlone: AccessibleNode {
    AccessibleNode(role: role(of: first), name: name(of: first), states: states(of: first))
  }

  /// What a screen reader is told, top to bottom.
  var outline: [AccessibleNode] { AccessibleNode.joiningText(children(of: first)) }

  private func children(of node: WireValue) -> [AccessibleNode] {
    node["childIds"].array.compactMap { nodes[$0.string ?? ""] }.flatMap(read)
  }

  private func read(_ node: WireValue) -> [AccessibleNode] {
    let role = role(of: node)
    if node["role"]["value"] == "StaticText" {
      return [AccessibleNode(role: .text, name: (node["name"]["value"].string ?? "").replacing("\n", with: " "))]
    }
    if ["InlineTextBox", "ListMarker"].contains(node["role"]["value"].string) { return [] }
    if node["role"]["value"] == "LineBreak" { return [.lineBreak] }
    // The words of a label are the name of its field, and not told again.
    if node["role"]["value"] == "LabelText" { return children(of: node).filter { $0.role != .text } }
    guard node["ignored"].bool != true, !Role.passedOver.contains(role) else {
      // Chromium leaves plain inline elements out; what is passed over here is a box, unless it marks words.
      return Role.marksWords.contains(role) ? children(of: node) : [.lineBreak] + children(of: node) + [.lineBreak]
    }
    let isLeaf = Role.namedByContent.contains(role) || role == .image || isField(role)
    let inside = isLeaf ? [] : AccessibleNode.joiningText(children(of: node))
    return [AccessibleNode(role: role, name: name(of: node), states: states(of: node), children: inside)]
  }

  private func isField(_ role: Role) -> Bool {
    [.textField, .searchBox, .comboBox, Role(rawValue: "spinbutton"), Role(rawValue: "slider")].contains(role)
  }

  private func role(of node: WireValue) -> Role {
    if node["ignored"].bool == true { return .none }
    let role = node["role"]["value"].string ?? "none"
    switch role {
    case "img": return .image
    case "Details": return .group
    case "combobox", "ComboBoxMenuButton": return .comboBox
    case "generic", "GenericContainer", "presentation": return .none
    // Without a name they aren't landmarks.
    case "form" where name(of: node).isEmpty, "region" where name(of: node).isEmpty: return .none
    default: return Role(rawValue: role)
    }
  }

  private func name(of node: WireValue) -> String {
    // Chromium also names rows by their cells; we do not.
    node["role"]["value"] == "row" ? "" : (node["name"]["value"].string ?? "").singleSpaced
  }

  private func states(of node: WireValue) -> [String] {
    let properties = Dictionary(
      node["properties"].array.map { ($0["name"].string ?? "", $0["value"]["value"]) }
    ) { first, _ in first }
    var states: [String] = []
    if let level = properties["level"]?.number, role(of: node) == .heading { states.append("level \(Int(level))") }
    if let isOn = (properties["checked"] ?? properties["pressed"])?.string {
      states.append(isOn == "true" ? "on" : "off")
    }
    if let isExpanded = properties["expanded"]?.bool { states.append(isExpanded ? "expanded" : "collapsed") }
    if let current = properties["current"]?.string, current != "false" { states.append("current") }
    if properties["selected"]?.bool == true { states.append("selected") }
    if properties["modal"]?.bool == true { states.append("modal") }
    if properties["disabled"]?.bool == true { states.append("disabled") }
    if properties["required"]?.bool == true { states.append("required") }
    if properties["invalid"]?.string == "true" { states.append("invalid") }
    if let value = node["value"]["value"].string, !value.isEmpty, isField(role(of: node)) {
      states.append("= \"\(value.singleSpaced)\"")
    }
    if let url = properties["url"]?.string, role(of: node) == .link {
      states.append("to " + (url.hasPrefix(origin) ? String(url.dropFirst(origin.count)) : url))
    }
    return states
  }
}
