import Domain

/// What the form of a country gives back: one country, or nothing (R104).
nonisolated enum CountryFormResult: Hashable {
  case cancelled
  /// A country to be put into a continent, instead of others if any are named.
  case country(CountryEntry, Continent, replacing: [CountryPlace])
  case deleted
}
