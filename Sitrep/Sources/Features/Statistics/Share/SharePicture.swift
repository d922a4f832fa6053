import DesignSystem
import Domain
import Foundation
import PortableUI

/// A country's figures and a chart as one drawing of 1200 × 900 points in light colours (SVG), without anything from
/// elsewhere.
package nonisolated enum SharePicture {
  package static let width = 1200
  package static let height = 900

  /// The drawing as text; without a chart where the days before are not known.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - figure: The chart.
  ///   - chartSource: Who published the chart's days, where that is not who published the figures.
  /// - Returns: SVG.
  package static func svg(of words: ShareWords, _ figure: ChartFigure?, chartSource: String? = nil) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
    font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif">
    <title>\(XMLText.escaped("\(words.name). \(words.date)"))</title>
    <rect width="\(width)" height="\(height)" fill="#fff"/>
    \(heading(words))
    \(rows(words.rows))
    \(figure.map { chart(words, $0, chartSource ?? "") } ?? "")
    \(text(words.source, x: margin, y: 872, size: 22, fill: quiet))
    \(text("Sitrep", x: right, y: 872, size: 22, fill: quiet, anchor: "end"))
    </svg>

    """
  }

  private static let margin = 60.0
  private static let middle = 600.0
  private static let right = 1140.0
  private static let dark = "#000"
  private static let quiet = "#5f5f65"
  private static let gray = "#8e8e93"

  private static func heading(_ words: ShareWords) -> String {
    // A long name in smaller letters, so that it is seen whole.
    let size = min(56, 1_600 / Double(max(words.name.count, 1)))
    return text(words.flag, x: margin, y: 116, size: 72)
      + text(words.name, x: margin + 110, y: 110, size: size, weight: 700)
      + text(words.date, x: margin, y: 178, size: 28, fill: quiet)
  }

  private static func rows(_ rows: [ShareWords.Row]) -> String {
    rows.enumerated().map { index, row in
      let y = 240 + Double(index) * 47
      return text(row.name, x: margin, y: y, size: 30)
        + text(row.total, x: 780, y: y, size: 36, weight: 700, anchor: "end")
        + text(row.new, x: right, y: y, size: 30, fill: quiet, anchor: "end")
    }.joined()
  }

  private static func text(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400, fill: String = dark, anchor: String = "start"
  ) -> String {
    if text.isEmpty { return "" }
    return """
      <text x="\(number(x))" y="\(number(y))" font-size="\(number(size))" font-weight="\(weight)" fill="\(fill)" \
      text-anchor="\(anchor)">\(XMLText.escaped(text))</text>
      """
  }

  /// With one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
  }
}

/// The small chart.
nonisolated extension SharePicture {
  private static let box = CGRect(x: margin, y: 550, width: right - margin, height: 240)

  private static func chart(_ words: ShareWords, _ figure: ChartFigure, _ source: String) -> String {
    let scale = figure.scale
    let first = figure.days.lowerBound.written(for: words.locale)
    let last = figure.days.upperBound.written(for: words.locale)
    let rules = scale.ticks.indices.map { index in
      let y = box.maxY - box.height * Double(index) / Double(scale.ticks.count - 1)
      return rule(y)
        + text(AxisFormat(locale: words.locale).format(scale.ticks[index]), x: margin, y: y - 6, size: 20, fill: quiet)
    }
    let lines = figure.entries.indices.map { index in
      line(
        figure.entries[index].line, stroke: ChartLook.line(index).hexadecimal, width: 4,
        dash: ChartLook.line(index).dash)
    }
    return text(words.chart.title, x: margin, y: 484, size: 26) + legend(words, figure) + rules.joined()
      + line(figure.daily, stroke: gray, width: 1.5) + lines.joined() + marks(figure.correctionPlaces)
      + text(source, x: middle, y: 826, size: 20, fill: quiet, anchor: "middle")
      + text(first, x: margin, y: 826, size: 22, fill: quiet)
      + text(last, x: right, y: 826, size: 22, fill: quiet, anchor: "end")
  }

  /// What each line is called, side by side above the chart.
  private static func legend(_ words: ShareWords, _ figure: ChartFigure) -> String {
    var items = figure.entries.enumerated().map { index, entry in
      (name: words.chart.lines[entry.series.code] ?? entry.series.name, look: ChartLook?.some(.line(index)))
    }
    if figure.daily != nil { items.append((words.chart.daily, nil)) }
    let room = (right - margin) / Double(max(items.count, 1))
    return items.enumerated().map { index, item in
      let x = margin + Double(index) * room
      let size = min(22, (room - 60) / Double(max(item.name.count, 1)) * 1.9)
      return path(
        "M\(number(x)) 514H\(number(x + 40))", stroke: item.look?.hexadecimal ?? gray,
        width: item.look == nil ? 1.5 : 4, dash: item.look?.dash ?? [])
        + text(item.name, x: x + 50, y: 521, size: size, fill: quiet)
    }.joined()
  }

  /// Where corrections stand: small triangles on the lower edge.
  private static func marks(_ places: [Double]) -> String {
    places.map { place in
      let x = box.minX + place * box.width
      return
        "<path d=\"M\(number(x - 7)) \(number(box.maxY - 14))H\(number(x + 7))L\(number(x)) \(number(box.maxY))\"/>"
    }.joined()
  }

  private static func rule(_ y: Double) -> String {
    "<path d=\"M\(number(box.minX)) \(number(y))H\(number(box.maxX))\" stroke=\"#d1d1d6\"/>"
  }

  private static func line(_ line: ChartLine?, stroke: String, width: Double, dash: [CGFloat] = []) -> String {
    guard let line, !line.parts.isEmpty else { return "" }
    return path(line.parts.map(data).joined(), stroke: stroke, width: width, dash: dash)
  }

  private static func path(_ data: String, stroke: String, width: Double, dash: [CGFloat]) -> String {
    let dashes = dash.map { number($0 * width / ChartLook.lineWidth) }.joined(separator: " ")
    return """
      <path d="\(data)" fill="none" stroke="\(stroke)" stroke-width="\(number(width))" stroke-linecap="round" \
      stroke-linejoin="round"\(dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\"")/>
      """
  }

  private static func data(_ part: [CGPoint]) -> String {
    let points = part.map { "\(number(box.minX + $0.x * box.width)) \(number(box.minY + $0.y * box.height))" }
    // A day alone is a dot: the line's round end.
    return "M" + points.joined(separator: "L") + (points.count == 1 ? "h0" : "")
  }
}
