import Domain
import Foundation

nonisolated extension Day {
  /// The day in words of the user's language, as "August 4, 2021" or "4 августа 2021 г." are.
  package func written(for locale: Locale) -> String {
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return date.formatted(style)
  }

  /// The month in words of the user's language, as "August 2021" or "август 2021 г." are.
  package func writtenMonth(for locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return date.formatted(style.year().month(.wide))
  }

  /// Its first moment in the time zone in which it is written.
  private var date: Date { Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400) }
}
