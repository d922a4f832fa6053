import Domain

/// What a report says of a country.
package struct ReportCountry: Hashable, Sendable {
  package let figures: CountryFigures

  /// Its weeks, the oldest first; the last one is the newest that ended.
  package let weeks: [ReportWeek]

  /// Nil: it has no rate.
  package let population: PlacePopulation?

  package init(_ figures: CountryFigures, weeks: [ReportWeek] = [], population: PlacePopulation? = nil) {
    self.figures = figures
    self.weeks = weeks
    self.population = population
  }
}

/// Why a report is of its countries.
package enum ReportedCountries: Hashable, Sendable {
  case watched

  /// No country is watched, so they are those with the most cases.
  case largest
}
