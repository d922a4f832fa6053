import Foundation

/// A text in both languages of the screens; neither is ever missing.
package struct GuidanceText: Hashable, Sendable {
  package let english: String
  package let russian: String

  package init(english: String, russian: String) {
    self.english = english
    self.russian = russian
  }

  /// The Russian text for Russian speakers, the English one for everybody else.
  package func text(for locale: Locale) -> String {
    locale.language.languageCode == .russian ? russian : english
  }
}
