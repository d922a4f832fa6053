import Domain
import Foundation

/// A day in words of the user's language, for texts with a day in them.
package nonisolated struct DayFormat: FormatStyle {
  private var locale: Locale

  package init(locale: Locale = .autoupdatingCurrent) {
    self.locale = locale
  }

  package func format(_ day: Day) -> String {
    day.written(for: locale)
  }

  package func locale(_ locale: Locale) -> DayFormat {
    DayFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == DayFormat {
  /// A day as "August 4, 2021" or "4 августа 2021 г." are.
  package static var day: DayFormat { DayFormat() }
}
