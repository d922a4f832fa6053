/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The view that takes the place of the content.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier was applied to, as its body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let render: @MainActor (inout RenderContext) -> Void

  @MainActor public func _render(_ context: inout _RenderContext) { render(&context) }
}

/// A view together with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public func _render(_ context: inout _RenderContext) {
    let inner = content
    let placeholder = _ViewModifier_Content<Modifier> { context in
      context.descend(.branch(0)) { inner._render(&$0) }
    }
    context.renderBody(of: modifier, content: placeholder)
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
