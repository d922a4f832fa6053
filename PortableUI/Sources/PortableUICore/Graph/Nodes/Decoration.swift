import Foundation

/// A change around one node.
package enum Decoration: Sendable, Equatable {
  case padding(EdgeInsets)
  case frame(FrameLayout)
  case relativeFrame(RelativeFrameLayout)
  /// Width / height.
  case aspectRatio(Double)
  /// The nodes lie behind or before the content and take its size.
  case background([Node], Alignment)
  case overlay([Node], Alignment)
  case clip(ShapeOutline)
  case opacity(Double)
  /// Takes its room, and is neither seen nor told nor pressed by hand; its keys work.
  case hidden
  case brightness(Double)
  /// Drawn larger or smaller about a point, without taking more or less room.
  case scale(CGSize, UnitPoint)
  /// Changes of its look take their time.
  case animated(Animation)
  case transition(AnyTransition)
  /// A pointer meets what is drawn inside, not the box around it.
  case drawnContentShape
  /// A pointer meets what lies below.
  case ignoresPointers
  /// The browser can be told to bring it into sight.
  case scrollTarget
  /// Stays at the top of what scrolls.
  case pinned
  /// What is drawn inside may come to the page in one file.
  case drawingGroup
}

/// A frame of fixed or flexible size.
///
/// Infinity: all that there is.
package struct FrameLayout: Sendable, Equatable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var minWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment = .center
}

/// A frame relative to the nearest container (window, column, scroll view): length = factor × container + constant.
package struct RelativeFrameLayout: Sendable, Equatable {
  package var width: AffineLength?
  package var height: AffineLength?
  package var alignment: Alignment = .center
}

/// A length that grows in proportion: `factor` × the container's length + `constant` points.
package struct AffineLength: Sendable, Hashable {
  package var factor: CGFloat
  package var constant: CGFloat
}
