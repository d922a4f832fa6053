import Domain
import Foundation
import Testing

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

  @Test(arguments: [
    ("germany", ["Germany"]), ("GERM", ["Germany"]), ("германия", ["Germany"]), ("герм", ["Germany"]),
    ("de", ["Germany"]), ("DEU", ["Germany"]), ("Deutschland", ["Germany"]), ("чил", ["Chile"]),
    ("united st", ["United States"]), ("usa", ["United States"]), ("u.s.", ["United States"]),
    ("америка", ["United States"]), ("vatican", ["Vatican City"]), ("CITY", ["Vatican City"]), ("  japan ", ["Japan"]),
  ])
  func `B1 names in English and Russian, codes and other spellings are found`(search: String, names: [String]) {
    #expect(found(search) == names)
  }

  @Test func `B1 accents, case, width and marks do not count`() {
    #expect(found("ＧＥＲＭＡＮＹ") == ["Germany"])
    #expect(found("Jápan!") == ["Japan"])
  }

  @Test func `B1 where no word begins so, the middles of words are looked through`() {
    #expect(found("erman") == ["Germany"])
  }

  @Test(arguments: ["zzzz", "germanyx", "united germany"]) func `B1 nothing is found by what is no name`(search: String)
  {
    #expect(found(search) == [])
  }

  @Test(arguments: ["", "   ", "…"]) func `B1 a search without letters shows everything`(search: String) {
    #expect(found(search).count == CountryStatsViewModel().countryCount)
  }

  @Test func `B1 a country whose code was typed stands first, where names are in order`() {
    #expect(found("in").first == "India")
    #expect(found("us", sort: CountrySort(.name, isReversed: true)).contains("United States"))
  }

  @Test(arguments: [
    ("Allemagne", "DE"), ("ドイツ", "DE"), ("Alemania", "DE"), ("Japón", "JP"), ("日本", "JP"), ("Ιαπων", "JP"),
  ])
  func `B1 names in other languages are found`(search: String, code: String) async {
    let model = CountryStatsViewModel()
    model.search = search
    await CountryIndex.shared.waitForForeignNames()

    #expect(model.visibleCountries(for: english).map(\.id.rawValue) == [code])
  }

  @Test func `S5 of a very long search the beginning is kept, however few characters it has`() {
    let model = CountryStatsViewModel()

    model.search = "e" + String(repeating: "\u{301}", count: 30_000)

    #expect(model.search.utf8.count <= SearchLimit.bytes && model.search.count == 1)
    model.search = "Chile"
    #expect(model.search == "Chile")
  }

  @Test func `B1 the search looks into what the toggle shows`() throws {
    let model = CountryStatsViewModel()
    model.watchButtonTapped(try #require(CountryCode("CL")))
    model.showsOnlyWatched = true
    model.search = "c"
    #expect(model.visibleCountries(for: english).map(\.name) == ["Chile"])

    model.search = "germany"
    #expect(model.visibleCountries(for: english) == [])
  }
}
