import Foundation

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Animatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a line ends.
public nonisolated enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two parts of a line meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A shape's line.
private nonisolated struct StrokedShape<Content: Shape, Style: ShapeStyle>: View {
  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  /// True: all of the line is inside the outline; false: the outline is the middle of the line.
  let isInside: Bool

  @MainActor func _render(_ context: inout RenderContext) {
    let fixed = context.environment.fixedSize
    let drawing = ShapeDrawing(
      outline: isInside ? .of(shape, in: fixed) : .line(of: shape, in: fixed),
      stroke: style._color(in: context.environment), strokeStyle: strokeStyle, scales: fixed.scales)
    context.emit(.shape(drawing), expands: [.horizontal, .vertical])
  }
}

extension Shape {
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    StrokedShape(shape: self, style: content, strokeStyle: style, isInside: false)
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    StrokedShape(shape: self, style: content, strokeStyle: style, isInside: true)
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
