/// A share of a number, with its 95% confidence interval and what it was made of.
package struct Interval: Hashable, Sendable {
  /// The share, per ``scale``.
  package let value: Double
  package let low: Double
  package let high: Double

  /// What is counted, out of ``of``.
  package let count: Int
  package let of: Int

  /// 100 for per cent, 10,000 for a rate per 10,000.
  package let scale: Int

  /// The interval of Wilson's score, for 95 %.
  ///
  /// - Parameters:
  ///   - count: What is counted.
  ///   - total: Out of how many.
  ///   - scale: 100 for per cent.
  /// - Returns: Nil where there is no share: of nothing, below nothing, or more than all.
  package static func wilson(_ count: Int, _ total: Int, per scale: Int = 100) -> Interval? {
    guard total > 0, (0...total).contains(count) else { return nil }
    let z = 1.959_963_984_540_054
    let n = Double(total)
    let share = Double(count) / n
    let divisor = 1 + z * z / n
    let middle = (share + z * z / (2 * n)) / divisor
    let half = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot() / divisor
    let factor = Double(scale)
    return Interval(
      value: share * factor, low: count == 0 ? 0 : max(middle - half, 0) * factor,
      high: count == total ? factor : min(middle + half, 1) * factor, count: count, of: total, scale: scale)
  }

  /// Deaths of 100 cases; nil where either is not known.
  package static func caseFatality(deaths: Int?, cases: Int?) -> Interval? { known(deaths, cases, per: 100) }

  /// Cases per 10,000 people; nil where either is not known.
  package static func attackRate(cases: Int?, population: Int?) -> Interval? { known(cases, population, per: 10_000) }

  private static func known(_ count: Int?, _ total: Int?, per scale: Int) -> Interval? {
    guard let count, let total else { return nil }
    return wilson(count, total, per: scale)
  }
}
