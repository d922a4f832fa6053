import Domain

/// The keys of what the statistics screens keep for a person.
package nonisolated enum StatisticsSettings {
  /// The code of the chosen country.
  package static let chosenCountry = "statistics.country"

  /// What was said about populations.
  package static let rateChoices = "statistics.populations"

  /// The country of the first launch: Russia.
  package static let firstCountry = "RU"
}
