/// A total, with the day by the end of which it was published.
package struct DatedCount: Hashable, Sendable {
  package let count: Int
  package let day: Day

  package init(_ count: Int, on day: Day) {
    self.count = count
    self.day = day
  }
}

/// What an outbreak says of one place as of a day; nil is "no report", never 0.
package struct PlaceFigures: Hashable, Identifiable, Sendable {
  package let place: OutbreakPlace

  /// The last total that was known by the day.
  package let cases: DatedCount?

  /// What the period that ends with the day added, and the one before it.
  package let newCases: Int?
  package let newCasesBefore: Int?

  package let deaths: DatedCount?
  package let newDeaths: Int?
  package let newDeathsBefore: Int?

  package let recovered: DatedCount?

  package let population: PlacePopulation?

  /// Cases per 10,000 people; nil without a population.
  package let attackRate: Interval?

  /// Deaths of 100 cases of the same class; nil where either is not known.
  package let cfr: Interval?

  package var id: PlaceKey { place.key }
}

extension PlaceFigures {
  /// - Parameters:
  ///   - place: Whose figures they are.
  ///   - counts: What is counted.
  ///   - day: The last day of the period that is shown.
  ///   - period: How often counts are reported.
  ///   - population: The people of the place.
  init(
    _ place: OutbreakPlace, in counts: OutbreakCounts, on day: Day, by period: ReportingPeriod,
    _ population: PlacePopulation?
  ) {
    let series = { (measure: Measure) in
      counts[place.key, measure].map { SeriesOnDay($0, on: day, by: period) }
    }
    let cases = series(.cases(counts.mainClass))
    let deaths = series(counts.mainDeaths)
    self.place = place
    self.cases = cases?.total
    newCases = cases?.new
    newCasesBefore = cases?.newBefore
    self.deaths = deaths?.total
    newDeaths = deaths?.new
    newDeathsBefore = deaths?.newBefore
    recovered = series(.recovered)?.total
    self.population = population
    attackRate = Interval.attackRate(cases: cases?.total?.count, population: population?.count)
    let isSameClass = counts.mainDeaths == .deaths(counts.mainClass)
    cfr = isSameClass ? Interval.caseFatality(deaths: deaths?.total?.count, cases: cases?.total?.count) : nil
  }
}
