import Foundation
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
    var list = Element(.div, classes: ["list", Self.className(layout.style)], children: sections, box: .closed)
    if let menu = layout.menu {
      list.set(.dataMenu, menu.key.name)
      if !menu.keys.isEmpty { list.set(.dataKeys, menu.keys.joined(separator: " ")) }
    }
    return list
  }

  mutating func section(header: [Node], footer: [Node], rows: [Node]) -> Element {
    var section = Element(.section, classes: ["sec"], box: .closed)
    if header.contains(where: \.holdsControl) {
      // More than a heading: a part of the page of its own.
      section.append(Element(.div, classes: ["sec-h"], children: elements(for: header, in: .column, .block)))
    } else if !header.isEmpty {
      section.append(Element(.h2, classes: ["sec-h"], children: elements(for: header, in: .column, .phrase)))
    }
    if !rows.isEmpty {
      let items = rows.map { node in
        var row = row(node)
        row.key = node.key.bits
        return row
      }
      section.append(Element(.ul, classes: ["rows"], attributes: [Attribute(.role, "list")], children: items))
    }
    if !footer.isEmpty {
      section.append(Element(.div, classes: ["sec-f"], children: elements(for: footer, in: .column, .block)))
    }
    return section
  }

  /// A row, with what its modifiers say of it and its menu at the end.
  private mutating func row(_ node: Node) -> Element {
    guard let traits = node.row else {
      let form = SharedElement.Form.row(isKeyed: node.isKeyed, node.accessibility)
      return sharedElement(for: node, as: form) { $0.plainRow(node) } ?? plainRow(node)
    }
    var row = plainRow(node)
    if traits.hidesSeparator { row.mark("bare") }
    if let insets = traits.insets { inset(&row, insets) }
    if !traits.actions.isEmpty {
      row.mark("acts")
      row.append(rowMenu(of: node, traits.actions))
    }
    if !traits.background.isEmpty { fill(&row, with: traits.background) }
    return row
  }

  /// A link, a switch or a button fills its row, so that the whole row can be pressed.
  private mutating func plainRow(_ node: Node) -> Element {
    var content: Element
    switch node.kind {
    case .link(let target) where !node.isPressable:
      content = link(target, node, classes: target.showsDisclosure ? ["row", "more"] : ["row"])
      if node.children.count == 1, case .stack(let layout) = node.children[0].kind { become(layout, &content) }
      layOutLate(&content, node.children)
    case .toggle(let traits): content = toggle(traits, node, classes: ["row", "sw"])
    case .button(let traits) where !node.isPressable && (traits.style == .automatic || traits.style == .plain):
      content = button(traits, node, classes: ["row", "b"])
    case .field(let traits): content = field(traits, node, classes: ["row"])
    case .picker(let traits) where !node.children.isEmpty || traits.style == .inline:
      content = picker(traits, node, classes: ["row"])
    case .dateField(let traits) where !node.children.isEmpty:
      content = dateField(traits, node, classes: ["row"])
    case .rowWindow(let traits): return Element(.li, classes: ["row", "part"], children: rowWindow(traits, node))
    default:
      // A row without a control of its own says which one it is, for the client to find it again.
      let id = node.isKeyed ? [Attribute(.id, node.key.name)] : []
      var inner = node
      inner.row = nil
      return Element(.li, classes: ["row"], attributes: id, children: [element(for: inner, in: .row, .block)])
    }
    if let accessibility = node.accessibility { describe(&content, accessibility) }
    return Element(.li, children: [content])
  }

  /// Lets a row whose content is nothing but a row of things be that row itself: an element less in each of many.
  ///
  /// The row's arrow stands in its middle, and so must what becomes its neighbours.
  private func become(_ layout: StackLayout, _ row: inout Element) {
    guard layout.axis == .horizontal, layout.vertical == .center, row.classes.first == "row",
      let stack = row.children.first, stack.box == .container, stack.attributes.isEmpty
    else { return }
    // It fills its line by itself.
    row.classes += stack.classes.filter { $0 != "g" && $0 != "x" }
    row.children = stack.children
  }

  /// Room of its own around the row's content.
  private mutating func inset(_ row: inout Element, _ insets: EdgeInsets) {
    let paddings = insets.paddings.map { styles.use(StyleRule($0, .px(max($1, 0)))) }
    if row.classes.contains("row") { row.classes += paddings } else { row.children[0].classes += paddings }
  }

  /// A colour behind the row, or anything else that fills it.
  private mutating func fill(_ row: inout Element, with nodes: [Node]) {
    if nodes.count == 1, case .shape(let drawing) = nodes[0].kind, drawing.outline == .rectangle,
      let color = drawing.fill
    {
      return add(.background, .color(color), to: &row)
    }
    row.mark("rel", "iso")
    row.children.insert(
      Element(.div, classes: ["layer", "below"], children: elements(for: nodes, in: .layer, .block)), at: 0)
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

extension Node {
  /// True where a person can do something in it.
  fileprivate var holdsControl: Bool {
    switch kind {
    case .link, .button, .toggle, .field, .picker, .dateField, .menu, .fileField, .share: true
    default: children.contains(where: \.holdsControl)
    }
  }
}
