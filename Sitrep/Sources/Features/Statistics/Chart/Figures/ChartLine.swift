import Foundation
import PortableUI

/// A line in a box one wide and one high, with its origin at the top; parts of it where days are missing.
package nonisolated struct ChartLine: Hashable, Sendable {
  package let parts: [[CGPoint]]

  /// So many columns the finest screens show apart; beyond twice as many points a column keeps its extremes.
  package static let columns = 300

  /// - Parameter heights: Where the line stands on each day, from 0 at the bottom to 1; nil: it has no place that day.
  package init(_ heights: [Double?]) {
    let last = Double(max(heights.count - 1, 1))
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    for (day, height) in heights.enumerated() {
      if let height {
        part.append(CGPoint(x: Double(day) / last, y: 1 - height))
      } else if !part.isEmpty {
        parts.append(part)
        part = []
      }
    }
    if !part.isEmpty { parts.append(part) }
    self.parts = heights.count > 2 * Self.columns ? parts.map(Self.simplified) : parts
  }

  /// The highest and the lowest point of each column, in their order, with the part's two ends.
  ///
  /// So no peak is lost, and no point is drawn that is not one of the series.
  private static func simplified(_ part: [CGPoint]) -> [CGPoint] {
    guard part.count > 2, let last = part.last else { return part }
    var kept = [part[0]]
    var next = 1
    while next < part.count - 1 {
      let column = (part[next].x * Double(columns)).rounded(.down)
      var (low, high) = (next, next)
      while next < part.count - 1, (part[next].x * Double(columns)).rounded(.down) == column {
        if part[next].y > part[low].y { low = next }
        if part[next].y < part[high].y { high = next }
        next += 1
      }
      kept.append(part[min(low, high)])
      if low != high { kept.append(part[max(low, high)]) }
    }
    return kept + [last]
  }
}

extension ChartLine {
  /// By the numbers: Apple's points are `Hashable` from iOS 18 on only.
  package nonisolated func hash(into hasher: inout Hasher) {
    for part in parts {
      hasher.combine(part.count)
      for point in part {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }
}

/// A line in all the room that it is given.
nonisolated struct ChartLineShape: Shape {
  let line: ChartLine

  func path(in rect: CGRect) -> Path {
    Path { path in
      for part in line.parts {
        let points = part.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) }
        path.addLines(points)
        // A day alone is a dot: the line's round end.
        if points.count == 1 { path.addLine(to: points[0]) }
      }
    }
  }
}

/// Marks that stand on the lower edge: small triangles that point down.
nonisolated struct ChartMarks: Shape {
  /// From 0 at the beginning to 1 at the end.
  let places: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      let size = rect.width / 45
      for place in places {
        let x = rect.minX + place * rect.width
        path.addLines([
          CGPoint(x: x - size / 2, y: rect.maxY - size), CGPoint(x: x + size / 2, y: rect.maxY - size),
          CGPoint(x: x, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }
}

/// Horizontal lines at equal distances, from the top to the bottom.
nonisolated struct ChartRules: Shape {
  let steps: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...max(steps, 1) {
        let y = rect.minY + rect.height * Double(step) / Double(max(steps, 1))
        path.addLines([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)])
      }
    }
  }
}
