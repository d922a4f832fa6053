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
  private static let distance: CGFloat = 4

  func path(in rect: CGRect) -> Path {
    Path { path in
      for outline in outlines {
        for (start, end) in Hatching.lines(in: outline, apart: Self.distance) {
          path.move(to: start.onMap(in: rect))
          path.addLine(to: end.onMap(in: rect))
        }
      }
    }
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
