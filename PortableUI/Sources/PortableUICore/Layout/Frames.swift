import Foundation

extension View {
  /// A frame of fixed size; nil keeps the view's own length.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self, frame: FrameLayout(width: width?.asLength, height: height?.asLength, alignment: alignment))
  }

  /// A frame between limits; `.infinity` takes all the room there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self,
      frame: FrameLayout(
        minWidth: minWidth?.asLength, maxWidth: maxWidth?.asLimit, minHeight: minHeight?.asLength,
        maxHeight: maxHeight?.asLimit, alignment: alignment))
  }

  /// A frame whose length is a function of the nearest container's length, or that length itself.
  ///
  /// The function must be affine (factor × length + constant); anything else is logged as the screen's fault and drawn
  /// as the straight line through two of its values.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) -> some View {
    RelativeFramedView(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// A frame of `span` of `count` equal parts of the nearest container's length, with `spacing` between the parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (parts, taken) = (CGFloat(max(count, 1)), CGFloat(span))
    return RelativeFramedView(content: self, axes: axes, alignment: alignment) { length, _ in
      (length - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
    }
  }
}

private nonisolated struct FramedView<Content: View>: View {
  let content: Content
  let frame: FrameLayout

  @MainActor func _render(_ context: inout RenderContext) {
    context.with { values in
      if values.fixedSize.scales, frame.width ?? frame.height != nil { values.fixedSize = FixedSize() }
      values.fixedSize.width = frame.width ?? values.fixedSize.width
      values.fixedSize.height = frame.height ?? values.fixedSize.height
    } _: { context in
      context.decorate(content) { node in
        var expands = node.expands
        if frame.width != nil { expands.remove(.horizontal) }
        if frame.height != nil { expands.remove(.vertical) }
        if frame.maxWidth == .infinity { expands.insert(.horizontal) }
        if frame.maxHeight == .infinity { expands.insert(.vertical) }
        node = node.modified(by: .frame(frame), expands: expands)
      }
    }
  }
}

private nonisolated struct RelativeFramedView<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func _render(_ context: inout RenderContext) {
    let layout = RelativeFrameLayout(
      width: axes.contains(.horizontal) ? AffineLength.probing { length($0, .horizontal) } : nil,
      height: axes.contains(.vertical) ? AffineLength.probing { length($0, .vertical) } : nil,
      alignment: alignment)
    context.decorate(content) {
      $0 = $0.modified(by: .relativeFrame(layout), expands: $0.expands.subtracting(axes))
    }
  }
}

extension AffineLength {
  /// The straight line through the function's values at 200 and 1,000 points.
  static func probing(_ length: (CGFloat) -> CGFloat) -> AffineLength {
    let (low, middle, high) = (length(200), length(600), length(1000))
    guard low.isFinite, middle.isFinite, high.isFinite else {
      Fault.log(
        "containerRelativeFrame: the length must be a number; at 200, 600, 1000 it is \(low), \(middle), \(high).")
      return AffineLength(factor: 1, constant: 0)
    }
    let factor = (high - low) / 800
    let line = AffineLength(factor: factor, constant: low - factor * 200)
    if abs(line.factor * 600 + line.constant - middle) > 0.01 {
      Fault.log("containerRelativeFrame: the length must be factor × container + constant; at 600 it is \(middle).")
    }
    return line
  }
}

extension CGFloat {
  /// A length that can be drawn, else nil and a fault in the log.
  fileprivate var asLength: CGFloat? {
    if isFinite, self >= 0 { return self }
    Fault.log("frame: \(self) isn't a length; the view keeps its own.")
    return nil
  }

  /// A length, or infinity for all that there is.
  fileprivate var asLimit: CGFloat? { self == .infinity ? self : asLength }
}
