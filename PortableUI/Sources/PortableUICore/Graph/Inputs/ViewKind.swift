/// What the graph knows of a type of composed views.
@MainActor
final class ViewKind {
  let fields: DynamicFields
  /// Nil: views of this type are evaluated each time.
  let inputs: InputComparison?
  /// True where an evaluation of this type observed something, false where none did; nil before the first one.
  private(set) var observes: Bool?

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  /// What is known of a type whose values are compared field by field.
  static func of<Composed: View>(_ type: Composed.Type) -> ViewKind {
    of(type, comparing: InputComparison.fieldByField)
  }

  /// What is known of a type whose values are compared by `==`.
  ///
  /// Which of both a view is the compiler decides: to ask a type for a protocol that it has not costs the runtime a search
  /// through all that the program has.
  static func of<Composed: View & Equatable>(equatable type: Composed.Type) -> ViewKind {
    of(type, comparing: InputComparison.equating)
  }

  private static func of<Composed: View>(
    _ type: Composed.Type, comparing comparison: (Composed.Type) -> InputComparison?
  ) -> ViewKind {
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    let kind = ViewKind(fields: DynamicFields.of(type), inputs: comparison(type))
    known[id] = kind
    return kind
  }

  private init(fields: DynamicFields, inputs: InputComparison?) {
    self.fields = fields
    self.inputs = inputs
  }

  /// Whether windows may share what such a view gives.
  ///
  /// - Parameter isLasting: true where the program says that it follows from the view's value alone, whatever that holds.
  /// - Returns: true where nothing of it belongs to one window, as far as is known.
  func isShareable(isLasting: Bool) -> Bool {
    observes != true && (isLasting || inputs?.isPlain ?? false)
  }

  /// Notes whether an evaluation observed something.
  func note(observed: Bool) { if observes != true { observes = observed } }
}
