import Foundation
import PortableUI

/// Slanting lines that say that nothing is known, on the map and in charts.
nonisolated enum Hatching {
  /// Seen on light and on dark grounds.
  static let color = Color.gray.opacity(0.7)

  /// The parts of the lines x + y = n × distance that lie within an outline.
  static func lines(in outline: [CGPoint], apart distance: CGFloat) -> [(CGPoint, CGPoint)] {
    let sums = outline.map { $0.x + $0.y }
    guard distance > 0, let least = sums.min(), let most = sums.max() else { return [] }
    let first = (least / distance).rounded(.up) * distance
    return stride(from: first, through: most, by: distance).flatMap { sum in
      let crossings = outline.indices.compactMap { index in
        crossing(from: outline[index], to: outline[(index + 1) % outline.count], of: sum)
      }.sorted { $0.x < $1.x }
      return stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
    }
  }

  /// Where an edge meets the line; its end counts, its start does not, so that a corner counts once.
  private static func crossing(from start: CGPoint, to end: CGPoint, of sum: CGFloat) -> CGPoint? {
    let (before, after) = (start.x + start.y - sum, end.x + end.y - sum)
    guard (before < 0) != (after < 0) else { return nil }
    let part = before / (before - after)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}
