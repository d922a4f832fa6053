import PortableUICore

extension ElementBuilder {
  /// The label of a control in a style of the screen's own.
  ///
  /// What the pressed label has another declaration for, in size, colours or opacity, becomes a rule that holds while
  /// the control is pressed.
  mutating func pressable(_ whilePressed: [Node], _ node: Node, in flow: Flow, _ context: Context) -> Element {
    guard node.children.count == 1 else { return group(node.children, context) }
    var element = ownElement(for: node.children[0], in: flow, context)
    guard whilePressed.count == 1 else { return element }
    var builder = self
    let look = builder.ownElement(for: whilePressed[0], in: flow, context)
    filters.formUnion(builder.filters)
    press(&element, as: look, styledBy: builder.styles)
    return element
  }

  /// The classes of a control: in a style of the screen's own none that give it a look.
  func classes(_ classes: [String], of node: Node) -> [String] {
    node.isPressable ? ["press"] : classes
  }

  private mutating func press(_ element: inout Element, as look: Element, styledBy sheet: StyleSheet) {
    for name in look.classes where !element.classes.contains(name) {
      guard let rule = sheet.rule(named: name) else { continue }
      element.classes.append(styles.use(rule.whilePressed))
    }
    guard element.children.count == look.children.count else { return }
    for index in element.children.indices { press(&element.children[index], as: look.children[index], styledBy: sheet) }
  }
}

extension Node {
  /// True for a control whose label has a style of the screen's own.
  var isPressable: Bool {
    guard children.count == 1, case .pressable = children[0].kind else { return false }
    return true
  }
}
