/// How many people live in a country, with the year and the origin of the number.
package struct Population: Hashable, Codable, Sendable {
  package let count: Int
  package let year: Int
  package let source: PopulationSource

  package init(count: Int, year: Int, source: PopulationSource) {
    self.count = count
    self.year = year
    self.source = source
  }
}
