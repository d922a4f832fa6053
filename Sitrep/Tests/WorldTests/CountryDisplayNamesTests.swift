import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@Suite struct CountryDisplayNamesTests {
  private let english = Locale(identifier: "en_GB")
  private let russian = Locale(identifier: "ru_RU")
  private let names: CountryDisplayNames

  init() throws {
    names = CountryDisplayNames([
      Country(
        code: try #require(CountryCode("AL")), iso3: "ALB", englishName: "Albania", russianName: "Албания",
        continent: .europe, population: nil)
    ])
  }

  @Test(.proves("U18"), arguments: ["Albania", "Албания"])
  func `a country's own name is shown in the reader's language`(_ name: String) {
    #expect(names.text(of: name, for: english) == "Albania")
    #expect(names.text(of: name, for: russian) == "Албания")
  }

  @Test(.proves("U18"), arguments: ["albania", "The Albania", "Albanien", ""])
  func `any other name stays as it was typed`(_ name: String) {
    #expect(names.text(of: name, for: english) == name)
    #expect(names.text(of: name, for: russian) == name)
  }

  @Test(.proves("U18")) func `rows follow changes in the order of the names that are shown`() {
    var rows = CountryRows(names: names)
    var world: Populations = [.europe: ["Австрия": 1, "Бельгия": 2]]
    _ = rows.rows(of: world[.europe] ?? [:], in: .europe, for: russian)

    for (name, after) in [("Albania", 3), ("Албания", 4), ("Albania", nil)] {
      let place = CountryKey(name, in: .europe)
      rows.note(world.apply(WorldEdit([WorldEdit.Change(place, before: world[place], after: after)])))
      var anew = CountryRows(names: names)
      let wanted = anew.rows(of: world[.europe] ?? [:], in: .europe, for: russian)
      #expect(rows.rows(of: world[.europe] ?? [:], in: .europe, for: russian) == wanted)
    }
    #expect(rows.rows(of: [:], in: .europe, for: russian).map(\.displayName) == ["Австрия", "Албания", "Бельгия"])
  }
}
