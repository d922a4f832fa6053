/// How many countries there are in some part of the world, and how many people live in them.
package struct WorldTotals: Hashable, Sendable {
  package private(set) var countries = 0

  /// Nil where the sum is larger than a number can be; it never wraps (D30).
  package private(set) var people: Int? = 0

  package init() {}

  /// The totals of one continent's countries.
  package init(_ countries: [String: Int]) {
    self.countries = countries.count
    for population in countries.values { add(population) }
  }

  /// The totals of the whole world.
  package init(_ populations: Populations) {
    for countries in populations.values {
      let continent = WorldTotals(countries)
      self.countries += continent.countries
      if let people = continent.people { add(people) } else { people = nil }
    }
  }

  private mutating func add(_ more: Int) {
    guard let sum = people?.addingReportingOverflow(more) else { return }
    people = sum.overflow ? nil : sum.partialValue
  }
}
