/// A country's cumulative counts, day after day.
///
/// The three series have one element a day and equal lengths; nil is unknown, which is not 0. A series may fall where
/// the publisher corrected an earlier day.
package struct CountryHistory: Hashable, Sendable {
  package let code: CountryCode
  package let firstDay: Day
  package let confirmed: [Int?]
  package let recovered: [Int?]
  package let deaths: [Int?]

  package init(code: CountryCode, firstDay: Day, confirmed: [Int?], recovered: [Int?], deaths: [Int?]) {
    self.code = code
    self.firstDay = firstDay
    self.confirmed = confirmed
    self.recovered = recovered
    self.deaths = deaths
  }

  /// The last day; the first one of a history without days.
  package var lastDay: Day { firstDay.advanced(by: max(confirmed.count - 1, 0)) }
}
