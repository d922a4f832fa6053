import DesignSystem
import Foundation

/// A picture inside a report's page: its colours are the page's, by the names of ``HTMLStyle``.
struct ReportSVG {
  enum Anchor: String {
    case start, middle, end
  }

  /// How the picture and what is in it are called; unique in the page.
  let id: String
  let width: Double
  let height: Double
  private let title: String
  private let summary: String
  private var elements: [String] = []

  /// - Parameters:
  ///   - id: Unique in the page.
  ///   - width: In points.
  ///   - height: In points.
  ///   - title: What it shows.
  ///   - summary: What can be read from it, for those who can't see it.
  init(id: String, width: Double, height: Double, title: String, summary: String) {
    self.id = id
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
  }

  /// The picture's markup.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" role="img" \
    aria-labelledby="\(id)-title \(id)-summary">
    <title id="\(id)-title">\(HTMLText.escaped(title))</title>
    <desc id="\(id)-summary">\(HTMLText.escaped(summary))</desc>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  mutating func text(_ text: String, x: Double, y: Double, anchor: Anchor = .start, style: String = "") {
    if text.isEmpty { return }
    let look = style.isEmpty ? "" : " class=\"\(style)\""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    elements.append("<text\(look) x=\"\(number(x))\" y=\"\(number(y))\"\(place)>\(HTMLText.escaped(text))</text>")
  }

  /// A rectangle in a colour of the page; nothing where it has no width or height.
  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, style: String) {
    guard width > 0, height > 0 else { return }
    elements.append("<rect class=\"\(style)\" \(frame(x, y, width, height))/>")
  }

  /// A rectangle of stripes.
  mutating func stripes(_ kind: String, x: Double, y: Double, width: Double, height: Double) {
    guard width > 0, height > 0 else { return }
    elements.append("<rect fill=\"url(#\(id)-\(kind))\" \(frame(x, y, width, height))/>")
  }

  /// Makes stripes known to ``stripes(_:x:y:width:height:)``, in the colour of a style.
  mutating func define(_ kind: String) {
    elements.append(
      """
      <defs><pattern id="\(id)-\(kind)" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><line class="\(kind)" x1="0" y1="0" x2="0" y2="6"/></pattern></defs>
      """)
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, style: String) {
    elements.append(
      """
      <line class="\(style)" x1="\(number(x1))" y1="\(number(y1))" x2="\(number(x2))" y2="\(number(y2))"/>
      """)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\""
  }

  /// With one decimal.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
  }
}

/// The round numbers of an axis that begins at 0.
struct AxisSteps {
  /// From 0 to beyond the greatest value.
  let values: [Double]

  var top: Double { values.last ?? 1 }

  /// - Parameters:
  ///   - greatest: What the axis must reach.
  ///   - isWhole: True where it counts, so that no step is below 1.
  init(to greatest: Double, isWhole: Bool) {
    let greatest = max(greatest, isWhole ? 1 : 0.000_001)
    let rough = greatest / 4
    let power = pow(10, log10(rough).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= rough - power / 1_000 } ?? 10
    let step = isWhole ? max(factor * power, 1) : factor * power
    let count = Int((greatest / step - 0.000_001).rounded(.up))
    values = (0...max(count, 1)).map { Double($0) * step }
  }
}
