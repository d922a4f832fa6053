import Foundation
import PortableUI

/// How one country's line differs from the others: by colour and by dashes, never by colour alone.
package nonisolated struct ChartLook {
  /// From 0 to 1.
  private let red: Double
  private let green: Double
  private let blue: Double
  package let dash: [CGFloat]

  /// The width of a line on the screen, to which the dashes belong.
  package static let lineWidth = 2.5

  /// The look of the line at this place of the legend.
  package static func line(_ index: Int) -> ChartLook { lines[index % lines.count] }

  /// Colours that people with any colour vision tell apart (Okabe and Ito), of a lightness that has a contrast of 3:1 on
  /// light and on dark grounds.
  private static let lines = [
    ChartLook(red: 0.04, green: 0.48, blue: 0.76, dash: []),
    ChartLook(red: 0.80, green: 0.36, blue: 0, dash: [8, 5]),
    ChartLook(red: 0, green: 0.56, blue: 0.42, dash: [1, 5]),
    ChartLook(red: 0.72, green: 0.38, blue: 0.58, dash: [10, 4, 1, 4]),
  ]

  package var color: Color { Color(red: red, green: green, blue: blue) }

  package var stroke: StrokeStyle {
    StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round, dash: dash)
  }

  /// The colour as drawings in files write it: "#0a7ac2".
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(Int((channel * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
