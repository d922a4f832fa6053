import Domain
import Observation
import World

/// The populations of the World tab as the Statistics tab needs them: by country.
@Observable
final class WorldPopulations: RatePopulations {
  private let world: WorldModel

  /// The countries that names mean, as far as they were asked for: a world may have ten thousand names.
  @ObservationIgnored private var codes: [String: [CountryCode]] = [:]
  @ObservationIgnored private var latest: (world: Populations, choices: RateChoices, table: RatePopulationTable)?

  init(_ world: WorldModel) {
    self.world = world
  }

  nonisolated deinit {}

  func table(with choices: RateChoices) -> RatePopulationTable {
    let populations = world.populations
    if let latest, latest.choices == choices, latest.world == populations { return latest.table }
    let table = RatePopulationTable(populations, choices) { name in
      if let known = codes[name] { return known }
      let found = CountryAliases.codes(for: name)
      codes[name] = found
      return found
    }
    latest = (populations, choices, table)
    return table
  }
}
