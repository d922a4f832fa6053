import Domain
import Foundation

/// A day where there is little room, with the month cut short.
package nonisolated struct ShortDayFormat: FormatStyle {
  private var locale: Locale

  package init(locale: Locale = .autoupdatingCurrent) {
    self.locale = locale
  }

  package func format(_ day: Day) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    let text = Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400).formatted(style)
    // A Russian date's word for "year" would hold the label together with its number.
    let year = "г."
    guard text.hasSuffix(year), text.dropLast(year.count).last?.isWhitespace == true else { return text }
    return String(text.dropLast(year.count + 1))
  }

  package func locale(_ locale: Locale) -> ShortDayFormat {
    ShortDayFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == ShortDayFormat {
  /// A day as "Oct 10, 2021" is.
  package static var shortDay: ShortDayFormat { ShortDayFormat() }
}
