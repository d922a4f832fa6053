import DesignSystem
import Domain
import Foundation
import PortableUI

/// Shares with their 95% confidence intervals, in the user's language; their denominators stand beside them.
enum IntervalText {
  /// As "61.6% (95% CI 58.9–64.4)".
  static func fatality(_ interval: Interval) -> Text {
    Text(
      "\(interval.value, format: tenths)% (95% CI \(interval.low, format: tenths)–\(interval.high, format: tenths))",
      bundle: .module)
  }

  /// What a fatality is of, as "Deaths: 739 · Cases: 1,199".
  static func fatalityBase(_ interval: Interval) -> Text {
    Text("Deaths: \(interval.count, format: .count) · Cases: \(interval.of, format: .count)", bundle: .module)
  }

  /// As "28.63 (95% CI 22.55–36.34)".
  static func rate(_ interval: Interval) -> Text {
    Text(
      "\(interval.value, format: hundredths) (95% CI \(interval.low, format: hundredths)–\(interval.high, format: hundredths))",
      bundle: .module)
  }

  /// What a rate is of, as "Cases: 67 · Population: 23,400".
  static func rateBase(_ interval: Interval) -> Text {
    Text("Cases: \(interval.count, format: .count) · Population: \(interval.of, format: .count)", bundle: .module)
  }

  static let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  static let hundredths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
}
