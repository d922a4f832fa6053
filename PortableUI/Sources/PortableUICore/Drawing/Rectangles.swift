import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(radii: .init(), amount: amount) }
}

/// A rectangle with the same radius at every corner.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(radii: .init(all: cornerSize.width), amount: amount)
  }
}

/// A rectangle with a radius of its own at each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(radii: cornerRadii, amount: amount)
  }
}

/// A rounded rectangle made smaller on all sides.
nonisolated struct InsetRectangle: InsettableShape {
  let radii: RectangleCornerRadii
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii.inset(by: amount))
  }

  func inset(by amount: CGFloat) -> InsetRectangle {
    InsetRectangle(radii: radii, amount: self.amount + amount)
  }
}
