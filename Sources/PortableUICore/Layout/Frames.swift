import Foundation

extension View {
  /// A frame of fixed size; nil keeps the view's own length.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(content: self, frame: FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame between limits; `.infinity` takes all the room there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self,
      frame: FrameLayout(
        width: nil, height: nil, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment))
  }

  /// A frame whose length is a function of the nearest container's length.
  ///
  /// The function must be affine (factor × length + constant); anything else is logged as the screen's fault and drawn
  /// as the straight line through two of its values.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    RelativeFramedView(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// A frame of the nearest container's length.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    RelativeFramedView(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }
}

private nonisolated struct FramedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let frame: FrameLayout

  @MainActor func _render(_ context: inout RenderContext) {
    let fixed = frame
    context.with { values in
      values.fixedSize.width = fixed.width ?? values.fixedSize.width
      values.fixedSize.height = fixed.height ?? values.fixedSize.height
    } _: { context in
      context.decorate({ content._render(&$0) }) { context, node in
        var expands = node.expands
        if frame.width != nil { expands.remove(.horizontal) }
        if frame.height != nil { expands.remove(.vertical) }
        if let limit = frame.maxWidth { limit == .infinity ? _ = expands.insert(.horizontal) : () }
        if let limit = frame.maxHeight { limit == .infinity ? _ = expands.insert(.vertical) : () }
        return Node(.modified(.frame(frame)), key: context.identity, expands: expands, children: [node])
      }
    }
  }
}

private nonisolated struct RelativeFramedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func _render(_ context: inout RenderContext) {
    let layout = RelativeFrameLayout(
      width: axes.contains(.horizontal) ? AffineLength.probing { length($0, .horizontal) } : nil,
      height: axes.contains(.vertical) ? AffineLength.probing { length($0, .vertical) } : nil,
      alignment: alignment)
    context.decorate({ content._render(&$0) }) { context, node in
      Node(
        .modified(.relativeFrame(layout)), key: context.identity, expands: node.expands.subtracting(axes),
        children: [node])
    }
  }
}

extension AffineLength {
  /// The straight line through the function's values at 200 and 1,000 points.
  static func probing(_ length: (CGFloat) -> CGFloat) -> AffineLength {
    let (low, high) = (length(200), length(1000))
    let factor = (high - low) / 800
    let line = AffineLength(factor: factor, constant: low - factor * 200)
    let middle = length(600)
    if abs(line.factor * 600 + line.constant - middle) > 0.01 {
      Fault.log("containerRelativeFrame: the length must be factor × container + constant; at 600 it is \(middle).")
    }
    return line
  }
}
