/// The people that a country's rates are told by, and who says how many they are.
package struct RatePopulation: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// The person's own number for this country, in place of World's.
    case own

    /// What the person entered in the World tab, in one place or in several that are added up.
    case world([CountryKey])
  }

  /// Always above 0: nothing can be told by nobody.
  package let people: Int

  package let origin: Origin

  /// Nil for 0 people and fewer.
  package init?(people: Int, origin: Origin) {
    guard people > 0 else { return nil }
    self.people = people
    self.origin = origin
  }

  /// A count per 100,000 of these people.
  package func rate(of count: Int) -> Double {
    Double(count) * 100_000 / Double(people)
  }
}
