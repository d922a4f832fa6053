/// A field for text.
package struct FieldTraits: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case line
    /// True: one key alone leads there, beside those that are held together.
    case search(hasSingleKey: Bool)
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
