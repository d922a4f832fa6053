import Foundation

/// A language that reports are written in.
package enum WrittenLanguage: String, CaseIterable, Hashable, Sendable {
  case en, ru

  /// With the region whose dates and numbers the language's readers expect; it doesn't depend on the machine.
  package var locale: Locale { Locale(identifier: self == .en ? "en_GB" : "ru_RU") }

  /// The language for somebody who reads in a locale: Russian, else English.
  package init(for locale: Locale) { self = locale.language.languageCode == .russian ? .ru : .en }
}
