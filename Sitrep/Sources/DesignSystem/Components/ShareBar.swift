import PortableUI

/// A thin bar as wide as the row lets it be, which is the whole; the part of it that is filled is the share.
package struct ShareBar: View {
  /// From 0 to 1.
  private let share: Double

  package init(share: Double) {
    self.share = share
  }

  package var body: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(Color.gray.opacity(0.2))
      .overlay { Rectangle().fill(.tint).scaleEffect(x: share, anchor: .leading) }
      .clipShape(RoundedRectangle(cornerRadius: 3))
      .frame(height: 6)
      .accessibilityHidden(true)
  }
}

/// A part of a whole from 0 to 1; nil where the whole is nothing or unknown.
package func share(of part: Int?, in whole: Int?) -> Double? {
  guard let part, let whole, whole > 0 else { return nil }
  return Double(part) / Double(whole)
}
