import Foundation

/// How an archive's pages are written.
package struct ArchivePageOptions: Sendable {
  package var texts: ArchivePageTexts

  /// Where days begin and end.
  package var timeZone: TimeZone

  /// How dates and sizes are written.
  package var locale: Locale

  package init(texts: ArchivePageTexts, timeZone: TimeZone, locale: Locale) {
    self.texts = texts
    self.timeZone = timeZone
    self.locale = locale
  }
}
