import Domain
import Foundation

/// Where a name stands in the alphabetical order of a language (D32).
///
/// Case, accents and spaces come last; a Russian reader finds Cyrillic names before Latin ones, everybody else after them.
nonisolated struct NameOrder: Comparable {
  enum Language: Hashable {
    case russian
    case other

    init(_ locale: Locale) {
      self = locale.language.languageCode == .russian ? .russian : .other
    }
  }

  private let comesFirst: Bool
  private let key: String
  private let name: String

  init(_ name: String, in language: Language) {
    self.name = name
    key = CountryName.matchKey(of: name)
    comesFirst = key.unicodeScalars.first.map { (0x400...0x52F).contains($0.value) } == (language == .russian)
  }

  static func < (one: NameOrder, other: NameOrder) -> Bool {
    if one.comesFirst != other.comesFirst { return one.comesFirst }
    return one.key == other.key ? one.name < other.name : one.key < other.key
  }
}
