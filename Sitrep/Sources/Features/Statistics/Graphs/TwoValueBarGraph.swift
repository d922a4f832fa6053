import Foundation
import PortableUI

/// One bar: its length is the total, its trailing end in a brighter colour the part that is new.
package struct TwoValueBarGraph: View {
  private let proportions: GraphProportions
  private let color: Color

  /// - Parameters:
  ///   - total: nil where it is unknown; drawn as a dashed outline of the full length.
  ///   - new: the part of the total that is new.
  ///   - scale: the total whose bar takes 90% of the column.
  ///   - color: of the bar; the new part is 0.25 brighter in each channel.
  package init(total: Int?, new: Int?, scale: Int?, color: Color) {
    proportions = GraphProportions(total: total, new: new, scale: scale)
    self.color = color
  }

  package var body: some View {
    bar
      .frame(height: 50)
      .containerRelativeFrame(.horizontal, alignment: .leading) { [proportions] width, _ in
        width * proportions.bar
      }
  }

  @ViewBuilder private var bar: some View {
    if proportions.isUnknown {
      UnevenRoundedRectangle(bottomTrailingRadius: 16, topTrailingRadius: 16, style: .circular)
        .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [6]))
    } else {
      RightRoundedRectangle()
        .fill(color)
        .overlay(alignment: .trailing) { newSection }
        .clipShape(RightRoundedRectangle())
    }
  }

  private var newSection: some View {
    Rectangle()
      .fill(color)
      .brightness(0.25)
      .containerRelativeFrame(.horizontal, alignment: .trailing) { [proportions] width, _ in
        width * proportions.bar * proportions.new
      }
  }
}
