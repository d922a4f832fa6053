import Domain
import Foundation
import Observation

/// The names by which countries are found: codes, names in English and Russian and what people write are there at once;
/// names in other languages are made from the system's tables when they are first needed, beside the main actor.
///
/// One for the program: countries have the same names for everybody.
@Observable
final class CountryIndex {
  static let shared = CountryIndex()

  /// Names in the other languages; nil while they are not made.
  private(set) var foreign: [CountryCode: SearchNames]?

  @ObservationIgnored private var near: [CountryCode: Near] = [:]
  @ObservationIgnored private var isMaking = false

  private nonisolated struct Near {
    let codes: SearchNames
    let names: SearchNames
  }

  nonisolated deinit {}

  /// The places of the countries that a text finds, in the order given.
  ///
  /// Words of the user's likely languages come first: other languages are looked into only where these find nothing,
  /// and the middles of words last. A country whose code was typed is told apart.
  func places(of text: SearchText, in countries: [CountryStats]) -> (found: [Int], exact: Int?) {
    let names = countries.map { near(of: $0.figures.country) }
    let exact = names.firstIndex { $0.codes.hasName(equalTo: text) }
    let begun = names.indices.filter { names[$0].names.hasWord(beginningWith: text) || $0 == exact }
    if !begun.isEmpty { return (begun, exact) }
    let foreign = foreignNames()
    let abroad = countries.indices.filter { foreign[countries[$0].id]?.hasWord(beginningWith: text) ?? false }
    if !abroad.isEmpty { return (abroad, nil) }
    return (names.indices.filter { names[$0].names.holds(text) }, nil)
  }

  /// Returns when the names in other languages are made.
  func waitForForeignNames() async {
    guard foreign == nil else { return }
    foreign = await Self.makeForeignNames()
  }

  private func near(of country: Country) -> Near {
    if let known = near[country.code] { return known }
    let codes = [country.code.rawValue, country.iso3]
    let made = Near(
      codes: SearchNames(codes),
      names: SearchNames(
        codes + [country.englishName, country.russianName] + CountryAliases.names(of: country.code)))
    near[country.code] = made
    return made
  }

  private func foreignNames() -> [CountryCode: SearchNames] {
    if foreign == nil, !isMaking {
      isMaking = true
      Task { await waitForForeignNames() }
    }
    return foreign ?? [:]
  }

  @concurrent private static func makeForeignNames() async -> [CountryCode: SearchNames] {
    let locales = languages.map { Locale(identifier: $0) }
    return Dictionary(
      ISOCountry.all.map { entry in
        let names = Set(locales.compactMap { $0.localizedString(forRegionCode: entry.code.rawValue) })
        return (entry.code, SearchNames(names.sorted()))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The languages whose names are known to the system and are not searched at once.
  private nonisolated static let languages = [
    "af", "am", "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fa", "fi", "fil",
    "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko", "ky",
    "lo", "lt", "lv", "mk", "ml", "mn", "mr", "ms", "my", "nb", "ne", "nl", "pa", "pl", "ps", "pt", "ro", "si", "sk",
    "sl", "sq", "sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "yo", "zh", "zh-Hant", "zu",
  ]
}
