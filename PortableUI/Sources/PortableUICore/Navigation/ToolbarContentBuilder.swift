/// Builds the items of a bar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
}

/// The items of one builder block, in order.
nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  let content: (repeat each Content)

  @MainActor func _addItems(_ context: inout _RenderContext) {
    var index = 0
    for item in repeat each content {
      context.descend(.position(index)) { item._addItems(&$0) }
      index += 1
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public func _addItems(_ context: inout _RenderContext) {
    guard let items = self else { return }
    context.descend(.branch(0)) { items._addItems(&$0) }
  }
}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  @MainActor public func _addItems(_ context: inout _RenderContext) {
    switch branch {
    case .first(let items): context.descend(.branch(0)) { items._addItems(&$0) }
    case .second(let items): context.descend(.branch(1)) { items._addItems(&$0) }
    }
  }
}
