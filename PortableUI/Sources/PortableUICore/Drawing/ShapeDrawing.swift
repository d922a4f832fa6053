import Foundation

/// How a shape is drawn: its outline with a fill or a line.
package struct ShapeDrawing: Sendable, Equatable {
  package var outline: ShapeOutline
  package var fill: Color?
  package var stroke: Color?
  package var strokeStyle: StrokeStyle?
  /// True where a path's box only gives its proportions: the drawing grows with the room, its line does not.
  package var scales = false
}

/// A shape's outline in a form that keeps its meaning at any size, or a path that is drawn in a fixed box.
package enum ShapeOutline: Sendable, Equatable {
  case rectangle
  case rounded(RectangleCornerRadii)
  case ellipse
  /// The path within a box of this size, in points.
  case path(Path, CGSize)

  /// Finds what a shape draws by asking it for its path in a probing rectangle.
  ///
  /// A path that is one rectangle, rounded rectangle or ellipse, that fills a wide probe as well as a high one and has
  /// the same radii in both, means the same at every size. Any other path needs the fixed size of the frame around it;
  /// where there is none, that is a fault of the screen, and the shape is drawn in a size of the layer's choosing.
  static func of(_ shape: some Shape, in fixed: FixedSize) -> ShapeOutline {
    if let wide = box(of: shape, in: CGSize(width: 1024, height: 512)),
      wide == box(of: shape, in: CGSize(width: 256, height: 768))
    {
      return wide
    }
    if let width = fixed.width, let height = fixed.height, !fixed.scales,
      let figure = box(of: shape, in: CGSize(width: width, height: height))
    {
      return figure
    }
    return line(of: shape, in: fixed)
  }

  /// The shape as a path, also where it is a simple figure.
  static func line(of shape: some Shape, in fixed: FixedSize) -> ShapeOutline {
    let size = CGSize(width: fixed.width ?? 100, height: fixed.height ?? 100)
    if fixed.width == nil || fixed.height == nil {
      Fault.log("\(type(of: shape)) is drawn 100 points wide or high: a path needs a frame of fixed width and height.")
    }
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    let larger = CGRect(x: 0, y: 0, width: size.width * 2, height: size.height * 2)
    if fixed.scales, !path.isEqual(to: shape.path(in: larger), shrunkBy: 2) {
      Fault.log("\(type(of: shape)) does not grow in proportion to its room; aspectRatio draws it as it is at \(size).")
    }
    return .path(path, size)
  }

  /// The outline where the shape is one simple figure that fills the size.
  private static func box(of shape: some Shape, in size: CGSize) -> ShapeOutline? {
    let rect = CGRect(origin: .zero, size: size)
    let operations = shape.path(in: rect).operations
    guard operations.count == 1 else { return nil }
    return switch operations[0] {
    case .rectangle(rect): .rectangle
    case .roundedRectangle(rect, let radii): .rounded(radii)
    case .ellipse(rect): .ellipse
    default: nil
    }
  }
}

/// The size of the nearest fixed frame, as far as it is fixed.
struct FixedSize: Sendable, Equatable {
  var width: CGFloat?
  var height: CGFloat?
  /// True where only the proportions are known, of which width and height are an example.
  var scales = false

  /// A size of these proportions.
  static func ratio(_ ratio: CGFloat) -> FixedSize {
    FixedSize(width: exampleWidth, height: exampleWidth / ratio, scales: true)
  }

  private static let exampleWidth: CGFloat = 600

  func inset(by insets: EdgeInsets) -> FixedSize {
    if scales { return insets == EdgeInsets() ? self : FixedSize() }
    return FixedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// What children of a stack along the axis still know: the length across it; all of it where they lie on top of
  /// each other.
  func within(_ axis: Axis?) -> FixedSize {
    switch axis {
    case .horizontal: FixedSize(height: scales ? nil : height)
    case .vertical: FixedSize(width: scales ? nil : width)
    case nil: self
    }
  }
}

/// A shape filled with a style.
nonisolated struct FilledShape<Content: Shape, Style: ShapeStyle>: View {
  let shape: Content
  let style: Style

  @MainActor func _render(_ context: inout RenderContext) {
    let outline = ShapeOutline.of(shape, in: context.environment.fixedSize)
    let drawing = ShapeDrawing(
      outline: outline, fill: style._color(in: context.environment), scales: context.environment.fixedSize.scales)
    context.emit(.shape(drawing), expands: [.horizontal, .vertical])
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    FilledShape(shape: self, style: content)
  }
}
