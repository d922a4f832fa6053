import Foundation
import PortableUICore

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the eye takes the symbol to fill.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that every chart has.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
  private enum Kind { case circle, square, triangle, diamond }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let circle = BasicChartSymbolShape(.circle)
  public static let square = BasicChartSymbolShape(.square)
  public static let triangle = BasicChartSymbolShape(.triangle)
  public static let diamond = BasicChartSymbolShape(.diamond)

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle:
      return Self.polygon([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
    case .diamond:
      return Self.polygon([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.midY),
      ])
    }
  }

  private static func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .circle }
  public static var square: BasicChartSymbolShape { .square }
  public static var triangle: BasicChartSymbolShape { .triangle }
  public static var diamond: BasicChartSymbolShape { .diamond }
}

/// A symbol in any size.
struct PlotSymbol: Equatable, Sendable {
  private let outline: @Sendable (CGRect) -> Path
  /// Tells symbols apart.
  private let sample: Path

  init(_ shape: some ChartSymbolShape) {
    outline = { shape.path(in: $0) }
    sample = shape.path(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The outline around the origin.
  func path(area: CGFloat) -> Path {
    let side = max(area, 0).squareRoot()
    return outline(CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
  }

  static func == (one: PlotSymbol, other: PlotSymbol) -> Bool { one.sample == other.sample }

  /// What tells series apart where the chart says nothing else.
  static let all = [BasicChartSymbolShape.circle, .square, .triangle, .diamond].map { PlotSymbol($0) }
}
