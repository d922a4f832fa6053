import Domain
import Foundation

/// Where a name stands in the alphabetical order of a language (D32).
///
/// Case, accents and spaces come last; a Russian user finds Cyrillic names before Latin ones, everybody else after them.
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
  private let entered: String

  /// - Parameters:
  ///   - name: What is shown.
  ///   - language: The user's.
  ///   - entered: What parts two that are shown alike; nil: nothing.
  init(_ name: String, in language: Language, entered: String? = nil) {
    self.name = name
    self.entered = entered ?? name
    key = CountryName.matchKey(of: Self.withLettersInPlace(name))
    comesFirst = key.unicodeScalars.first.map { (0x400...0x52F).contains($0.value) } == (language == .russian)
  }

  /// Letters of their own that folding would take for others, or leave behind all: й comes after и, ł with l.
  private static func withLettersInPlace(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { !$0.isASCII }) else { return name }
    return name.precomposedStringWithCanonicalMapping.reduce(into: "") { $0 += places[$1] ?? String($1) }
  }

  private static let places: [Character: String] = [
    "й": "и\u{44F}\u{44F}", "Й": "и\u{44F}\u{44F}", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d",
    "æ": "ae",
    "Æ": "ae", "œ": "oe", "Œ": "oe", "ı": "i",
  ]

  static func < (one: NameOrder, other: NameOrder) -> Bool {
    if one.comesFirst != other.comesFirst { return one.comesFirst }
    if one.key != other.key { return one.key < other.key }
    return one.name == other.name ? one.entered < other.entered : one.name < other.name
  }
}
