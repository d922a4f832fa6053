import Foundation

/// A value that can be animated.
///
/// The layer animates by the renderer's transitions only, so nothing is asked of it yet.
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
