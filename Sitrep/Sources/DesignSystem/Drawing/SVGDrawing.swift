import Foundation
import PortableUI

/// A drawing on white, written as a file (SVG) that needs nothing from elsewhere.
package nonisolated struct SVGDrawing {
  /// How lines are drawn, with round ends.
  package struct Stroke {
    let color: String
    let width: Double
    let dash: [Double]

    /// - Parameters:
    ///   - color: As "#0a7ac2".
    ///   - width: In points.
    ///   - dash: The lengths of dashes and gaps; none: the line has no gaps.
    package init(_ color: String, width: Double = 1, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// Which point of a text stands at its place.
  package enum Anchor: String {
    case start, middle, end
  }

  private let width: Int
  private let height: Int
  private let title: String
  private var elements: [String] = []

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  ///   - title: What it shows, for those who cannot see it.
  package init(width: Int, height: Int, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  /// The file.
  package var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
    font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif">
    <title>\(XMLText.escaped(title))</title>
    <rect width="\(width)" height="\(height)" fill="#fff"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  package mutating func text(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400, fill: String = "#000",
    anchor: Anchor = .start
  ) {
    if text.isEmpty { return }
    elements.append(
      """
      <text x="\(number(x))" y="\(number(y))" font-size="\(number(size))" font-weight="\(weight)" fill="\(fill)" \
      text-anchor="\(anchor.rawValue)">\(XMLText.escaped(text))</text>
      """)
  }

  /// A line from point to point; a point alone is a dot.
  package mutating func line(_ points: [CGPoint], _ stroke: Stroke) { lines([points], stroke) }

  /// Several such lines.
  package mutating func lines(_ parts: [[CGPoint]], _ stroke: Stroke) {
    let data = parts.filter { !$0.isEmpty }.map { path($0) + ($0.count == 1 ? "h0" : "") }.joined()
    if data.isEmpty { return }
    let dash = stroke.dash.map(number).joined(separator: " ")
    elements.append(
      """
      <path d="\(data)" fill="none" stroke="\(stroke.color)" stroke-width="\(number(stroke.width))" \
      stroke-linecap="round" stroke-linejoin="round"\(dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")/>
      """)
  }

  /// What lies between the points, in black.
  package mutating func area(_ points: [CGPoint]) { elements.append("<path d=\"\(path(points))\"/>") }

  /// Rectangles of one colour.
  package mutating func bars(_ bars: [CGRect], fill: String) {
    if bars.isEmpty { return }
    let data = bars.map { bar in
      "M\(number(bar.minX)) \(number(bar.minY))h\(number(bar.width))v\(number(bar.height))h\(number(-bar.width))z"
    }
    elements.append("<path d=\"\(data.joined())\" fill=\"\(fill)\"/>")
  }

  private func path(_ points: [CGPoint]) -> String {
    "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
  }

  /// With one decimal.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
  }
}
