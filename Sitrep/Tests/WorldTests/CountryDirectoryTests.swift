import Domain
import Testing

@testable import World

@MainActor
@Suite struct CountryDirectoryTests {
  private let directory: CountryDirectory

  init() throws {
    directory = CountryDirectory(
      try [
        ("JP", "Japan", "Япония", .asia), ("JM", "Jamaica", "Ямайка", .northAmerica),
        ("JO", "Jordan", "Иордания", .asia),
        ("AZ", "Azerbaijan", "Азербайджан", .asia), ("CI", "Côte d'Ivoire", "Кот-д'Ивуар", .africa),
      ].map { code, english, russian, continent in
        Country(
          code: try #require(CountryCode(code)), iso3: "XXX", englishName: english, russianName: russian,
          continent: continent, population: nil)
      })
  }

  private func codes(_ text: String, in continent: Continent = .asia, atMost count: Int = 5) -> [String] {
    directory.suggestions(for: text, in: continent, atMost: count).map(\.code.rawValue)
  }

  @Test func `names of the continent come first, those that begin so before those that contain it`() {
    #expect(codes("ja") == ["JP", "AZ", "JM"])
    #expect(codes("JA", in: .northAmerica) == ["JM", "JP", "AZ"])
    #expect(codes("ja", atMost: 2) == ["JP", "AZ"])
  }

  @Test func `both languages are understood, without accents and in any case`() {
    #expect(codes("япо") == ["JP"])
    #expect(codes("cote") == ["CI"])
    #expect(directory.country(named: "  cote D'IVOIRE")?.code.rawValue == "CI")
    #expect(directory.country(named: "Ямайка")?.code.rawValue == "JM")
    #expect(directory.country(named: "Jap") == nil)
  }

  @Test func `nothing, and far too much, suggests nothing`() {
    #expect(codes("") == [])
    #expect(codes("   ") == [])
    #expect(codes(String(repeating: "a", count: 5000)) == [])
  }
}
