import Domain
import Foundation

/// What somebody is typing into the form of a country.
nonisolated struct CountryDraft: Hashable {
  var name = ""
  var population = ""

  /// The country, where both fields are right (R98, R120).
  func checked(for locale: Locale) -> Result<CountryEntry, DraftProblem> {
    let name = Result { () throws(CountryName.Problem) in try CountryName(self.name) }
    let population = parsedPopulation(for: locale)
    if case .success(let name) = name, case .success(let population) = population {
      return .success(CountryEntry(name: name, population: population))
    }
    return .failure(DraftProblem(name: name.failure, population: population.failure))
  }

  func parsedPopulation(for locale: Locale) -> Result<Int, PopulationInput.Problem> {
    Result { () throws(PopulationInput.Problem) in try PopulationInput.parse(population, locale: locale) }
  }
}

/// What is wrong with the fields; at least one of them is.
nonisolated struct DraftProblem: Error, Hashable {
  var name: CountryName.Problem?
  var population: PopulationInput.Problem?
}

nonisolated extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
