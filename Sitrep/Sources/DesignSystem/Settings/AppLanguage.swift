import Foundation

/// The language of the screens: what the user's system asks for, or one that was chosen in the app.
package nonisolated enum AppLanguage: String, CaseIterable, Sendable {
  case automatic = ""
  case english = "en"
  case russian = "ru"

  /// The key of the setting.
  package static let storageKey = "language"

  /// The locale of the texts; a user of the same language keeps the own region's way of writing.
  package func locale(or system: Locale) -> Locale {
    if self == .automatic || system.language.languageCode?.identifier == rawValue { return system }
    return Locale(identifier: self == .russian ? "ru_RU" : "en_US")
  }
}
