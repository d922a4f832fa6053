import Foundation

extension Path {
  /// True where the other path is this one, larger by the factor.
  func isEqual(to other: Path, shrunkBy factor: CGFloat) -> Bool {
    guard operations.count == other.operations.count else { return false }
    return zip(operations, other.operations).allSatisfy { operation, larger in
      operation.kind == larger.kind
        && zip(operation.lengths, larger.lengths).allSatisfy { abs($0 - $1 / factor) < 0.01 }
    }
  }
}

extension Path.Operation {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    case .rectangle: 5
    case .roundedRectangle: 6
    case .ellipse: 7
    }
  }

  fileprivate var lengths: [CGFloat] {
    switch self {
    case .move(let end), .line(let end): [end.x, end.y]
    case .quadCurve(let end, let control): [end.x, end.y, control.x, control.y]
    case .curve(let end, let control1, let control2):
      [end.x, end.y, control1.x, control1.y, control2.x, control2.y]
    case .close: []
    case .rectangle(let rect), .ellipse(let rect): rect.lengths
    case .roundedRectangle(let rect, let radii):
      rect.lengths + [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
    }
  }
}

extension CGRect {
  fileprivate var lengths: [CGFloat] { [minX, minY, width, height] }
}
