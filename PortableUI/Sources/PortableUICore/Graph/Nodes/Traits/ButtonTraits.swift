package struct ButtonTraits: Sendable, Equatable {
  package var role: ButtonRole?
  package var style: ButtonStyleKind
  package var isEnabled: Bool
  package var tint: Color?
  /// The keys that press it.
  package var shortcut: KeyboardShortcut?
}

package struct ToggleTraits: Sendable, Hashable {
  package var isOn: Bool
  package var isEnabled: Bool
}
