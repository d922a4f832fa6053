import Foundation

/// How much more or less something is, in whole percent with its sign: "+45%", "−12 %".
package nonisolated struct GrowthFormat: FormatStyle {
  private var style: FloatingPointFormatStyle<Double>.Percent

  package init(locale: Locale = .autoupdatingCurrent) {
    style = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0))
      .sign(strategy: .always(includingZero: false))
  }

  package func format(_ growth: Double) -> String { style.format(growth).replacing("-", with: "−") }

  package func locale(_ locale: Locale) -> GrowthFormat {
    GrowthFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == GrowthFormat {
  /// "+45%", "−12 %".
  package static var growth: GrowthFormat { GrowthFormat() }
}
