/// A country's cumulative counts, period after period.
///
/// The three series have one element a period and equal lengths; nil is unknown, which is not 0. A series may fall where
/// the publisher corrected an earlier day.
package struct CountryHistory: Hashable, Sendable {
  package let code: CountryCode

  /// The last day of the first period.
  package let firstDay: Day
  package let confirmed: [Int?]
  package let recovered: [Int?]
  package let deaths: [Int?]

  /// The days of a period: 1, or 7 for counts by the week.
  package let step: Int

  /// What the periods added, where it was published beside the totals; for other series it is the difference of those.
  package let published: [SeriesKind: [Int?]]

  package init(
    code: CountryCode, firstDay: Day, confirmed: [Int?], recovered: [Int?], deaths: [Int?], step: Int = 1,
    published: [SeriesKind: [Int?]] = [:]
  ) {
    self.code = code
    self.firstDay = firstDay
    self.confirmed = confirmed
    self.recovered = recovered
    self.deaths = deaths
    self.step = step
    self.published = published
  }

  /// The last day of the last period; ``firstDay`` for a history without periods.
  package var lastDay: Day { firstDay.advanced(by: max(confirmed.count - 1, 0) * step) }
}
