import Foundation
import PortableUI

/// The area of countries.
nonisolated struct CountryArea: Shape {
  let outlines: [[CGPoint]]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for outline in outlines {
        path.addLines(outline.map { $0.onMap(in: rect) })
        path.closeSubpath()
      }
    }
  }
}

/// Slanting lines over the area of a country of which nothing is known.
nonisolated struct CountryHatching: Shape {
  let outlines: [[CGPoint]]

  /// How far the lines are apart, in units of the map.
  private static let distance = 4.0

  func path(in rect: CGRect) -> Path {
    Path { path in
      for outline in outlines {
        for (start, end) in Self.lines(in: outline) {
          path.move(to: start.onMap(in: rect))
          path.addLine(to: end.onMap(in: rect))
        }
      }
    }
  }

  /// The parts of the lines x + y = n × distance that lie within an outline.
  static func lines(in outline: [CGPoint]) -> [(CGPoint, CGPoint)] {
    let sums = outline.map { $0.x + $0.y }
    guard let least = sums.min(), let most = sums.max() else { return [] }
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

/// A circle on the map.
nonisolated struct MapCircle: Shape {
  let middle: CGPoint
  /// How wide it is, as a share of the map's width.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let (place, width) = (middle.onMap(in: rect), width * rect.width)
    return Path(ellipseIn: CGRect(x: place.x - width / 2, y: place.y - width / 2, width: width, height: width))
  }
}

nonisolated extension CGPoint {
  /// The place of a point of the map in a drawing of it.
  fileprivate func onMap(in rect: CGRect) -> CGPoint {
    let scale = rect.width / CGFloat(WorldMap.size.width)
    return CGPoint(x: rect.minX + x * scale, y: rect.minY + y * scale)
  }
}
