/// The cases of a group of ages, by sex.
package struct CaseAgeRow: Hashable, Sendable {
  /// Nil: the age is unknown.
  package let band: AgeBand?
  package let female: Int
  package let male: Int

  /// Of unknown sex.
  package let unknown: Int
  package let deaths: Int
  package let population: PlacePopulation?

  package var cases: Int { female + male + unknown }

  /// Deaths of 100 cases; nil without cases.
  package var cfr: Interval? { Interval.caseFatality(deaths: deaths, cases: cases) }

  /// Cases per 10,000 people of these ages; nil without a population.
  package var attackRate: Interval? { Interval.attackRate(cases: cases, population: population?.count) }
}
