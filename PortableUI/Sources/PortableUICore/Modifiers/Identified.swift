extension View {
  /// Gives the view an identity that follows the id: another id, another view with a state of its own.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  @MainActor func _render(_ context: inout _RenderContext) {
    context.descend(.element(StableHash.of(id))) { content._render(&$0) }
  }
}
