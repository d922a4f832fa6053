import Domain
import Figures

/// A country as the statistics screens show it: its figures, and whether the person watches it.
package nonisolated struct CountryStats: Hashable, Identifiable, Sendable {
  package let figures: CountryFigures
  /// The country's name in the user's language.
  package let name: String
  package let isWatched: Bool
  /// The day of the figures where it is earlier than that of the other countries; nil where it isn't.
  package var earlierDay: Day?
  /// How many people its rates are told by; nil where nobody entered a population, or no rate is asked for.
  package var people: Int?
  /// The new cases of the seven days up to that of the figures; nil is unknown.
  package var weeklyCases: Int?
  /// True where the days that ``weeklyCases`` are counted by could not be read.
  package var isWeekUnread = false

  package var id: CountryCode { figures.country.code }
  package var flagEmoji: String { figures.country.flag }
  package var confirmed: DailyCount { figures.confirmed }
  package var recovered: DailyCount { figures.recovered }
  package var deaths: DailyCount { figures.deaths }

  /// The largest of the three totals, which gives the graphs their scale; nil where none is known.
  package var largestTotal: Int? {
    [confirmed.total, recovered.total, deaths.total].compactMap(\.self).max()
  }

  /// The count behind a measure, before it is set in relation to anybody; nil where it is unknown.
  package func count(_ measure: CountryMeasure) -> Int? {
    switch measure {
    case .name: nil
    case .total, .totalRate: confirmed.total
    case .new, .newRate: confirmed.new
    case .deaths, .deathsRate: deaths.total
    case .weekly, .weeklyRate: weeklyCases
    }
  }

  /// A rate per 100,000 people; nil without a population or a count (B2).
  package func rate(_ measure: CountryMeasure) -> Double? {
    guard let count = count(measure), let people else { return nil }
    return RatePopulation(people: people, origin: .own)?.rate(of: count)
  }
}
