import Foundation

/// When a message was posted, as in "Oct 18, 2022 at 7:06 PM" (R131), with ordinary spaces (D17).
///
/// Making the style costs far more than using it, so a list makes one for all its rows.
package nonisolated struct PostedFormat: FormatStyle {
  private let style: Date.FormatStyle

  /// - Parameters:
  ///   - timeZone: The user's (D18).
  ///   - locale: The user's language and way of writing.
  package init(timeZone: TimeZone, locale: Locale = .autoupdatingCurrent) {
    style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, calendar: Calendar(identifier: .gregorian),
      timeZone: timeZone)
  }

  package func format(_ date: Date) -> String {
    var text = String.UnicodeScalarView()
    for scalar in date.formatted(style).unicodeScalars { text.append(scalar == "\u{202F}" ? " " : scalar) }
    return String(text)
  }

  package func locale(_ locale: Locale) -> PostedFormat {
    locale == style.locale ? self : PostedFormat(timeZone: style.timeZone, locale: locale)
  }
}
