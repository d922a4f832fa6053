import PortableUICore

extension KeyboardShortcut {
  /// As `aria-keyshortcuts` names it, and the client script with it; Command stands for Control.
  var ariaName: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Control") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key.ariaName]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  fileprivate var ariaName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .escape: "Escape"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    default: String(character)
    }
  }
}
