/// A piece of a screen: a value that says what is shown, never how it is drawn.
///
/// Composed views give a `body`. Primitive views give none, which makes it `Never`; they add nodes to the context instead.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Self.Body { get }

  /// Adds this view's nodes to the context. Primitives of the layer implement it; screens never do.
  func _render(_ context: inout _RenderContext)
}

extension View {
  public func _render(_ context: inout _RenderContext) {
    context.renderBody(of: self, ViewKind.of(Self.self))
  }
}

extension View where Self: Equatable {
  public func _render(_ context: inout _RenderContext) {
    context.renderBody(of: self, ViewKind.of(equatable: Self.self))
  }
}

extension View where Body == Never {
  /// Primitives are drawn by the layer itself; nobody asks for their body.
  public var body: Never { fatalError("\(Self.self) is drawn by the layer; its body is never asked for.") }
}

extension Never: View {
  public nonisolated var body: Never { fatalError("Never has no instances.") }
}

/// A view that shows nothing and takes no room.
public nonisolated struct EmptyView: View {
  public init() {}

  @MainActor public func _render(_ context: inout _RenderContext) {}
}
