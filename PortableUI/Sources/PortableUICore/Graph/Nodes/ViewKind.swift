/// What the graph knows of a type of composed views.
@MainActor
final class ViewKind {
  let fields: DynamicFields
  /// Nil: views of this type are evaluated each time.
  let inputs: InputComparison?
  /// True where evaluations of this type are expected to observe something: its values hold objects, or one did before.
  var observes: Bool

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
    observes = !(inputs?.isPlain ?? false)
  }
}
