import Foundation

/// A round number on an axis, as short as it can be: "350K", "350 тыс.".
package nonisolated struct AxisFormat: FormatStyle {
  private var style: FloatingPointFormatStyle<Double>

  package init(locale: Locale = .autoupdatingCurrent) {
    style = FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName)
      .precision(.significantDigits(1...3))
  }

  package func format(_ number: Double) -> String {
    style.format(number)
  }

  package func locale(_ locale: Locale) -> AxisFormat {
    AxisFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == AxisFormat {
  /// "350K", "350 тыс.".
  package static var axis: AxisFormat { AxisFormat() }
}
