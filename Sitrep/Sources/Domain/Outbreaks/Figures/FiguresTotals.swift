/// The sum of a count over places.
package struct CountSum: Hashable, Sendable {
  package let count: Int

  /// How many places it is of: those that are known.
  package let places: Int

  package init(count: Int, places: Int) {
    self.count = count
    self.places = places
  }
}

/// What an outbreak says of all its places together; each sum is of the places that have the count.
package struct FiguresTotals: Hashable, Sendable {
  package let places: Int
  package let cases: CountSum?

  /// Of the places that reported the period: "56 of 234 reported".
  package let newCases: CountSum?
  package let newCasesBefore: CountSum?
  package let deaths: CountSum?
  package let newDeaths: CountSum?
  package let recovered: CountSum?

  /// Cases per 10,000 people of the places that have a population, and of no others.
  package let attackRate: Interval?

  /// How many places have a population.
  package let placesWithPopulation: Int

  /// The cases of the places without a population: they are in no rate.
  package let casesWithoutPopulation: Int

  /// Deaths of 100 cases, of the places that have both.
  package let cfr: Interval?

  package init(_ rows: [PlaceFigures], hasFatality: Bool) {
    places = rows.count
    cases = Self.sum(rows.map(\.cases?.count))
    newCases = Self.sum(rows.map(\.newCases))
    newCasesBefore = Self.sum(rows.map(\.newCasesBefore))
    deaths = Self.sum(rows.map(\.deaths?.count))
    newDeaths = Self.sum(rows.map(\.newDeaths))
    recovered = Self.sum(rows.map(\.recovered?.count))
    let rated = rows.filter { $0.population != nil }
    placesWithPopulation = rated.count
    casesWithoutPopulation = Self.sum(rows.filter { $0.population == nil }.map(\.cases?.count))?.count ?? 0
    let counted = rated.filter { $0.cases != nil }
    attackRate = Self.interval(counted.map(\.cases?.count), counted.map(\.population?.count), per: 10_000)
    let both = rows.filter { $0.cases != nil && $0.deaths != nil }
    cfr = hasFatality ? Self.interval(both.map(\.deaths?.count), both.map(\.cases?.count), per: 100) : nil
  }

  /// Nil where no place has the count, or the sum is too large to be told.
  private static func sum(_ counts: [Int?]) -> CountSum? {
    let known = counts.compactMap { $0 }
    guard !known.isEmpty else { return nil }
    return known.reduce(0) { sum, count in sum?.adding(count) }.map { CountSum(count: $0, places: known.count) }
  }

  private static func interval(_ counts: [Int?], _ totals: [Int?], per scale: Int) -> Interval? {
    guard let count = sum(counts)?.count, let total = sum(totals)?.count else { return nil }
    return Interval.wilson(count, total, per: scale)
  }
}
