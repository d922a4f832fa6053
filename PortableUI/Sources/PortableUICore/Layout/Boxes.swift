import Foundation

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: self, insets: insets)
  }

  /// Room around the view on some sides; 16 points where no length is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    PaddedView(content: self, insets: EdgeInsets(edges, length ?? 16))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    PaddedView(content: self, insets: EdgeInsets(.all, length))
  }

  public nonisolated func opacity(_ opacity: Double) -> some View {
    DecoratedView(content: self, decoration: .opacity(opacity))
  }

  /// Keeps the view's room, and its keyboard shortcuts, but shows nothing there.
  public nonisolated func hidden() -> some View {
    DecoratedView(content: self, decoration: .hidden)
  }

  /// Adds `amount` to each sRGB channel of everything drawn, clipped to 0...1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    DecoratedView(content: self, decoration: .brightness(amount))
  }

  /// Draws the view larger or smaller without taking more or less room.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    DecoratedView(content: self, decoration: .scale(scale, anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOverlay: false)
  }

  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View {
    LayeredView(content: self, layer: Rectangle().fill(style), alignment: .center, isOverlay: false)
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    LayeredView(content: self, layer: shape.fill(style), alignment: .center, isOverlay: false)
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOverlay: true)
  }

  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    ClippedView(content: self, shape: shape)
  }
}

/// A view with a decoration around each of its nodes; without one nothing changes.
nonisolated struct DecoratedView<Content: View>: View {
  let content: Content
  let decoration: Decoration?

  @MainActor func _render(_ context: inout RenderContext) {
    context.decorate(content) { node in
      if let decoration { node = node.modified(by: decoration) }
    }
  }
}

/// A view in a smaller room.
private nonisolated struct PaddedView<Content: View>: View {
  let content: Content
  let insets: EdgeInsets

  @MainActor func _render(_ context: inout RenderContext) {
    context.with {
      $0.fixedSize = $0.fixedSize.inset(by: insets)
    } _: { context in
      context.decorate(content) {
        $0 = $0.modified(by: .padding(insets))
      }
    }
  }
}

/// A view with others behind or before it.
///
/// The content descends too, so that a second layer around it is another one.
private nonisolated struct LayeredView<Content: View, Layer: View>: View {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool

  @MainActor func _render(_ context: inout RenderContext) {
    let nodes = context.nodes(of: layer, at: .part(0))
    let decoration: Decoration = isOverlay ? .overlay(nodes, alignment) : .background(nodes, alignment)
    context.descend(.branch(0)) { context in
      context.decorate(content) { node in
        if node.isWindow, nodes.allSatisfy(\.isHidden) {
          // What is hidden behind it goes inside.
          node.children += nodes
        } else {
          node = node.modified(by: decoration)
        }
      }
    }
  }
}

extension Node {
  /// True for what fills the window, which no box stands around.
  fileprivate var isWindow: Bool {
    if case .tabs = kind { true } else { false }
  }

  fileprivate var isHidden: Bool {
    if case .modified(.hidden) = kind { true } else { false }
  }
}

private nonisolated struct ClippedView<Content: View, Outline: Shape>: View {
  let content: Content
  let shape: Outline

  @MainActor func _render(_ context: inout RenderContext) {
    let outline = ShapeOutline.of(shape, in: context.environment.fixedSize)
    context.decorate(content) {
      $0 = $0.modified(by: .clip(outline))
    }
  }
}
