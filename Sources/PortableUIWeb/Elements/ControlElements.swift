import PortableUICore

extension ElementBuilder {
  /// A real link where its place has an address; else a button that goes there.
  mutating func link(_ target: LinkTarget, _ node: Node, classes: [String]) -> Element {
    let children = elements(for: node.children, in: .row, inline: true)
    guard let address = target.address else {
      let button = Element(.button, classes: classes, attributes: eventAttributes(node.key), children: children)
      return form(around: button)
    }
    var link = Element(
      .a, classes: classes, attributes: [Attribute(.href, address)], children: children, box: .isClosed)
    if target.showsDisclosure { link.classes.append("more") }
    if target.isCurrent { link.set(.ariaCurrent, "true") }
    return link
  }

  mutating func button(_ traits: ButtonTraits, _ node: Node) -> Element {
    var button = Element(
      .button, classes: ["b"] + Self.classNames(traits), attributes: eventAttributes(node.key),
      children: elements(for: node.children, in: .row, inline: true))
    if let tint = traits.tint { add(.color, tint, to: &button) }
    if !traits.isEnabled { button.set(.disabled) }
    return form(around: button)
  }

  mutating func toggle(_ traits: ToggleTraits, _ node: Node) -> Element {
    var button = Element(
      .button, classes: ["row", "sw"],
      attributes: [
        Attribute(.role, "switch"), Attribute(.ariaChecked, traits.isOn ? "true" : "false"),
      ] + eventAttributes(node.key),
      children: elements(for: node.children, in: .row, inline: true))
    button.append(Element(.span, classes: ["knob"], attributes: [Attribute(.ariaHidden, "true")]))
    if !traits.isEnabled { button.set(.disabled) }
    return form(around: button)
  }

  private func eventAttributes(_ key: Identity) -> [Attribute] {
    [Attribute(.name, FormField.event), Attribute(.value, key.name)]
  }

  /// The small form that makes a control work without script: it posts to the address of the page it stands in.
  private func form(around button: Element) -> Element {
    var form = Element(.form, attributes: [Attribute(.method, "post")], box: .isClosed)
    if let presentation {
      form.append(
        Element(
          .input,
          attributes: [
            Attribute(.type, "hidden"), Attribute(.name, FormField.presentation),
            Attribute(.value, presentation.name),
          ]))
    }
    form.append(button)
    return form
  }

  private static func classNames(_ traits: ButtonTraits) -> [String] {
    let style: [String] =
      switch traits.style {
      case .automatic, .borderless: []
      case .plain: ["plain"]
      case .bordered: ["bordered"]
      case .borderedProminent: ["prominent"]
      }
    switch traits.role {
    case .destructive: return style + ["danger"]
    case .cancel: return style + ["cancel"]
    default: return style
    }
  }
}

/// The names of a control's form fields.
enum FormField {
  /// The identity of the control that was used.
  static let event = "event"
  /// The identity of the presentation that the control stood in.
  static let presentation = "in"
}
