import Foundation

/// How a stack lays out its children.
///
/// `nil` axis: on top of each other.
package struct StackLayout: Sendable, Hashable {
  package var axis: Axis?
  package var horizontal: HorizontalAlignment = .center
  package var vertical: VerticalAlignment = .center
  package var spacing: CGFloat?
}

extension StackLayout {
  /// Alignments are not `Hashable` on Apple's platforms, so not here either.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(horizontal.place)
    hasher.combine(vertical.place)
    hasher.combine(spacing)
  }
}
