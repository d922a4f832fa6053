import Foundation

/// A number of cases per 100,000 people: "4.4", "12 345,6"; below 1 with two digits that count: "0.034".
package nonisolated struct RateFormat: FormatStyle {
  private var style: FloatingPointFormatStyle<Double>

  package init(locale: Locale = .autoupdatingCurrent) {
    style = FloatingPointFormatStyle<Double>(locale: locale)
  }

  package func format(_ rate: Double) -> String {
    if rate == 0 { return style.precision(.fractionLength(0)).format(0) }
    return style.precision(abs(rate) < 1 ? .significantDigits(2) : .fractionLength(1)).format(rate)
  }

  package func locale(_ locale: Locale) -> RateFormat {
    RateFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == RateFormat {
  /// "4.4", "12 345,6", "0.034".
  package static var rate: RateFormat { RateFormat() }
}
