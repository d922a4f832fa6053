import DesignSystem
import Domain
import Foundation

/// A date as exact as it is known, in words of the user's language: "May 13, 2021", "May 2021", "2021".
package nonisolated struct GuidanceDateFormat: FormatStyle {
  private var locale: Locale

  package init(locale: Locale = .autoupdatingCurrent) {
    self.locale = locale
  }

  package func format(_ date: GuidanceDate) -> String {
    if date.day != nil { return date.firstDay.written(for: locale) }
    if date.month != nil { return date.firstDay.writtenMonth(for: locale) }
    return String(date.year)
  }

  package func locale(_ locale: Locale) -> GuidanceDateFormat {
    GuidanceDateFormat(locale: locale)
  }
}

nonisolated extension FormatStyle where Self == GuidanceDateFormat {
  /// "May 13, 2021", "May 2021", "2021".
  static var guidanceDate: GuidanceDateFormat { GuidanceDateFormat() }
}
