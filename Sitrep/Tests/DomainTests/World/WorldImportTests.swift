import Domain
import Foundation
import TestTraits
import Testing

@Suite struct WorldImportTests {
  private let english = Locale(identifier: "en")

  @Test func `a new country is added, trimmed and composed`() {
    let plan = plan([row(2, "asia", "  Cafe\u{301} ", "1,234")])

    #expect(plan.items.map(\.outcome) == [.added])
    #expect(plan.edit == WorldEdit([change("Café", .asia, nil, 1_234)]))
    #expect(plan.items[0].row.line == 2)
  }

  @Test func `a country that is there gets the new number and keeps its spelling`() {
    let plan = plan([row(2, "South America", "CHILE", "20")], into: [.southAmerica: ["Chile": 10]])

    #expect(plan.items.map(\.outcome) == [.replaced(before: 10)])
    #expect(plan.edit == WorldEdit([change("Chile", .southAmerica, 10, 20)]))
    #expect(!plan.items[0].isAlsoElsewhere)
  }

  @Test func `the same number changes nothing`() {
    let plan = plan([row(2, "asia", "a", "10")], into: [.asia: ["A": 10]])

    #expect(plan.items.map(\.outcome) == [.unchanged])
    #expect(plan.edit.changes.isEmpty)
  }

  @Test(
    .proves(98, "D27", "D28"),
    arguments: [
      (["Atlantis", "A", "1"], WorldImport.Refusal.continent),
      (["", "A", "1"], .unknownCountry),
      ([" ", "Congo", "1"], .ambiguousName([CountryCode("CD")!, CountryCode("CG")!])),
      (["Antarctica", "A", "1"], .continent),
      (["asia", " ", "1"], .name(.empty)),
      (["asia", "1", "1"], .name(.noLetter)),
      (["asia", "a\u{202E}b", "1"], .name(.invisibleCharacter)),
      (["asia", String(repeating: "a", count: 101), "1"], .name(.tooLong)),
      (["asia", "A", ""], .population(.empty)),
      (["asia", "A", "-1"], .population(.negative)),
      (["asia", "A", "1.5"], .population(.fraction)),
      (["asia", "A", "ten"], .population(.notANumber)),
      (["asia", "A", "10000000001"], .population(.tooLarge)),
    ])
  func `a row that makes no sense is refused with the reason`(
    texts: [String], refusal: WorldImport.Refusal
  ) {
    let plan = plan([row(2, texts[0], texts[1], texts[2]), row(3, "asia", "B", "1")])

    #expect(plan.items.map(\.outcome) == [.refused(refusal), .added])
    #expect(plan.edit.changes.map(\.place) == [CountryKey("B", in: .asia)])
    #expect(plan.count { $0 == .added } == 1)
  }

