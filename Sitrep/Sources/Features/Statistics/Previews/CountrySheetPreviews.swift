#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("The card's country") {
    CountryPicker(
      model: CountryStatsViewModel(sources: .previewed()), chosen: .constant("DE"), flags: FlagPictures())
  }
  #Preview("Countries to compare with") { PreviewedCountry("DE") { ComparisonSheet(model: $0, own: $1.id) } }
  #Preview("A day to choose") { DaySheet(model: CountryStatsViewModel(sources: .previewed())) }
  #Preview("An own population") {
    PreviewedCountry("DE") { OwnPopulationSheet(country: $1, choices: .constant(RateChoices())) }
  }
  #Preview("An own population, entered") {
    PreviewedCountry("DE") { OwnPopulationSheet(country: $1, choices: .constant(.entered(for: $1.id))) }
  }

  nonisolated extension RateChoices {
    /// An own number for a country.
    fileprivate static func entered(for code: CountryCode) -> RateChoices {
      var choices = RateChoices()
      choices.setOwn(84_000_000, for: code)
      return choices
    }
  }
#endif
