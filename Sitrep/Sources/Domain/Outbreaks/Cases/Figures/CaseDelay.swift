/// The days from onset to report, of the cases that have both.
package struct CaseDelay: Hashable, Sendable {
  package let median: Double
  package let firstQuartile: Double
  package let thirdQuartile: Double

  /// Nine in ten cases are reported within so many days.
  package let nineInTen: Double

  /// Of so many cases.
  package let count: Int

  /// - Parameter days: How many cases have a delay of as many days as the position tells; nil of no cases.
  init?(days: [Int]) {
    let values = days.enumerated().flatMap { Array(repeating: Double($0.offset), count: $0.element) }
    guard let median = Quantile.sorted(0.5, values), let firstQuartile = Quantile.sorted(0.25, values),
      let thirdQuartile = Quantile.sorted(0.75, values), let nineInTen = Quantile.sorted(0.9, values)
    else { return nil }
    self.median = median
    self.firstQuartile = firstQuartile
    self.thirdQuartile = thirdQuartile
    self.nineInTen = nineInTen
    count = values.count
  }
}
