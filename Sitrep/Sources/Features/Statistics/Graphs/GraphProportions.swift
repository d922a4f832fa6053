/// How long a bar and its new section are, as shares of the column (D7, D8).
package nonisolated struct GraphProportions: Hashable, Sendable {
  /// The bar's share of the column's width: 0.9 for the largest total.
  package let bar: Double
  /// The new section's share of the bar, 0...1.
  package let new: Double
  /// True where the total is unknown: the full 90% as an outline.
  package let isUnknown: Bool

  /// The share of the column that the largest bar takes.
  package static let largest = 0.9

  /// - Parameters:
  ///   - total: nil: unknown. Counts below 0 draw nothing.
  ///   - new: the part of the total that is new; clamped to 0...total, nothing where unknown.
  ///   - scale: the largest of the totals on the screen.
  package init(total: Int?, new: Int?, scale: Int?) {
    guard let total else {
      self.init(bar: Self.largest, new: 0, isUnknown: true)
      return
    }
    guard let scale, scale > 0, total > 0 else {
      self.init(bar: 0, new: 0, isUnknown: false)
      return
    }
    let shown = min(max(new ?? 0, 0), total)
    self.init(
      bar: min(Double(total) / Double(scale), 1) * Self.largest, new: Double(shown) / Double(total), isUnknown: false)
  }

  private init(bar: Double, new: Double, isUnknown: Bool) {
    self.bar = bar
    self.new = new
    self.isUnknown = isUnknown
  }
}
