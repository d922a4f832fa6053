import Foundation

/// A value that can be animated. The layer animates by the renderer's transitions only, so nothing is asked of it yet.
public protocol Animatable {}

/// A global actor that nothing runs on; see `_RemoveGlobalActorIsolation`.
@globalActor
public actor _NoActor {
  public static let shared = _NoActor()
}

/// Inherited beside `View`, the isolation of this protocol and that of `View` cancel each other, so that a plain
/// `struct Bar: Shape` is isolated to no actor, as on Apple's platforms.
@_NoActor @preconcurrency
public protocol _RemoveGlobalActorIsolation {}

/// An outline that fills the room it is given.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline within the rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == Never {
  @MainActor public func _render(_ context: inout _RenderContext) {
    FilledShape(shape: self, style: Color.primary)._render(&context)
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

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

/// A circle in the middle of the room.
public nonisolated struct Circle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
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
