import Foundation

/// A country or territory with its names, codes, place and people.
///
/// Names come from data and may hold anything: whoever shows them escapes them.
package struct Country: Hashable, Identifiable, Sendable {
  package let code: CountryCode

  /// ISO 3166-1 alpha-3 in upper case; "XKX" for Kosovo.
  package let iso3: String

  package let englishName: String
  package let russianName: String
  package let continent: Continent

  /// Nil where no source has a number; never 0 in its place.
  package let population: Population?

  package init(
    code: CountryCode,
    iso3: String,
    englishName: String,
    russianName: String,
    continent: Continent,
    population: Population?
  ) {
    self.code = code
    self.iso3 = iso3
    self.englishName = englishName
    self.russianName = russianName
    self.continent = continent
    self.population = population
  }

  package var id: CountryCode { code }

  /// The flag as an emoji: the code's two letters as regional indicator symbols.
  package var flag: String {
    let offset = Unicode.Scalar("🇦").value - Unicode.Scalar("A").value
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: code.rawValue.unicodeScalars.compactMap { Unicode.Scalar($0.value + offset) })
    return String(scalars)
  }

  /// The Russian name for Russian speakers, the English one for everybody else.
  package func name(for locale: Locale) -> String {
    locale.language.languageCode == .russian ? russianName : englishName
  }
}
