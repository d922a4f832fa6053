extension View {
  /// Ties the field to the state: it is true while the field has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Ties the field to the state: it has this value while the field has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, state: binding, value: value)
  }
}

private nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let state: FocusState<Value>.Binding
  let value: Value

  @MainActor func _render(_ context: inout RenderContext) {
    let link = state.holder?.link(to: value)
    context.render(content) { if let link { $0.fields.focusLinks.append(link) } }
  }
}
