import Foundation

/// An outline, kept as the operations that made it.
public nonisolated struct Path: Equatable, Sendable {
  /// One operation.
  package enum Operation: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
    case rectangle(CGRect)
    case roundedRectangle(CGRect, RectangleCornerRadii)
    case ellipse(CGRect)
  }

  package private(set) var operations: [Operation] = []

  public init() {}

  public init(_ rect: CGRect) {
    operations = [.rectangle(rect)]
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    operations = [.roundedRectangle(rect, RectangleCornerRadii(all: cornerRadius))]
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    operations = [.roundedRectangle(rect, cornerRadii)]
  }

  public init(ellipseIn rect: CGRect) {
    operations = [.ellipse(rect)]
  }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public var isEmpty: Bool { operations.isEmpty }

  public mutating func move(to end: CGPoint) { operations.append(.move(end)) }

  public mutating func addLine(to end: CGPoint) { operations.append(.line(end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    operations.append(.quadCurve(end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    operations.append(.curve(end, control1: control1, control2: control2))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) { operations.append(.rectangle(rect)) }

  public mutating func addRects(_ rects: [CGRect]) { operations += rects.map { .rectangle($0) } }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    operations.append(.roundedRectangle(rect, cornerRadii))
  }

  public mutating func addEllipse(in rect: CGRect) { operations.append(.ellipse(rect)) }

  public mutating func addPath(_ path: Path) { operations += path.operations }

  public mutating func closeSubpath() { operations.append(.close) }
}

extension Path: Shape {
  public nonisolated func path(in _: CGRect) -> Path { self }
}

/// How a rounded corner leaves its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// The radii of a rectangle's four corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}
