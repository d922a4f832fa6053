import Domain
import Foundation

/// What adding the published populations of all countries would change in a world, before anything is changed.
///
/// A country that a person entered by whatever name keeps their number.
package nonisolated struct PublishedPopulations: Hashable, Sendable {
  /// A country that would be added.
  package struct Addition: Hashable, Identifiable, Sendable {
    package let country: Country
    package let population: Population

    /// Where it would stand, by the reader's name of it.
    let place: CountryKey

    package var id: CountryCode { country.code }
  }

  package let additions: [Addition]

  /// The countries that are there already, and stay as they are.
  package let entered: [Country]

  /// The countries that no source has a number of, and that nobody entered.
  package let unpublished: [Country]

  /// - Parameters:
  ///   - countries: All that there are figures of.
  ///   - world: What was entered before.
  ///   - locale: That of the reader, by whose names and order the countries stand.
  package init(of countries: [Country], into world: Populations, locale: Locale) {
    let known = KnownCountries(world)
    var (additions, entered, unpublished): ([Addition], [Country], [Country]) = ([], [], [])
    for country in Self.sorted(countries, for: locale) {
      if known.contains(country) {
        entered.append(country)
      } else if let population = country.population {
        let place = CountryKey(country.name(for: locale), in: country.continent)
        additions.append(Addition(country: country, population: population, place: place))
      } else {
        unpublished.append(country)
      }
    }
    (self.additions, self.entered, self.unpublished) = (additions, entered, unpublished)
  }

  private static func sorted(_ countries: [Country], for locale: Locale) -> [Country] {
    let language = NameOrder.Language(locale)
    return countries.map { (NameOrder($0.name(for: locale), in: language), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The edit that adds them.
  package var edit: WorldEdit {
    WorldEdit(additions.map { WorldEdit.Change($0.place, before: nil, after: $0.population.count) })
  }

  /// The publishers with their years, each once, in the order of how many numbers are theirs.
  package var sources: [Source] {
    let counts = Dictionary(grouping: additions) { Source(name: $0.population.source.name, year: $0.population.year) }
    return counts.sorted { ($1.value.count, $0.key.name, $0.key.year) < ($0.value.count, $1.key.name, $1.key.year) }
      .map(\.key)
  }

  /// A publisher, and the year that its numbers are of.
  package struct Source: Hashable, Sendable {
    package let name: String
    package let year: Int
  }
}

/// The countries that the names of a world may mean.
private nonisolated struct KnownCountries {
  private var codes: Set<CountryCode> = []
  private var keys: Set<String> = []

  init(_ world: Populations) {
    for name in world.values.joined().map(\.key) {
      codes.formUnion(CountryAliases.codes(for: name))
      keys.insert(CountryName.matchKey(of: name))
    }
  }

  func contains(_ country: Country) -> Bool {
    codes.contains(country.code)
      || [country.englishName, country.russianName].contains { keys.contains(CountryName.matchKey(of: $0)) }
  }
}
