/// What is known about one country on one day.
package struct CountryFigures: Hashable, Identifiable, Sendable {
  package let country: Country
  package let day: Day
  package let confirmed: DailyCount
  package let recovered: DailyCount
  package let deaths: DailyCount

  package init(country: Country, day: Day, confirmed: DailyCount, recovered: DailyCount, deaths: DailyCount) {
    self.country = country
    self.day = day
    self.confirmed = confirmed
    self.recovered = recovered
    self.deaths = deaths
  }

  package var id: CountryCode { country.code }

  /// The people still ill: confirmed - recovered - deaths (D10).
  ///
  /// Nil if one of the three is unknown, and where the published counts contradict each other so that the rest would
  /// be negative (Peru and the Seychelles did).
  package var active: Int? {
    guard let confirmed = confirmed.total, let recovered = recovered.total, let deaths = deaths.total else {
      return nil
    }
    let (unrecovered, firstOverflow) = confirmed.subtractingReportingOverflow(recovered)
    let (rest, secondOverflow) = unrecovered.subtractingReportingOverflow(deaths)
    return firstOverflow || secondOverflow || rest < 0 ? nil : rest
  }
}
