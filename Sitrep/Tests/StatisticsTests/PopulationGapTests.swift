import Domain
import Foundation
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct PopulationGapTests {
  private let english = Locale(identifier: "en")

  private func gap(_ choices: RateChoices, sort: CountrySort = CountrySort(.newRate), search: String = "")
    -> PopulationGap?
  {
    let model = CountryStatsViewModel()
    model.sort = sort
    model.search = search
    return model.populationGap(in: model.visibleCountries(for: english, choices: choices), choices: choices)
  }

  @Test(.proves("U13")) func `the list says that rates need populations only where there is none`() throws {
    #expect(gap(RateChoices()) == .everywhere)
    #expect(gap(RateChoices(), search: "japan") == .everywhere)
    #expect(gap(RateChoices(), sort: .byName) == nil)

    var choices = RateChoices()
    let codes = SampleStatistics().latestReport().rows.map(\.id)
    for code in codes.dropLast(2) { choices.setOwn(1_000, for: code) }
    #expect(gap(choices) == .countries(2))
    #expect(gap(choices, search: "japan") == nil)

    for code in codes { choices.setOwn(1_000, for: code) }
    #expect(gap(choices) == nil)
  }
}
