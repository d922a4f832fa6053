import Foundation
import PortableUI

/// A rectangle with rounded corners on its trailing side.
package nonisolated struct RightRoundedRectangle: Shape {
  private let radius: CGFloat

  /// - Parameter radius: of the two corners, in points.
  package init(radius: CGFloat = 16) {
    self.radius = radius
  }

  package func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: 0, bottomLeading: 0, bottomTrailing: radius, topTrailing: radius),
      style: .circular)
  }
}
