import PortableUICore

extension ElementBuilder {
  /// Tells assistive technology, and tests, what the node's modifiers say.
  func describe(_ element: inout Element, _ accessibility: Accessibility) {
    if let identifier = accessibility.identifier {
      Self.control(in: &element) { $0.set(.dataTestid, identifier) }
    }
    if accessibility.isHidden {
      element.remove(.role)
      element.remove(.ariaLabel)
      element.set(.ariaHidden, "true")
    }
    if accessibility.traits.contains(.isHeader), element.tag == .span { element.tag = .h2 }
    guard !accessibility.isHidden else { return }
    let name = [accessibility.label, accessibility.value].compactMap(\.self).joined(separator: ", ")
    if !name.isEmpty { Self.control(in: &element) { Self.name(&$0, name) } }
    if let hint = accessibility.hint { Self.control(in: &element) { $0.set(.ariaDescription, hint) } }
  }

  /// Gives an element an accessible name; one that is no control becomes an image with that name.
  private static func name(_ element: inout Element, _ name: String) {
    element.remove(.ariaHidden)
    element.set(.ariaLabel, name)
    let hasRole = element.attributes.contains { $0.name == .role }
    switch element.tag {
    case .a, .button, .section, .nav, .dialog, .progress: break
    default: if !hasRole { element.set(.role, "img") }
    }
  }

  /// The control inside a form of its own, or the element itself.
  private static func control(in element: inout Element, _ change: (inout Element) -> Void) {
    guard element.tag == .form else { return change(&element) }
    for index in element.children.indices {
      if case .element(var child) = element.children[index], child.tag == .button {
        change(&child)
        element.children[index] = .element(child)
      }
    }
  }
}
