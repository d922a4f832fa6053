/// The people of a place, by the team's own numbers.
package struct PlacePopulation: Hashable, Sendable {
  /// Always above 0: nothing can be told by nobody.
  package let count: Int

  /// Who says so: what the person typed, or the name of a file.
  package let origin: String

  /// Of which year the number is; nil where that is not told.
  package let year: Int?

  /// Nil for 0 people and fewer.
  package init?(count: Int, origin: String, year: Int? = nil) {
    guard count > 0 else { return nil }
    self.count = count
    self.origin = origin
    self.year = year
  }
}
