import Foundation

/// A number of cases per 100,000 people, with one decimal: "1.0", "12 345,6".
package nonisolated struct RateFormat: FormatStyle {
  private var style: FloatingPointFormatStyle<Double>

  package init(locale: Locale = .autoupdatingCurrent) {
    style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(1))
  }

  package func format(_ rate: Double) -> String {
    style.format(rate)
  }

  package func locale(_ locale: Locale) -> RateFormat {
    RateFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == RateFormat {
  /// "1.0", "12 345,6".
  package static var rate: RateFormat { RateFormat() }
}
