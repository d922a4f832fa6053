import Domain
import Foundation
import TestTraits
import Testing

@Suite struct CountryTests {
  @Test(.proves(44), arguments: [("RU", "🇷🇺"), ("XK", "🇽🇰"), ("NA", "🇳🇦")])
  func `the flag is an emoji made of the code`(code: String, flag: String) throws {
    #expect(try country(code).flag == flag)
  }

  @Test func `a Russian reader gets the Russian name, everybody else the English one`() throws {
    let japan = try country("JP", englishName: "Japan", russianName: "Япония")

    #expect(["ru", "ru_RU", "ru_KZ"].allSatisfy { japan.name(for: Locale(identifier: $0)) == "Япония" })
    #expect(["en", "de_DE", ""].allSatisfy { japan.name(for: Locale(identifier: $0)) == "Japan" })
  }

  @Test func `a country is identified by its code`() throws {
    #expect(try country("JP").id == CountryCode("JP"))
  }

  @Test func `there are six continents and their raw values are stable`() {
    #expect(
      Continent.allCases.map(\.rawValue)
        == ["africa", "asia", "europe", "northAmerica", "southAmerica", "oceania"])
  }

  @Test func `a population names its source`() {
    #expect([PopulationSource.worldBank, .jhuReference].map(\.name) == ["World Bank", "JHU CSSE"])
  }
}
