import Foundation

/// Days between two dates of cases.
nonisolated enum DelayText {
  /// Whole days without digits after the point, halves with one.
  static let days = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1))
}
