import Foundation

/// What an outbreak is of.
///
/// There is no unknown one: where a file names none, the person says.
package enum Disease: Hashable, Sendable {
  case known(DiseaseKey)

  /// Any other, as the person calls it.
  case named(String)

  package static let covid19 = Disease.known(.covid19)

  /// Reads a key, a name in English or Russian, or another usual word as a known disease, and other names as they are.
  ///
  /// Case, accents, hyphens and spaces do not count. Nil for what is no name (D28).
  package init?(text: String) {
    guard let name = try? CountryName(text) else { return nil }
    if let key = Self.keys[PlaceKey.folded(name.text)] {
      self = .known(key)
    } else {
      self = .named(name.text)
    }
  }

  /// The text to keep, from which ``init(text:)`` makes the same disease: a key, or the person's name.
  package var storedText: String {
    switch self {
    case .known(let key): key.rawValue
    case .named(let name): name
    }
  }

  /// The Russian name for Russian speakers, the English one for everybody else; the person's own is as it is.
  package func name(for locale: Locale) -> String {
    switch self {
    case .known(let key): locale.language.languageCode == .russian ? key.russianName : key.englishName
    case .named(let name): name
    }
  }

  private static let keys: [String: DiseaseKey] = {
    var keys: [String: DiseaseKey] = [:]
    for key in DiseaseKey.allCases {
      for word in [key.rawValue, key.englishName, key.russianName] + key.aliases { keys[PlaceKey.folded(word)] = key }
    }
    return keys
  }()
}
