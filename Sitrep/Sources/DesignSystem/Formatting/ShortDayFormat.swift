import Domain
import Foundation

/// A day, or its month, where there is little room: with the month cut short.
package nonisolated struct ShortDayFormat: FormatStyle {
  private var locale: Locale
  private let showsDay: Bool

  /// - Parameters:
  ///   - locale: Whose words are written.
  ///   - showsDay: False: the month and year alone.
  package init(locale: Locale = .autoupdatingCurrent, showsDay: Bool = true) {
    self.locale = locale
    self.showsDay = showsDay
  }

  package func format(_ day: Day) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
      .month(.abbreviated).year()
    let date = Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)
    let text = date.formatted(showsDay ? style.day() : style)
    // A Russian date's word for "year" would hold the label together with its number.
    let year = "г."
    guard text.hasSuffix(year), text.dropLast(year.count).last?.isWhitespace == true else { return text }
    return String(text.dropLast(year.count + 1))
  }

  package func locale(_ locale: Locale) -> ShortDayFormat {
    ShortDayFormat(locale: locale, showsDay: showsDay)
  }
}

nonisolated extension FormatStyle where Self == ShortDayFormat {
  /// A day as "Oct 10, 2021" is.
  package static var shortDay: ShortDayFormat { ShortDayFormat() }

  /// A day's month as "Oct 2021" is.
  package static var shortMonth: ShortDayFormat { ShortDayFormat(showsDay: false) }
}
