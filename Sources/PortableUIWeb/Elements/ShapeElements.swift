import Foundation
import PortableUICore

extension ElementBuilder {
  /// A box where the outline means the same at any size; else a drawing in a box of the path's own size.
  mutating func shape(_ drawing: ShapeDrawing, inline: Bool) -> Element {
    if case .path(let path, let size) = drawing.outline { return vector(drawing, path, size) }
    var element = Element(inline ? .span : .div, classes: ["sh"], box: .isShape)
    if let fill = drawing.fill { add(.background, fill, to: &element) }
    if let stroke = drawing.stroke {
      let style = drawing.strokeStyle ?? StrokeStyle()
      add(.border, "\(CSS.px(style.lineWidth)) \(style.dash.isEmpty ? "solid" : "dashed")", to: &element)
      element.classes.append(styles.use(StyleRule(.borderColor, stroke)))
    }
    addRadii(of: drawing.outline, to: &element)
    return element
  }

  mutating func addRadii(of outline: ShapeOutline, to element: inout Element) {
    switch outline {
    case .rectangle, .path: break
    case .ellipse: add(.borderRadius, "50%", to: &element)
    case .rounded(let radii):
      for (property, radius) in [
        (StyleProperty.radiusStartStart, radii.topLeading), (.radiusStartEnd, radii.topTrailing),
        (.radiusEndStart, radii.bottomLeading), (.radiusEndEnd, radii.bottomTrailing),
      ] where radius > 0 {
        let name = styles.use(StyleRule(property, CSS.px(radius)))
        if !element.classes.contains(name) { element.classes.append(name) }
      }
    }
  }

  private mutating func vector(_ drawing: ShapeDrawing, _ path: Path, _ size: CGSize) -> Element {
    var line = Element(.path, attributes: [Attribute(.d, SVGPath.text(path))])
    if drawing.fill == nil { line.set(.fill, "none") }
    if let stroke = drawing.strokeStyle {
      line.set(.stroke, "currentColor")
      line.set(.strokeWidth, CSS.number(stroke.lineWidth))
      if !stroke.dash.isEmpty {
        line.set(.strokeDasharray, stroke.dash.map { CSS.number($0) }.joined(separator: " "))
      }
    }
    var svg = Element(
      .svg, classes: ["vec", "n"],
      attributes: [
        Attribute(.viewBox, "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))"),
        Attribute(.width, CSS.number(size.width)), Attribute(.height, CSS.number(size.height)),
        Attribute(.ariaHidden, "true"),
      ],
      children: [line], box: [.width, .height, .isClosed])
    if let color = drawing.fill ?? drawing.stroke { add(.color, color, to: &svg) }
    return svg
  }
}

/// Paths as SVG's path data.
enum SVGPath {
  static func text(_ path: Path) -> String {
    path.operations.map(text).joined()
  }

  private static func text(_ operation: Path.Operation) -> String {
    switch operation {
    case .move(let end): "M\(text(end))"
    case .line(let end): "L\(text(end))"
    case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
    case .curve(let end, let control1, let control2): "C\(text(control1)) \(text(control2)) \(text(end))"
    case .close: "Z"
    case .rectangle(let rect): rounded(rect, RectangleCornerRadii())
    case .roundedRectangle(let rect, let radii): rounded(rect, radii)
    case .ellipse(let rect): ellipse(rect)
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(CSS.number(point.x)) \(CSS.number(point.y))" }

  private static func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> String {
    let limit = min(rect.width, rect.height) / 2
    let (topLeading, topTrailing) = (min(radii.topLeading, limit), min(radii.topTrailing, limit))
    let (bottomLeading, bottomTrailing) = (min(radii.bottomLeading, limit), min(radii.bottomTrailing, limit))
    let corners: [(from: CGPoint, to: CGPoint, radius: CGFloat)] = [
      (CGPoint(x: rect.maxX - topTrailing, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + topTrailing), topTrailing),
      (
        CGPoint(x: rect.maxX, y: rect.maxY - bottomTrailing), CGPoint(x: rect.maxX - bottomTrailing, y: rect.maxY),
        bottomTrailing
      ),
      (
        CGPoint(x: rect.minX + bottomLeading, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - bottomLeading),
        bottomLeading
      ),
      (CGPoint(x: rect.minX, y: rect.minY + topLeading), CGPoint(x: rect.minX + topLeading, y: rect.minY), topLeading),
    ]
    var data = ""
    for corner in corners {
      data += (data.isEmpty ? "M" : "L") + text(corner.from)
      let radius = CSS.number(corner.radius)
      if corner.radius > 0 { data += "A\(radius) \(radius) 0 0 1 \(text(corner.to))" }
    }
    return data + "Z"
  }

  private static func ellipse(_ rect: CGRect) -> String {
    let (rx, ry) = (CSS.number(rect.width / 2), CSS.number(rect.height / 2))
    let (left, right, middle) = (CSS.number(rect.minX), CSS.number(rect.maxX), CSS.number(rect.midY))
    return "M\(left) \(middle)A\(rx) \(ry) 0 0 1 \(right) \(middle)A\(rx) \(ry) 0 0 1 \(left) \(middle)Z"
  }
}
