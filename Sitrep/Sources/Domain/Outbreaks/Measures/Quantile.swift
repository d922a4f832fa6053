/// Quantiles that are linear between order statistics: type 7 of Hyndman and Fan, as R and spreadsheets have it.
package enum Quantile {
  /// - Parameters:
  ///   - share: From 0, the least, over 0.5, the median, to 1, the greatest.
  ///   - values: In any order; none may be NaN.
  /// - Returns: Nil of no values, and of a share outside 0 to 1.
  package static func of(_ share: Double, _ values: [Double]) -> Double? {
    sorted(share, values.sorted())
  }

  /// The same of values that are sorted already.
  package static func sorted(_ share: Double, _ values: [Double]) -> Double? {
    guard !values.isEmpty, (0...1).contains(share) else { return nil }
    let position = share * Double(values.count - 1)
    let below = Int(position.rounded(.down))
    let above = min(below + 1, values.count - 1)
    return values[below] + (position - Double(below)) * (values[above] - values[below])
  }
}
