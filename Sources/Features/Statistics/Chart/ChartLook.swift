import Foundation
import PortableUI

/// How one country's line differs from the others: by colour and by dashes, never by colour alone.
nonisolated struct ChartLook {
  let color: Color
  let stroke: StrokeStyle

  /// The look of the line at this place of the legend.
  static func line(_ index: Int) -> ChartLook { lines[index % lines.count] }

  /// Colours that people with any colour vision tell apart (Okabe and Ito), of a lightness that has a contrast of 3:1 on
  /// light and on dark grounds.
  private static let lines = [
    ChartLook(Color(red: 0.04, green: 0.48, blue: 0.76), dash: []),
    ChartLook(Color(red: 0.80, green: 0.36, blue: 0), dash: [8, 5]),
    ChartLook(Color(red: 0, green: 0.56, blue: 0.42), dash: [1, 5]),
    ChartLook(Color(red: 0.72, green: 0.38, blue: 0.58), dash: [10, 4, 1, 4]),
  ]

  private init(_ color: Color, dash: [CGFloat]) {
    self.color = color
    stroke = StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: dash)
  }
}
