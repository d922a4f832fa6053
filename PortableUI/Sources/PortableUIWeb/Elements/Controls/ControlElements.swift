import PortableUICore

extension ElementBuilder {
  /// A real link where its place has an address; else a button that goes there.
  mutating func link(_ target: LinkTarget, _ node: Node, classes: [String]) -> Element {
    // Where nothing may lead to the address, the words stay and lead nowhere.
    let way = target.address.map { Self.linkAttributes(to: $0) ?? [] }
    var link = Element(
      way == nil ? .button : .a, classes: classes, attributes: way ?? eventAttributes(node.key),
      children: elements(for: node.children, in: .row, .control), box: .closed)
    addTooltip(to: &link, node, showing: node.children)
    if target.isCurrent, way != nil { link.set(.ariaCurrent, "true") }
    return link
  }

  /// What makes an element lead to an address; nil where nothing may lead there.
  static func linkAttributes(to address: String) -> [Attribute]? {
    switch LinkAddress(address) {
    case .here: return [Attribute(.href, address)]
    case .elsewhere:
      let attributes = [Attribute(.href, address), Attribute(.rel, "noopener noreferrer")]
      // A site opens beside the program, which stays; mail and telephone are programs of their own.
      return address.lowercased().hasPrefix("http") ? attributes + [Attribute(.target, "_blank")] : attributes
    case nil: return nil
    }
  }

  mutating func button(_ traits: ButtonTraits, _ node: Node, classes: [String]) -> Element {
    var button = Element(
      .button, classes: classes, attributes: eventAttributes(node.key),
      children: elements(for: node.children, in: .row, .control), box: .closed)
    if !node.isPressable { button.classes += traits.style.classNames }
    switch traits.role {
    case .destructive: button.classes.append("danger")
    case .cancel: button.classes.append("cancel")
    default: break
    }
    if let tint = traits.tint, traits.isEnabled {
      add(traits.style == .borderedProminent ? .background : .color, .color(tint), to: &button)
    }
    addTooltip(to: &button, node, showing: node.children)
    if let shortcut = traits.shortcut { button.set(.ariaKeyshortcuts, shortcut.ariaName) }
    if !traits.isEnabled { button.set(.disabled) }
    return button
  }

  mutating func toggle(_ traits: ToggleTraits, _ node: Node, classes: [String]) -> Element {
    var button = Element(
      .button, classes: classes,
      attributes: [
        Attribute(.role, "switch"), Attribute(.ariaChecked, traits.isOn ? "true" : "false"),
      ] + eventAttributes(node.key),
      children: elements(for: node.children, in: .row, .control), box: .closed)
    button.append(Element(.span, classes: ["knob"], attributes: [Attribute(.ariaHidden, "true")]))
    if !traits.isEnabled { button.set(.disabled) }
    return button
  }

  /// What makes a control work without script: it submits the page's form, or the one of the alert that it stands in,
  /// to the address of the page.
  func eventAttributes(_ key: Identity) -> [Attribute] {
    [Attribute(.form, formID), Attribute(.name, FormField.event), Attribute(.value, key.name)]
  }

  /// The id of the form that the controls now built belong to.
  var formID: String { presentation.map(FormField.form) ?? FormField.pageForm }
}

extension ButtonStyleKind {
  var classNames: [String] {
    switch self {
    case .automatic, .borderless: []
    case .plain: ["plain"]
    case .bordered: ["bordered"]
    case .borderedProminent: ["prominent"]
    }
  }
}
