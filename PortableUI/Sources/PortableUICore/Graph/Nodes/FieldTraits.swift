/// A field for text.
package struct FieldTraits: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case line
    case search
    /// What is typed is not shown.
    case secure
    /// Grows with its text, from the fewest lines to the most.
    case growing(atLeast: Int, atMost: Int?)
    /// Takes the room that there is.
    case editor
  }

  package var kind: Kind
  package var text: String
  /// What the field is called.
  package var label: String
  /// What stands in it while it is empty.
  package var prompt: String?
  package var style: TextFieldStyleKind
  package var input: TextInputTraits
  package var font: Font?
  package var color: Color?
  package var alignment: TextAlignment?
  package var state: FieldState
}

/// What is true of fields of every kind.
package struct FieldState: Sendable, Hashable {
  package var isEnabled: Bool
  /// True where the window wants to know when the keyboard goes there or leaves.
  package var reportsFocus = false
  /// True where Return means something.
  package var reportsSubmit = false
}

/// What the keyboard for a text is told.
package struct TextInputTraits: Sendable, Hashable {
  package var keyboard = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var capitalization: TextInputAutocapitalization.Kind?
  package var submitLabel: SubmitLabel.Kind?
  package var isAutocorrectionDisabled = false
}

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

/// A day, a time of day, or both.
///
/// The node's children are the label as it is shown; none where it is only told.
package struct DateFieldTraits: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case date, time, dateAndTime
  }

  package var kind: Kind
  package var label: String
  /// As ISO 8601 writes it, to the minute: `2026-11-21`, `10:00` or `2026-11-21T10:00`.
  package var value: String
  package var earliest: String?
  package var latest: String?
  package var state: FieldState
}
