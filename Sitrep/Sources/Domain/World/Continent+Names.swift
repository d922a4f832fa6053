import Foundation

extension Continent {
  package var englishName: String {
    switch self {
    case .africa: "Africa"
    case .asia: "Asia"
    case .europe: "Europe"
    case .northAmerica: "North America"
    case .southAmerica: "South America"
    case .oceania: "Oceania"
    }
  }

  package var russianName: String {
    switch self {
    case .africa: "Африка"
    case .asia: "Азия"
    case .europe: "Европа"
    case .northAmerica: "Северная Америка"
    case .southAmerica: "Южная Америка"
    case .oceania: "Океания"
    }
  }

  /// The Russian name for Russian speakers, the English one for everybody else.
  package func name(for locale: Locale) -> String {
    locale.language.languageCode == .russian ? russianName : englishName
  }

  /// Reads a continent's name in English or Russian, or as it stands in addresses; case, spaces and hyphens do not count.
  package init?(named text: String) {
    guard let continent = Self.byKey[Self.key(of: text)] else { return nil }
    self = continent
  }

  /// All continents by the keys of their names: a file may ask ten thousand times.
  private static let byKey = Dictionary(
    allCases.flatMap { continent in
      [continent.rawValue, continent.englishName, continent.russianName].map { (key(of: $0), continent) }
    }, uniquingKeysWith: { first, _ in first })

  private static func key(of text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }
}
