import Foundation

/// How a shape is drawn: its outline with a fill or a line.
package struct ShapeDrawing: Sendable, Hashable {
  package var outline: ShapeOutline
  package var fill: Color?
  package var stroke: Color?
  package var strokeStyle: StrokeStyle?

  init(outline: ShapeOutline, fill: Color? = nil, stroke: Color? = nil, strokeStyle: StrokeStyle? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
  }
}

/// A shape's outline in a form that keeps its meaning at any size, or a path that is drawn in a fixed box.
package enum ShapeOutline: Sendable, Hashable {
  case rectangle
  case rounded(RectangleCornerRadii)
  case ellipse
  /// The path within a box of this size, in points.
  case path(Path, CGSize)

  /// Finds what a shape draws by asking it for its path in a probing rectangle.
  ///
  /// A path that is one rectangle, rounded rectangle or ellipse and fills the probe means the same at every size. Any
  /// other path needs the fixed size of the frame around it; without one the shape is drawn in the probe's size.
  static func of(_ shape: some Shape, in fixed: FixedSize) -> ShapeOutline {
    let probe = CGRect(x: 0, y: 0, width: 1024, height: 512)
    let operations = shape.path(in: probe).operations
    if operations.count == 1 {
      switch operations[0] {
      case .rectangle(probe): return .rectangle
      case .roundedRectangle(probe, let radii): return .rounded(radii)
      case .ellipse(probe): return .ellipse
      default: break
      }
    }
    let size = CGSize(width: fixed.width ?? probe.width, height: fixed.height ?? probe.height)
    return .path(shape.path(in: CGRect(origin: .zero, size: size)), size)
  }
}

/// The size of the nearest fixed frame, as far as it is fixed.
struct FixedSize: Sendable, Hashable {
  var width: CGFloat?
  var height: CGFloat?
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// A shape filled with a style.
nonisolated struct FilledShape<Content: Shape, Style: ShapeStyle>: View {
  typealias Body = Never

  let shape: Content
  let style: Style

  @MainActor func _render(_ context: inout RenderContext) {
    let outline = ShapeOutline.of(shape, in: context.environment.fixedSize)
    let drawing = ShapeDrawing(outline: outline, fill: style._color(in: context.environment))
    context.emit(.shape(drawing), expands: [.horizontal, .vertical])
  }
}

/// A shape's line, inside its outline.
nonisolated struct StrokedShape<Content: Shape, Style: ShapeStyle>: View {
  typealias Body = Never

  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle

  @MainActor func _render(_ context: inout RenderContext) {
    let outline = ShapeOutline.of(shape, in: context.environment.fixedSize)
    let color = style._color(in: context.environment)
    context.emit(
      .shape(ShapeDrawing(outline: outline, stroke: color, strokeStyle: strokeStyle)),
      expands: [.horizontal, .vertical])
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    FilledShape(shape: self, style: content)
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    StrokedShape(shape: self, style: content, strokeStyle: style)
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    StrokedShape(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }
}
