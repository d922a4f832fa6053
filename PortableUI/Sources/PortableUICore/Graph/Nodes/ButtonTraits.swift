package struct ButtonTraits: Sendable, Equatable {
  package var role: ButtonRole?
  package var style: ButtonStyleKind
  package var isEnabled: Bool
  package var tint: Color?
  /// The key that presses it.
  package var shortcut: KeyboardShortcut.Kind?
}

package struct ToggleTraits: Sendable, Hashable {
  package var isOn: Bool
  package var isEnabled: Bool
}
