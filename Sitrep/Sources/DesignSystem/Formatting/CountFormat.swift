import Foundation

/// A whole number of people, grouped as the user's language does: "30,451", "30 451", with a true minus sign: "−4".
package nonisolated struct CountFormat: FormatStyle {
  private var style: IntegerFormatStyle<Int>

  package init(locale: Locale = .autoupdatingCurrent) {
    style = IntegerFormatStyle<Int>(locale: locale)
  }

  package func format(_ count: Int) -> String {
    let text = style.format(count)
    return count < 0 ? text.replacing("-", with: "−") : text
  }

  package func locale(_ locale: Locale) -> CountFormat {
    CountFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == CountFormat {
  /// "30,451", "30 451".
  package static var count: CountFormat { CountFormat() }
}
