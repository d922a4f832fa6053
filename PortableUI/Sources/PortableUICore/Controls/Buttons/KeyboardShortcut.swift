/// A key that presses a button: of Apple's only the one that leaves a form; pages leave all others to the browser.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case cancel
  }

  package let kind: Kind

  /// Escape.
  public static let cancelAction = KeyboardShortcut(kind: .cancel)
}

extension View {
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    EnvironmentView(content: self) { $0.shortcut = shortcut.kind }
  }
}
