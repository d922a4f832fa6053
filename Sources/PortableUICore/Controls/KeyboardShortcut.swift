/// A key that presses a button.
///
/// Of Apple's only those two that forms need; pages leave all others to the browser.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case cancel
    case confirm
  }

  package let kind: Kind

  /// Escape.
  public static let cancelAction = KeyboardShortcut(kind: .cancel)

  /// Return, where no field has a use for it.
  public static let defaultAction = KeyboardShortcut(kind: .confirm)
}

extension View {
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    EnvironmentView(content: self) { $0.shortcut = shortcut.kind }
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentView(content: self) { $0.shortcut = shortcut?.kind }
  }
}
