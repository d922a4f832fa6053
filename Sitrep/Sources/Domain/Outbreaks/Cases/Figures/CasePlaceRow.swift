/// What a line list says of one place as of a day.
package struct CasePlaceRow: Hashable, Sendable {
  /// Nil: the cases whose place is not known.
  package let place: OutbreakPlace?
  package let cases: Int
  package let deaths: Int

  /// Cases whose onset, else report, lies in the last 14 days.
  package let recent: Int

  /// Cases and deaths that became known on the day.
  package let newCases: Int
  package let newDeaths: Int
  package let population: PlacePopulation?

  /// Deaths of 100 cases; nil without cases.
  package var cfr: Interval? { Interval.caseFatality(deaths: deaths, cases: cases) }

  /// Cases per 10,000 people; nil without a population.
  package var attackRate: Interval? { Interval.attackRate(cases: cases, population: population?.count) }
}

/// All places of a line list that have a population, and what is outside them.
package struct CasePlaceTotals: Hashable, Sendable {
  /// The places with a population together.
  package let cases: Int
  package let deaths: Int
  package let recent: Int
  package let population: Int
  package let placesWithPopulation: Int

  /// Places without a population, and their cases: they are in no rate.
  package let placesWithoutPopulation: Int
  package let casesWithoutPopulation: Int

  /// Cases whose place is not known: they are in no rate either.
  package let casesWithoutPlace: Int

  package init(_ rows: [CasePlaceRow]) {
    let rated = rows.filter { $0.place != nil && $0.population != nil }
    let others = rows.filter { $0.place != nil && $0.population == nil && $0.cases > 0 }
    cases = rated.reduce(0) { $0 + $1.cases }
    deaths = rated.reduce(0) { $0 + $1.deaths }
    recent = rated.reduce(0) { $0 + $1.recent }
    population = rated.reduce(0) { $0.adding($1.population?.count ?? 0) ?? .max }
    placesWithPopulation = rated.count
    placesWithoutPopulation = others.count
    casesWithoutPopulation = others.reduce(0) { $0 + $1.cases }
    casesWithoutPlace = rows.filter { $0.place == nil }.reduce(0) { $0 + $1.cases }
  }

  /// Of the places with a population; nil without one.
  package var attackRate: Interval? { Interval.attackRate(cases: cases, population: population) }

  package var cfr: Interval? { Interval.caseFatality(deaths: deaths, cases: cases) }
}
