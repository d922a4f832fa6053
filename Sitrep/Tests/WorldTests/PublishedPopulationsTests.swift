import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@MainActor @Suite struct PublishedPopulationsTests {
  private let english = Locale(identifier: "en_US")
  private let russian = Locale(identifier: "ru_RU")
  private let countries: [Country]

  init() throws {
    countries = try [
      ("US", "United States", "Соединённые Штаты", Continent.northAmerica, 331, PopulationSource.worldBank),
      ("CD", "Congo (Kinshasa)", "Конго (Киншаса)", .africa, 90, .worldBank),
      ("CG", "Congo (Brazzaville)", "Конго (Браззавиль)", .africa, 5, .worldBank),
      ("TW", "Taiwan", "Тайвань", .asia, 23, .jhuReference),
      ("VA", "Vatican City", "Ватикан", .europe, nil, .worldBank),
    ].map { code, english, russian, continent, people, source in
      Country(
        code: try #require(CountryCode(code)), iso3: "XXX", englishName: english, russianName: russian,
        continent: continent, population: people.map { Population(count: $0, year: 2020, source: source) })
    }
  }

  private func plan(_ world: Populations = [:], _ locale: Locale? = nil) -> PublishedPopulations {
    PublishedPopulations(of: countries, into: world, locale: locale ?? english)
  }

  @Test(.proves("B10")) func `into an empty world each number goes, by the reader's names, in their order`() {
    #expect(plan().additions.map(\.id.rawValue) == ["CG", "CD", "TW", "US"])
    #expect(plan([:], russian).additions.map(\.id.rawValue) == ["CG", "CD", "US", "TW"])
    #expect(
      Set(plan([:], russian).edit.changes) == [
        .init(CountryKey("Соединённые Штаты", in: .northAmerica), before: nil, after: 331),
        .init(CountryKey("Конго (Киншаса)", in: .africa), before: nil, after: 90),
        .init(CountryKey("Конго (Браззавиль)", in: .africa), before: nil, after: 5),
        .init(CountryKey("Тайвань", in: .asia), before: nil, after: 23),
      ])
    #expect(plan().entered.isEmpty && plan().unpublished.map(\.id.rawValue) == ["VA"])
    #expect(
      plan().sources == [.init(name: "World Bank", year: 2020), .init(name: "JHU CSSE", year: 2020)],
      "whoever has most of the numbers is named first")
  }

  @Test(
    .proves("B10"),
    arguments: [
      (name: "USA", codes: ["US"]), (name: "соединенные штаты", codes: ["US"]), (name: "Congo", codes: ["CG", "CD"]),
      (name: "Vatican City", codes: ["VA"]), (name: "My district", codes: []),
    ])
  func `a country that was entered by whatever name is kept and named`(name: String, codes: [String]) {
    let plan = plan([.oceania: [name: 7]])

    #expect(plan.entered.map(\.id.rawValue) == codes)
    #expect(!plan.additions.contains { codes.contains($0.id.rawValue) })
    #expect(plan.additions.count + plan.entered.count + plan.unpublished.count == countries.count)
  }

  @Test(.proves("B10")) func `one action adds them, and one takes them back`() async {
    let model = WorldModel(
      WorldDependencies(populations: [.asia: ["Taiwan": 1]], files: OneLineFiles()),
      directory: CountryDirectory(countries))
    #expect(!model.isFull)

    model.addPublishedPopulations(for: english)
    #expect(model.lastAction?.kind == .published(3))
    #expect(model.populations[.asia] == ["Taiwan": 1] && model.totals.countries == 4)
    model.addPublishedPopulations(for: english)
    #expect(model.lastAction?.kind == .published(3), "nothing is left to add")
    model.undo()
    await model.waitForChanges()

    #expect(model.populations.mapValues { $0 }.filter { !$0.value.isEmpty } == [.asia: ["Taiwan": 1]])
  }
}
