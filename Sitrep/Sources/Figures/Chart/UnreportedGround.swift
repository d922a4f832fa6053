import Foundation
import PortableUI

/// Slanting lines over the periods of a chart that nobody reported.
nonisolated struct UnreportedGround: Shape {
  /// Parts of the width, from 0 to 1.
  let ranges: [ClosedRange<Double>]

  /// How far the lines are apart, as a share of the width.
  var distance = 1.0 / 40

  func path(in rect: CGRect) -> Path {
    // Wider apart where there are many, so that the drawing stays small.
    let apart = rect.width * max(distance, Double(ranges.count) / 4_000)
    return Path { path in
      for range in ranges {
        let (left, right) = (rect.minX + rect.width * range.lowerBound, rect.minX + rect.width * range.upperBound)
        let outline = [
          CGPoint(x: left, y: rect.minY), CGPoint(x: right, y: rect.minY), CGPoint(x: right, y: rect.maxY),
          CGPoint(x: left, y: rect.maxY),
        ]
        for (start, end) in Hatching.lines(in: outline, apart: apart) {
          path.move(to: start)
          path.addLine(to: end)
        }
      }
    }
  }
}
