extension View {
  /// Gives the view an identity that follows the id: another id, another view with a state of its own.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  @MainActor func _render(_ context: inout _RenderContext) {
    let (hash, first) = (StableHash.of(id), context.nodes.count)
    context.descend(.element(hash)) { content._render(&$0) }
    guard context.environment.window.scrollTargets != nil, context.nodes.count > first else { return }
    context.windowValues.scrollTargets?.add(hash, at: &context.nodes[first], in: context.graph)
  }
}
