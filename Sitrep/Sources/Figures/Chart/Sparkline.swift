import Foundation
import PortableUI

/// A small line of values, as tall as the largest of all that are compared; decoration beside a figure in words.
package struct Sparkline: View {
  private let values: [Int?]
  private let largest: Int

  /// - Parameters:
  ///   - values: Nil is unknown.
  ///   - largest: The value that reaches to the top.
  package init(values: [Int?], largest: Int) {
    self.values = values
    self.largest = largest
  }

  package var body: some View {
    SparklineShape(values: values, largest: largest)
      .stroke(ChartLook.line(0).color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .accessibilityHidden(true)
  }
}

/// A line of values from 0 to the largest, in proportion to its room; where one is unknown it has a gap.
nonisolated struct SparklineShape: Shape {
  let values: [Int?]
  let largest: Int

  /// So many heights are told apart: those of a small drawing are a tenth of a point apart, and written in few digits.
  private static let heights: CGFloat = 240

  func path(in rect: CGRect) -> Path {
    Path { path in
      var isDrawing = false
      for (index, value) in values.enumerated() {
        guard let value else {
          isDrawing = false
          continue
        }
        let point = CGPoint(
          x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
          y: rect.maxY - rect.height * height(of: value))
        if isDrawing { path.addLine(to: point) } else { path.move(to: point) }
        isDrawing = true
      }
    }
  }

  /// A value's height, of a room that is 1 high.
  private func height(of value: Int) -> CGFloat {
    (CGFloat(max(value, 0)) / CGFloat(max(largest, 1)) * Self.heights).rounded() / Self.heights
  }
}