  @Test(
    .proves("B10"),
    arguments: [
      ("France", CountryKey("France", in: .europe)), ("USA", CountryKey("United States", in: .northAmerica)),
      ("fr", CountryKey("France", in: .europe)), ("Deutschland", CountryKey("Deutschland", in: .europe)),
      ("my district", CountryKey("My district", in: .asia)),
    ])
  func `without a continent a country is known by its name or code, or because it is there`(
    name: String, place: CountryKey
  ) {
    let plan = plan([row(2, "", name, "5")], into: [.asia: ["My district": 1]])

    #expect(plan.edit.changes.map(\.place) == [place])
    #expect(
      self.plan([row(2, "", "A", "1")], into: [.asia: ["A": 1], .africa: ["a": 2]]).items.map(\.outcome) == [
        .refused(.ambiguousContinent)
      ])
  }

  @Test func `the whole column tells what marks in numbers mean, and words for missing are empty`() {
    let dotted = plan([row(2, "europe", "A", "83.166.711"), row(3, "europe", "B", "38.250")])
    #expect(dotted.items.map(\.population) == [83_166_711, 38_250])

    let russian = WorldImport(
      [row(2, "europe", "A", "83,166,711"), row(3, "europe", "B", "38,250"), row(4, "europe", "C", "38.0")],
      into: [:], locale: Locale(identifier: "ru"))
    #expect(russian.items.map(\.population) == [83_166_711, 38_250, 38])

    let alone = plan([row(2, "europe", "A", "38.250"), row(3, "europe", "B", "n/a")])
    #expect(alone.items.map(\.outcome) == [.refused(.population(.fraction)), .refused(.population(.empty))])
  }

  @Test func `a country that only its code names bears the catalogue's name, in the reader's language`() throws {
    let code = try #require(CountryCode("FR"))
    let catalogue = CountryCatalogue([
      Country(
        code: code, iso3: "FRA", englishName: "The French", russianName: "Галлия", continent: .europe, population: nil)
    ])

    let plan = WorldImport(
      [row(2, "", "FRA", "5")], into: [:], catalogue: catalogue, locale: Locale(identifier: "ru"))

    #expect(plan.edit.changes.map(\.place) == [CountryKey("Галлия", in: .europe)])
  }

  @Test(.proves("D29")) func `a country that the file has twice is taken once, and the second names the first`() {
    let plan = plan([row(2, "asia", "A", "1"), row(3, "Азия", "á", "2"), row(nil, "asia", "a", "1")])

    #expect(plan.items.map(\.outcome) == [.added, .refused(.repeated(line: 2)), .refused(.repeated(line: 2))])
    #expect(plan.edit == WorldEdit([change("A", .asia, nil, 1)]))
  }

  @Test func `a refused row does not count as the first one`() {
    let plan = plan([row(2, "asia", "A", "x"), row(3, "asia", "A", "1"), row(nil, "europe", "B", "1")])

    #expect(plan.items.map(\.outcome) == [.refused(.population(.notANumber)), .added, .added])
  }

  @Test func `a repeated row without lines says that there is none`() {
    let plan = plan([row(nil, "asia", "A", "1"), row(nil, "asia", "A", "1")])

    #expect(plan.items.map(\.outcome) == [.added, .refused(.repeated(line: nil))])
  }

  @Test(.proves("D29")) func `a country that is in another continent too is taken and marked`() {
    let plan = plan(
      [
        row(2, "asia", "georgia", "1"), row(3, "europe", "B", "1"), row(4, "africa", "b", "2"),
        row(5, "asia", "C", "3"),
      ],
      into: [.europe: ["Georgia": 5]])

    #expect(plan.items.map(\.outcome) == [.added, .added, .added, .added])
    #expect(plan.items.map(\.isAlsoElsewhere) == [true, false, true, false])
  }

  @Test(.proves("D27")) func `one point or comma is read as the reader's language writes it`() {
    let rows = [row(2, "asia", "A", "1.234"), row(3, "asia", "B", "1,234")]

    #expect(
      WorldImport(rows, into: [:], locale: english).items.map(\.outcome)
        == [.refused(.population(.fraction)), .added])
    #expect(
      WorldImport(rows, into: [:], locale: Locale(identifier: "ru")).items.map(\.outcome)
        == [.added, .refused(.population(.fraction))])
  }

  @Test func `the edit can be applied as it was planned, and importing again changes nothing`() {
    let rows = Continent.allCases.enumerated().map { row($0.offset, $0.element.rawValue, "Country", "\($0.offset)") }
    var world: Populations = [.asia: ["country": 1, "B": 2], .europe: ["COUNTRY": 9]]

    let plan = plan(rows, into: world)
    #expect(world.apply(plan.edit) == plan.edit.changes)

    #expect(self.plan(rows, into: world).items.allSatisfy { $0.outcome == .unchanged })
    #expect(world[.asia] == ["country": 1, "B": 2])
    #expect(world[.europe] == ["COUNTRY": 2])
  }

  private func plan(_ rows: [WorldFileRow], into world: Populations = [:]) -> WorldImport {
    WorldImport(rows, into: world, locale: english)
  }

  private func row(_ line: Int?, _ continent: String, _ name: String, _ population: String) -> WorldFileRow {
    WorldFileRow(line: line, continent: continent, name: name, population: population)
  }

  private func change(_ name: String, _ continent: Continent, _ before: Int?, _ after: Int?) -> WorldEdit.Change {
    WorldEdit.Change(CountryKey(name, in: continent), before: before, after: after)
  }
}
