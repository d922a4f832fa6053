import Foundation

/// A round number on an axis, as short as it can be: "350K", "350 тыс.".
package nonisolated struct AxisFormat: FormatStyle {
  private var style: FloatingPointFormatStyle<Double>
  /// Compact numbers have no digits for what is below 1.
  private var fractions: FloatingPointFormatStyle<Double>

  package init(locale: Locale = .autoupdatingCurrent) {
    fractions = FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...3))
    style = fractions.notation(.compactName)
  }

  package func format(_ number: Double) -> String {
    abs(number) < 1 ? fractions.format(number) : style.format(number)
  }

  package func locale(_ locale: Locale) -> AxisFormat {
    AxisFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == AxisFormat {
  /// "350K", "350 тыс.".
  package static var axis: AxisFormat { AxisFormat() }
}
