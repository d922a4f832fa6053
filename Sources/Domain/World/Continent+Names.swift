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

  /// The Russian name for a Russian reader, the English one for everybody else.
  package func name(for locale: Locale) -> String {
    locale.language.languageCode == .russian ? russianName : englishName
  }

  /// Reads a continent's name in English or Russian, or as it stands in addresses; case, spaces and hyphens do not count.
  package init?(named text: String) {
    let key = Self.key(of: text)
    let match = Self.allCases.first { continent in
      [continent.rawValue, continent.englishName, continent.russianName].contains { Self.key(of: $0) == key }
    }
    guard let match else { return nil }
    self = match
  }

  private static func key(of text: String) -> String {
    text.lowercased().filter { $0.isLetter }
  }
}
