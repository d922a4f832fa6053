import Foundation

/// All countries and territories that figures may be of.
///
/// Those of the bundled figures come with their populations; the others get their names from the system's tables (CLDR)
/// and have no population.
package struct CountryCatalogue: Sendable {
  private let known: [CountryCode: Country]

  /// - Parameter known: The countries of the bundled figures.
  package init(_ known: [Country]) {
    self.known = Dictionary(known.map { ($0.code, $0) }) { first, _ in first }
  }

  /// The country of a code; nil if there is none, or nobody lives there.
  package func country(_ code: CountryCode) -> Country? {
    if let country = known[code] { return country }
    guard let entry = ISOCountry.named(code.rawValue) else { return nil }
    return Country(
      code: code, iso3: entry.iso3,
      englishName: Self.englishNames[code.rawValue] ?? Self.name(code, in: Self.english),
      russianName: Self.russianNames[code.rawValue] ?? Self.name(code, in: Self.russian),
      continent: entry.continent, population: nil)
  }

  private static let english = Locale(identifier: "en")
  private static let russian = Locale(identifier: "ru")

  /// Shorter than the system's.
  private static let englishNames = ["CN": "China", "HK": "Hong Kong", "MO": "Macao", "PS": "Palestine"]

  private static let russianNames = ["CN": "Китай", "PS": "Палестина"]

  private static func name(_ code: CountryCode, in locale: Locale) -> String {
    locale.localizedString(forRegionCode: code.rawValue) ?? code.rawValue
  }
}
