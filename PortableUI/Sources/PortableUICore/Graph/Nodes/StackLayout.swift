import Foundation

/// How a stack lays out its children.
///
/// `nil` axis: on top of each other.
package struct StackLayout: Sendable, Equatable {
  package var axis: Axis?
  package var horizontal: HorizontalAlignment = .center
  package var vertical: VerticalAlignment = .center
  package var spacing: CGFloat?
}
