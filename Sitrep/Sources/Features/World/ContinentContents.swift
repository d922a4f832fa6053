import Domain

/// What the continent's screen is given: one continent, its countries and its totals (R104).
package nonisolated struct ContinentContents: Hashable, Sendable {
  package let continent: Continent
  package let totals: WorldTotals
  package let rows: [CountryRow]
}

/// A country as the world's screens show it.
package nonisolated struct CountryRow: Hashable, Identifiable, Sendable {
  /// The name under which it was entered.
  package let name: String
  /// The name in the user's language, where the country is recognised.
  package let displayName: String
  package let population: Int

  package var id: String { name }
}

/// A name and a population, both checked.
package nonisolated struct CountryEntry: Hashable, Sendable {
  package let name: CountryName
  package let population: Int

  package init(name: CountryName, population: Int) {
    self.name = name
    self.population = population
  }
}
