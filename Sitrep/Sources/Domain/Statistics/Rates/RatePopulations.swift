import Observation

/// The populations that rates are told by: one for each profile, shared by all its windows.
///
/// Whoever reads a table hears of every change of what it is made of.
@MainActor
package protocol RatePopulations: AnyObject, Observable {
  /// All populations, with what the person said about them.
  func table(with choices: RateChoices) -> RatePopulationTable
}

/// A world in which nobody entered anything: for samples, previews and tests.
@Observable
@MainActor
package final class NoRatePopulations: RatePopulations {
  package init() {}

  package func table(with choices: RateChoices) -> RatePopulationTable { RatePopulationTable([:], choices) }
}
