import Foundation

/// How the colours of a group of drawings are put together.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Draws what is inside as one picture.
  ///
  /// Renderers may keep its long paths apart from the page, so that a page in other colours costs little; the arguments,
  /// which are about pixels, change nothing.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    DecoratedView(content: self, decoration: .drawingGroup)
  }

  /// The shape that takes the pointer in place of the view's box.
  ///
  /// Here it is what is drawn inside, whatever the shape.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    DecoratedView(content: self, decoration: .drawnContentShape)
  }

  /// False: a pointer meets what lies below the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    DecoratedView(content: self, decoration: enabled ? nil : .ignoresPointers)
  }
}
