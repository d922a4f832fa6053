import PortableUICore

extension ElementBuilder {
  mutating func list(_ layout: ListLayout, _ children: [Node]) -> Element {
    var sections: [Element] = []
    var loose: [Node] = []
    for child in children {
      if case .section = child.kind {
        if !loose.isEmpty { sections.append(section(header: [], footer: [], rows: loose)) }
        loose = []
        sections.append(element(for: child, in: .column, inline: false))
      } else {
        loose.append(child)
      }
    }
    if !loose.isEmpty { sections.append(section(header: [], footer: [], rows: loose)) }
    return Element(.div, classes: ["list", Self.className(layout.style)], children: sections, box: .isClosed)
  }

  mutating func section(header: [Node], footer: [Node], rows: [Node]) -> Element {
    var section = Element(.section, classes: ["sec"], box: .isClosed)
    if !header.isEmpty {
      section.append(Element(.h2, classes: ["sec-h"], children: elements(for: header, in: .row, inline: true)))
    }
    let items = rows.map { row($0) }
    section.append(Element(.ul, classes: ["rows"], attributes: [Attribute(.role, "list")], children: items))
    if !footer.isEmpty {
      section.append(Element(.div, classes: ["sec-f"], children: elements(for: footer, in: .column)))
    }
    return section
  }

  /// A row: a link or a switch fills it, so that the whole row can be pressed.
  private mutating func row(_ node: Node) -> Element {
    var content: Element
    switch node.kind {
    case .link(let target): content = link(target, node, classes: ["row"])
    case .toggle(let traits): content = toggle(traits, node)
    default:
      return Element(.li, classes: ["row"], children: [element(for: node, in: .row, inline: false)])
    }
    if let accessibility = node.accessibility { describe(&content, accessibility) }
    return Element(.li, children: [content])
  }

  private static func className(_ style: ListStyleKind) -> String {
    switch style {
    case .automatic, .insetGrouped: "inset"
    case .grouped: "grouped"
    case .plain: "plain"
    case .sidebar: "side"
    }
  }
}
