/// A choice of one among several.
///
/// The node's children are the label as it is shown; none where it is only told.
package struct PickerTraits: Sendable, Hashable {
  package var style: PickerStyleKind
  package var label: String
  package var options: [PickerOption]
  /// The value of the selected option; nil where none is.
  package var selected: String?
  package var state: FieldState
}

/// One of the choices of a picker.
package struct PickerOption: Sendable, Hashable {
  package var key: Identity
  /// The value as the page carries it, which follows from the tag.
  package var value: String
  package var label: String
  /// The accessibility identifier of the choice's view.
  package var identifier: String?
  package var isEnabled: Bool
}
