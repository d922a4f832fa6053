import PortableUICore

extension ElementBuilder {
  mutating func list(_ layout: ListLayout, _ children: [Node]) -> Element {
    var sections: [Element] = []
    var loose: [Node] = []
    for child in children {
      if case .section = child.kind {
        if !loose.isEmpty { sections.append(section(header: [], footer: [], rows: loose)) }
        loose = []
        sections.append(ownElement(for: child, in: .column, .block))
      } else {
        loose.append(child)
      }
    }
    if !loose.isEmpty { sections.append(section(header: [], footer: [], rows: loose)) }
    return Element(.div, classes: ["list", Self.className(layout.style)], children: sections, box: .closed)
  }

  mutating func section(header: [Node], footer: [Node], rows: [Node]) -> Element {
    var section = Element(.section, classes: ["sec"], box: .closed)
    if !header.isEmpty {
      section.append(Element(.h2, classes: ["sec-h"], children: elements(for: header, in: .column, .phrase)))
    }
    if !rows.isEmpty {
      var list = Element(.ul, classes: ["rows"], attributes: [Attribute(.role, "list")])
      list.children.reserveCapacity(rows.count)
      for node in rows {
        var row = row(node)
        row.key = node.key.bits
        list.append(row)
      }
      section.append(list)
    }
    if !footer.isEmpty {
      section.append(Element(.div, classes: ["sec-f"], children: elements(for: footer, in: .column, .block)))
    }
    return section
  }

  /// A row: a link, a switch or a button fills it, so that the whole row can be pressed.
  private mutating func row(_ node: Node) -> Element {
    var content: Element
    switch node.kind {
    case .link(let target):
      content = link(target, node, classes: target.showsDisclosure ? Self.leadingRow : Self.plainRow)
    case .toggle(let traits): content = toggle(traits, node, classes: ["row", "sw"])
    case .button(let traits) where traits.style == .automatic || traits.style == .plain:
      content = button(traits, node, classes: ["row", "b"])
    case .field(let traits): content = field(traits, node, classes: ["row"])
    case .picker(let traits) where !node.children.isEmpty || traits.style == .inline:
      content = picker(traits, node, classes: ["row"])
    case .dateField(let traits) where !node.children.isEmpty:
      content = dateField(traits, node, classes: ["row"], .block)
    default:
      // A row without a control of its own says which one it is, for the client to find it again.
      let id = node.isKeyed ? [Attribute(.id, node.key.name)] : []
      return Element(.li, classes: ["row"], attributes: id, children: [element(for: node, in: .row, .block)])
    }
    if let accessibility = node.accessibility { describe(&content, accessibility) }
    return Element(.li, children: [content])
  }

  private static let plainRow = ["row"]
  private static let leadingRow = ["row", "more"]

  private static func className(_ style: ListStyleKind) -> String {
    switch style {
    case .automatic, .insetGrouped: "inset"
    case .grouped: "grouped"
    case .plain: "plain"
    case .sidebar: "side"
    }
  }
}
