import Foundation

/// A figure of a chart that may have a fraction: like a rate below 100, "4.4", and whole from there on, "609,180".
package nonisolated struct MeanFormat: FormatStyle {
  private var rate: RateFormat
  private var whole: FloatingPointFormatStyle<Double>

  package init(locale: Locale = .autoupdatingCurrent) {
    rate = RateFormat(locale: locale)
    whole = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0))
  }

  package func format(_ mean: Double) -> String {
    // What would be rounded to 100.0 is 100.
    abs(mean) < 99.95 ? rate.format(mean) : whole.format(mean)
  }

  package func locale(_ locale: Locale) -> MeanFormat {
    MeanFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == MeanFormat {
  /// "4.4", "609,180".
  package static var mean: MeanFormat { MeanFormat() }
}
