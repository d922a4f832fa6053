/// What the graph knows of a type of composed views.
@MainActor
final class ViewKind {
  let fields: DynamicFields
  /// Nil: views of this type are evaluated each time.
  let inputs: InputComparison?
  /// True where an evaluation of this type observed something.
  var hasObserved = false

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of<Composed: View>(_ type: Composed.Type) -> ViewKind {
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    let kind = ViewKind(of: type)
    known[id] = kind
    return kind
  }

  private init<Composed: View>(of type: Composed.Type) {
    fields = DynamicFields.of(type)
    inputs = InputComparison.of(view: type)
  }

  /// Whether windows may share what such a view gives.
  ///
  /// - Parameter isLasting: true where the program says that it follows from the view's value alone, whatever that holds.
  /// - Returns: true where nothing of it belongs to one window, as far as is known.
  func isShareable(isLasting: Bool) -> Bool {
    !hasObserved && (isLasting || inputs?.isPlain ?? false)
  }
}
