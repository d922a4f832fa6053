import Foundation

/// A whole number of people, grouped as the user's language does: "30,451", "30 451".
package nonisolated struct CountFormat: FormatStyle {
  private var style: IntegerFormatStyle<Int>

  package init(locale: Locale = .autoupdatingCurrent) {
    style = IntegerFormatStyle<Int>(locale: locale)
  }

  package func format(_ count: Int) -> String {
    style.format(count)
  }

  package func locale(_ locale: Locale) -> CountFormat {
    CountFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == CountFormat {
  /// "30,451", "30 451".
  package static var count: CountFormat { CountFormat() }
}
