import Foundation

/// The few words that the layer itself shows.
package enum LayerText {
  package static func ok(in locale: Locale) -> String { "OK" }

  package static func back(in locale: Locale) -> String {
    locale.isRussian ? "Назад" : "Back"
  }

  package static func search(in locale: Locale) -> String {
    locale.isRussian ? "Поиск" : "Search"
  }

  /// What a field is called that has no label.
  package static func text(in locale: Locale) -> String {
    locale.isRussian ? "Текст" : "Text"
  }

  /// What a picker is called that has no label.
  package static func choice(in locale: Locale) -> String {
    locale.isRussian ? "Выбор" : "Choice"
  }

  /// What a field for a date is called that has no label.
  package static func date(in locale: Locale) -> String {
    locale.isRussian ? "Дата" : "Date"
  }
}

extension Locale {
  package var isRussian: Bool { language.languageCode?.identifier == "ru" }
}
