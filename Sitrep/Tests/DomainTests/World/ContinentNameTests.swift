import Domain
import Foundation
import TestTraits
import Testing

@Suite struct ContinentNameTests {
  @Test(.proves(95)) func `there are six inhabited continents`() {
    #expect(
      Continent.allCases.map(\.englishName) == [
        "Africa", "Asia", "Europe", "North America", "South America", "Oceania",
      ])
  }

  @Test func `a continent is named in the reader's language, in English for everybody else`() {
    #expect(Continent.northAmerica.name(for: Locale(identifier: "ru_RU")) == "Северная Америка")
    #expect(Continent.northAmerica.name(for: Locale(identifier: "en_GB")) == "North America")
    #expect(Continent.northAmerica.name(for: Locale(identifier: "fr")) == "North America")
  }

  @Test(arguments: Continent.allCases)
  func `a continent is known by each of its names`(continent: Continent) {
    let names = [continent.rawValue, continent.englishName, continent.russianName]

    for name in names + names.map({ $0.uppercased() }) + names.map({ "  \($0.lowercased()) " }) {
      #expect(Continent(named: name) == continent)
    }
  }

  @Test func `spaces and hyphens do not count`() {
    #expect(Continent(named: "north-america") == .northAmerica)
    #expect(Continent(named: "SouthAmerica") == .southAmerica)
    #expect(Continent(named: "южная  америка") == .southAmerica)
  }

  @Test(arguments: ["", " ", "America", "Antarctica", "Asiа", "Asia2", "As\u{301}ia", "Eurasia", "1"])
  func `what is no continent is none`(name: String) {
    #expect(Continent(named: name) == nil)
  }
}
