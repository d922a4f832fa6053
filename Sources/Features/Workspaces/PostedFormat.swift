import Foundation

/// When a message was posted, as in "Oct 18, 2022 at 7:06 PM" (R131), with ordinary spaces (D17).
nonisolated struct PostedFormat: FormatStyle {
  private let timeZone: TimeZone
  private let locale: Locale

  /// - Parameters:
  ///   - timeZone: The reader's (D18).
  ///   - locale: The reader's language and way of writing.
  init(timeZone: TimeZone, locale: Locale = .autoupdatingCurrent) {
    self.timeZone = timeZone
    self.locale = locale
  }

  func format(_ date: Date) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, calendar: Calendar(identifier: .gregorian),
      timeZone: timeZone)
    return date.formatted(style).replacing("\u{202F}", with: " ")
  }

  func locale(_ locale: Locale) -> PostedFormat { PostedFormat(timeZone: timeZone, locale: locale) }
}
