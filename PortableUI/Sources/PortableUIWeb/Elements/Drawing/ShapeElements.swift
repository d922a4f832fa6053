import Foundation
import PortableUICore

extension ElementBuilder {
  /// A box where the outline means the same at any size; else a drawing in a box of the path's own size.
  mutating func shape(_ drawing: ShapeDrawing, _ context: Context) -> Element {
    if case .path(let path, let size) = drawing.outline { return vector(drawing, path, size) }
    var element = Element(context.box, classes: ["sh"], box: .shape)
    if let fill = drawing.fill { add(.background, .color(fill), to: &element) }
    if let stroke = drawing.stroke {
      let style = drawing.strokeStyle ?? StrokeStyle()
      add(.border, .line(width: style.lineWidth, isDashed: !style.dash.isEmpty), to: &element)
      add(.borderColor, .color(stroke), to: &element)
    }
    let corners = corners(of: drawing.outline)
    if !corners.isEmpty {
      element.classes += corners
      element.box.insert(.rounded)
    }
    return element
  }

  /// The classes that give a box the outline's corners.
  mutating func corners(of outline: ShapeOutline) -> [String] {
    switch outline {
    case .rectangle, .path: []
    case .ellipse: [styles.use(StyleRule(.borderRadius, .keyword(.circle)))]
    case .rounded(let radii):
      [
        (StyleProperty.radiusStartStart, radii.topLeading), (.radiusStartEnd, radii.topTrailing),
        (.radiusEndStart, radii.bottomLeading), (.radiusEndEnd, radii.bottomTrailing),
      ].filter { $0.1 > 0 }.map { styles.use(StyleRule($0.0, .px($0.1))) }
    }
  }

  private mutating func vector(_ drawing: ShapeDrawing, _ path: Path, _ size: CGSize) -> Element {
    let data = drawing.scales ? SVGPath.roughText(path) : SVGPath.text(path)
    var line = Element(.path, attributes: [Attribute(.d, data)])
    if drawing.fill == nil { line.set(.fill, "none") }
    if let stroke = drawing.strokeStyle { line.stroke(stroke, scales: drawing.scales) }
    let (width, height) = (CSS.number(size.width), CSS.number(size.height))
    var svg = Element(
      .svg, classes: ["vec"], attributes: [Attribute(.viewBox, "0 0 \(width) \(height)")], children: [line],
      box: .closed)
    if drawing.scales {
      svg.classes.append("grows")
    } else {
      svg.set(.width, width)
      svg.set(.height, height)
      svg.box = [.width, .height, .closed]
    }
    svg.set(.ariaHidden, "true")
    if let color = drawing.fill ?? drawing.stroke { add(color, to: &svg) }
    return svg
  }
}

extension Element {
  /// Draws the line of a path in the text's colour; its width stays where the drawing grows.
  mutating func stroke(_ style: StrokeStyle, scales: Bool) {
    set(.stroke, "currentColor")
    set(.strokeWidth, CSS.number(style.lineWidth))
    if style.lineCap != .butt { set(.strokeLinecap, "\(style.lineCap)") }
    if style.lineJoin != .miter { set(.strokeLinejoin, "\(style.lineJoin)") }
    if style.lineJoin == .miter, style.miterLimit != 4 { set(.strokeMiterlimit, CSS.number(style.miterLimit)) }
    if !style.dash.isEmpty { set(.strokeDasharray, style.dash.map { CSS.number($0) }.joined(separator: " ")) }
    if style.dashPhase != 0 { set(.strokeDashoffset, CSS.number(style.dashPhase)) }
    if scales { set(.vectorEffect, "non-scaling-stroke") }
  }
}
