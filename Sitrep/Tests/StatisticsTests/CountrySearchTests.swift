import Domain
import Foundation
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct CountrySearchTests {
  private let english = Locale(identifier: "en_US")

  private func found(_ search: String, sort: CountrySort = .byName) -> [String] {
    let model = CountryStatsViewModel()
    model.search = search
    model.sort = sort
    return model.visibleCountries(for: english).map(\.name)
  }

  @Test(
    .proves("B1"),
    arguments: [
      ("germany", ["Germany"]), ("GERM", ["Germany"]), ("германия", ["Germany"]), ("герм", ["Germany"]),
      ("de", ["Germany"]), ("DEU", ["Germany"]), ("Deutschland", ["Germany"]), ("чил", ["Chile"]),
      ("united st", ["United States"]), ("usa", ["United States"]), ("u.s.", ["United States"]),
      ("америка", ["United States"]), ("vatican", ["Vatican City"]), ("CITY", ["Vatican City"]),
      ("  japan ", ["Japan"]),
    ])
  func `names in English and Russian, codes and other spellings are found`(search: String, names: [String]) {
    #expect(found(search) == names)
  }

  @Test(.proves("B1")) func `accents, case, width and marks do not count`() {
    #expect(found("ＧＥＲＭＡＮＹ") == ["Germany"])
    #expect(found("Jápan!") == ["Japan"])
  }

  @Test(.proves("B1")) func `where no word begins so, the middles of words are looked through`() {
    #expect(found("erman") == ["Germany"])
  }

  @Test(.proves("B1"), arguments: ["zzzz", "germanyx", "united germany"]) func `nothing is found by what is no name`(
    search: String
  ) {
    #expect(found(search) == [])
  }

  @Test(.proves("B1"), arguments: ["", "   ", "…"]) func `a search without letters shows everything`(search: String) {
    #expect(found(search).count == CountryStatsViewModel().countryCount)
  }

  @Test(.proves("B1")) func `a country whose code was typed stands first, where names are in order`() {
    #expect(found("in").first == "India")
    #expect(found("us", sort: CountrySort(.name, isReversed: true)).contains("United States"))
  }

  @Test(
    .proves("B1"),
    arguments: [
      ("Allemagne", "DE"), ("ドイツ", "DE"), ("Alemania", "DE"), ("Japón", "JP"), ("日本", "JP"), ("Ιαπων", "JP"),
    ])
  func `names in other languages are found`(search: String, code: String) async {
    let model = CountryStatsViewModel()
    model.search = search
    await CountryIndex.shared.waitForForeignNames()

    #expect(model.visibleCountries(for: english).map(\.id.rawValue) == [code])
  }

  @Test(.proves("S5")) func `of a very long search the beginning is kept, however few characters it has`() {
    let model = CountryStatsViewModel()

    model.search = "e" + String(repeating: "\u{301}", count: 30_000)

    #expect(model.search.utf8.count <= SearchLimit.bytes && model.search.count == 1)
    model.search = "Chile"
    #expect(model.search == "Chile")
  }

  @Test(.proves("B1")) func `the search looks into what the toggle shows`() throws {
    let model = CountryStatsViewModel()
    model.watchButtonTapped(try #require(CountryCode("CL")))
    model.showsOnlyWatched = true
    model.search = "c"
    #expect(model.visibleCountries(for: english).map(\.name) == ["Chile"])

    model.search = "germany"
    #expect(model.visibleCountries(for: english) == [])
  }
}
