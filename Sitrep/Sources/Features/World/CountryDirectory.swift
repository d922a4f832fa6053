import Domain
import Foundation

/// The countries that there are, for suggestions and flags: found by what somebody types, in English or Russian.
package final class CountryDirectory {
  private nonisolated struct Entry {
    let country: Country
    let keys: [String]
  }

  /// What the countries are called for a user.
  package let names: CountryDisplayNames

  let countries: [Country]
  /// Made when somebody first looks for a country.
  private lazy var entries = countries.map { country in
    Entry(
      country: country,
      keys: [CountryName.matchKey(of: country.englishName), CountryName.matchKey(of: country.russianName)])
  }
  private lazy var byKey = Dictionary(
    entries.flatMap { entry in entry.keys.map { ($0, entry.country) } }, uniquingKeysWith: { first, _ in first })

  package init(_ countries: [Country]) {
    self.countries = countries
    names = CountryDisplayNames(countries)
  }

  nonisolated deinit {}

  /// The country that bears this name, in either language.
  package func country(named name: String) -> Country? {
    byKey[CountryName.matchKey(of: name)]
  }

  /// The countries whose names begin with, or else contain, what was typed: those of the continent first.
  package func suggestions(for text: String, in continent: Continent, atMost count: Int) -> [Country] {
    let key = CountryName.matchKey(of: text)
    guard !key.isEmpty, text.utf8.count <= 400 else { return [] }
    let ranked = entries.compactMap { entry -> (rank: Int, country: Country)? in
      guard let rank = Self.rank(of: key, in: entry.keys) else { return nil }
      return (rank + (entry.country.continent == continent ? 0 : 2), entry.country)
    }
    let sorted = ranked.sorted { ($0.rank, $0.country.englishName) < ($1.rank, $1.country.englishName) }
    return sorted.prefix(count).map(\.country)
  }

  private static func rank(of key: String, in names: [String]) -> Int? {
    if names.contains(where: { $0.hasPrefix(key) }) { return 0 }
    return names.contains { $0.contains(key) } ? 1 : nil
  }
}
