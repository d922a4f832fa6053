import Foundation
import PortableUI

/// A line of values from 0 to the largest; where one is unknown it has a gap.
nonisolated struct Sparkline: Shape {
  let values: [Int?]
  let largest: Int

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
          y: rect.maxY - (rect.height * CGFloat(max(value, 0)) / CGFloat(max(largest, 1)) * 10).rounded() / 10)
        if isDrawing { path.addLine(to: point) } else { path.move(to: point) }
        isDrawing = true
      }
    }
  }
}
