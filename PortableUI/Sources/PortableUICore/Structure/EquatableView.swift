/// A view whose body follows from its value and its surroundings alone: while it is equal, it is not evaluated again.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    if Content.Body.self == Never.self {
      content._render(&context)
    } else {
      context.renderBody(of: content, ViewKind.of(equatable: Content.self), isLasting: true)
    }
  }
}

extension View where Self: Equatable {
  /// The view as one that is evaluated again only where it is not equal to what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
