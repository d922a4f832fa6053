import Foundation

/// The few words that the layer itself shows.
package enum LayerText {
  package static func ok(in locale: Locale) -> String { "OK" }

  package static func back(in locale: Locale) -> String {
    locale.isRussian ? "Назад" : "Back"
  }
}

extension Locale {
  package var isRussian: Bool { language.languageCode?.identifier == "ru" }
}
