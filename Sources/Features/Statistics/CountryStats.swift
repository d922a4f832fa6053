import Domain

/// A country as the statistics screens show it: its figures, and whether the person watches it.
package nonisolated struct CountryStats: Hashable, Identifiable, Sendable {
  package let figures: CountryFigures
  /// The country's name in the reader's language.
  package let name: String
  package let isWatched: Bool

  package var id: CountryCode { figures.country.code }
  package var flagEmoji: String { figures.country.flag }
  package var confirmed: DailyCount { figures.confirmed }
  package var recovered: DailyCount { figures.recovered }
  package var deaths: DailyCount { figures.deaths }

  /// The largest of the three totals, which gives the graphs their scale; nil where none is known.
  package var largestTotal: Int? {
    [confirmed.total, recovered.total, deaths.total].compactMap(\.self).max()
  }
}
