import PortableUICore

extension ElementBuilder {
  /// Tells assistive technology, and tests, what the node's modifiers say.
  ///
  /// What is said of a box around a control is said of the control, as SwiftUI does.
  func describe(_ element: inout Element, _ accessibility: Accessibility) {
    if let identifier = accessibility.identifier {
      Self.subject(of: &element) { $0.set(.dataTestid, identifier) }
    }
    if accessibility.isHidden {
      element.remove(.role)
      element.remove(.ariaLabel)
      element.set(.ariaHidden, "true")
      // What nobody is told of must not take the focus either.
      Self.subject(of: &element) { if $0.isControl { $0.set(.tabindex, "-1") } }
      return
    }
    Self.subject(of: &element) { Self.describe(&$0, accessibility) }
  }

  private static func describe(_ element: inout Element, _ accessibility: Accessibility) {
    // A field's value is what it holds.
    let isField = [.input, .select, .textarea].contains(element.tag)
    let name = [accessibility.label, isField ? nil : accessibility.value].compactMap(\.self).joined(separator: ", ")
    if !name.isEmpty { Self.name(&element, name) }
    if let help = accessibility.help { element.set(.title, help) }
    if let value = accessibility.value, element.has(.step) { element.set(.ariaValuetext, value) }
    if let hint = accessibility.hint { element.set(.ariaDescription, hint) }
    if accessibility.traits.contains(.isHeader), [.span, .div].contains(element.tag) {
      element.set(.role, "heading")
      element.set(.ariaLevel, "\(accessibility.headingLevel ?? 2)")
    }
    guard accessibility.traits.contains(.isSelected) else { return }
    if element.tag == .a { element.set(.ariaCurrent, "true") }
    if element.tag == .button, !element.has(.role) { element.set(.ariaPressed, "true") }
  }

  /// Gives an element an accessible name; one that isn't a control becomes an image with that name, and what is scrolled or
  /// holds controls a group.
  private static func name(_ element: inout Element, _ name: String) {
    if element.tag == .img { return element.set(.alt, name) }
    element.remove(.ariaHidden)
    element.set(.ariaLabel, name)
    switch element.tag {
    case .button, .section, .nav, .dialog, .progress, .input, .select, .textarea, .summary: break
    case .a where element.has(.href): break
    default:
      let isGroup = element.holdsControl || ["scroll", "vscroll", "hscroll"].contains(where: element.classes.contains)
      if !element.has(.role) { element.set(.role, isGroup ? "group" : "img") }
    }
  }

  /// The control that the element is, or that is all there is in its boxes; else the element itself.
  private static func subject(of element: inout Element, _ change: (inout Element) -> Void) {
    if !changeControl(in: &element, change) { change(&element) }
  }

  /// False: nothing was changed.
  private static func changeControl(in element: inout Element, _ change: (inout Element) -> Void) -> Bool {
    switch element.tag {
    case .a, .button, .img, .progress, .input, .select, .textarea:
      change(&element)
      return true
    case .details:
      change(&element.children[0])
      return true
    case .label:
      let control = element.children.firstIndex { [.progress, .input, .select].contains($0.tag) }
      change(&element.children[control ?? 0])
      return true
    case .div where element.has(.role): return false
    case .div where element.classes.contains("reader"):
      change(&element.children[element.children.count - 1])
      return true
    case .div, .span:
      return element.children.count == 1 && changeControl(in: &element.children[0], change)
    default: return false
    }
  }
}
