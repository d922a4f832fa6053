import Domain
import Figures

/// Why some rates of a list are missing.
nonisolated enum PopulationGap: Hashable {
  /// No country at all has a population.
  case everywhere
  /// So many countries of the list have none.
  case countries(Int)
}

extension CountryStatsViewModel {
  /// What the order of a list lacks; nil where it lacks nothing.
  func populationGap(in countries: [CountryStats], choices: RateChoices) -> PopulationGap? {
    guard sort.measure.isRate else { return nil }
    let missing = countries.count { $0.people == nil }
    if missing == 0 { return nil }
    return populations(with: choices).byCode.isEmpty ? .everywhere : .countries(missing)
  }
}
