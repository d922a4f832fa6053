import Foundation

/// The vertical axis: round steps from the bottom to the top.
package nonisolated struct ChartScale: Hashable, Sendable {
  /// From the bottom up, the same distance between any two; at least two.
  package let ticks: [Double]
  package let isLogarithmic: Bool

  /// The most steps between the ticks.
  package static let mostSteps = 4
  /// The most decades that are ticked one by one.
  private static let mostDecades = 8

  /// - Parameters:
  ///   - values: What is to be drawn. A logarithmic axis leaves out what is not above 0.
  ///   - isLogarithmic: True: the ticks are powers of ten.
  ///   - isCounts: True: no step is a part of one.
  package init(_ values: some Sequence<Double>, isLogarithmic: Bool, isCounts: Bool) {
    self.isLogarithmic = isLogarithmic
    ticks =
      isLogarithmic ? Self.decades(values, isCounts: isCounts) : Self.steps(to: values.max() ?? 0, isCounts: isCounts)
  }

  package var bottom: Double { ticks[0] }
  package var top: Double { ticks[ticks.count - 1] }

  /// Where a value stands, from 0 at the bottom to 1 at the top; nil where the axis has no place for it.
  ///
  /// What is below 0 stands at the bottom of a linear axis, what is above the axis at its top.
  package func position(of value: Double) -> Double? {
    guard isLogarithmic else { return min(max(value / top, 0), 1) }
    guard value >= bottom * 0.999_999 else { return nil }
    return min(max(log10(value / bottom) / log10(top / bottom), 0), 1)
  }

  /// The value that stands at a position from 0 to 1.
  func value(at position: Double) -> Double {
    isLogarithmic ? bottom * pow(top / bottom, position) : top * position
  }

  /// Steps of 1, 2 or 5 times a power of ten, as few as reach the value.
  private static func steps(to largest: Double, isCounts: Bool) -> [Double] {
    guard largest > 0, largest.isFinite else { return [0, 1] }
    var power = pow(10, (log10(largest / Double(mostSteps))).rounded(.down))
    if isCounts { power = max(power, 1) }
    let step = [1, 2, 5, 10, 20].map { $0 * power }.first { $0 * Double(mostSteps) >= largest } ?? largest
    return (0...max(Int((largest / step).rounded(.up)), 1)).map { Double($0) * step }
  }

  /// Powers of ten around the values, of counts from 1 on; every second one where there are many.
  private static func decades(_ values: some Sequence<Double>, isCounts: Bool) -> [Double] {
    var (smallest, largest) = (Double.infinity, 0.0)
    for value in values where value > 0 && value.isFinite {
      smallest = min(smallest, value)
      largest = max(largest, value)
    }
    guard largest > 0 else { return [1, 10] }
    let first = isCounts ? max(exponent(smallest, .down), 0) : exponent(smallest, .down)
    let last = max(exponent(largest, .up), first + 1)
    let stride = (last - first + mostDecades - 1) / mostDecades
    let steps = (last - first + stride - 1) / stride
    return (0...steps).map { pow(10, Double(first + $0 * stride)) }
  }

  /// The power of ten below or above a value; a power of ten is its own, also where its logarithm is not exact.
  private static func exponent(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let exact = log10(value)
    return Int(abs(exact - exact.rounded()) < 1e-9 ? exact.rounded() : exact.rounded(rule))
  }
}
