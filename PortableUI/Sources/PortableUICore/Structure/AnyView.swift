/// A view whose type is not told; a view of another type in its place begins anew.
public nonisolated struct AnyView: View {
  private let content: any View
  private let step: IdentityStep

  public init<V: View>(_ view: V) {
    content = view
    step = .element(StableHash.of(text: _typeName(V.self)))
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    context.descend(step) { content._render(&$0) }
  }
}
