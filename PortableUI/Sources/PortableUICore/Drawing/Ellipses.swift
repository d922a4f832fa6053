import Foundation

/// A circle in the middle of the room.
public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) }
}

/// An ellipse that fills the room.
public nonisolated struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) }
}

/// A shape drawn in a smaller room.
nonisolated struct InsetFigure<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> InsetFigure { InsetFigure(base: base, amount: self.amount + amount) }
}
