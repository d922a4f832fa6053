import Domain

/// The keys of what the statistics screens keep for a person.
package nonisolated enum StatisticsSettings {
  /// The code of the chosen country.
  package static let chosenCountry = "statistics.country"

  /// True once the first steps were put away.
  package static let firstStepsAreOver = "statistics.firstSteps.areOver"

  /// What was said about populations.
  package static let rateChoices = "statistics.populations"

  /// The country of the first launch: Russia.
  package static let firstCountry = "RU"
}
