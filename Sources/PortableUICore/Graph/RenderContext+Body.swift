extension RenderContext {
  /// Renders the body of a composed view, with its dynamic properties connected.
  mutating func renderBody<Composed: View>(of view: Composed) {
    let fields = DynamicFields.of(Composed.self)
    guard !fields.isEmpty else {
      descend(.body) { view.body._render(&$0) }
      return
    }
    var connected = view
    connect(&connected, fields: fields)
    descend(.body) { connected.body._render(&$0) }
  }

  /// Renders the body of a modifier around its content.
  mutating func renderBody<Modifier: ViewModifier>(of modifier: Modifier, content: Modifier.Content) {
    var connected = modifier
    connect(&connected, fields: DynamicFields.of(Modifier.self))
    descend(.body) { connected.body(content: content)._render(&$0) }
  }

  private func connect<Value>(_ value: inout Value, fields: DynamicFields) {
    guard !fields.isEmpty else { return }
    let scope = graph.scope(for: identity)
    var connection = _DynamicConnection(scope: scope, environment: environment, graph: graph)
    fields.connect(&value, &connection)
  }
}
