/// One country of the world that a person entered: the continent, and the name within it.
package struct CountryKey: Hashable, Sendable {
  package let continent: Continent
  package let name: String

  package init(_ name: String, in continent: Continent) {
    self.name = name
    self.continent = continent
  }
}
