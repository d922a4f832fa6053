import Domain
import Foundation
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct WorldDaysTests {
  private let first = Day(year: 2020, month: 3, day: 1)

  private func history(
    _ code: String, _ confirmed: [Int?], deaths: [Int?] = [], startingAfter days: Int = 0
  ) throws -> CountryHistory {
    CountryHistory(
      code: try #require(CountryCode(code)), firstDay: try #require(first).advanced(by: days), confirmed: confirmed,
      recovered: [], deaths: deaths)
  }

  @Test(.proves("B9")) func `the world's totals are those of the countries that have some`() throws {
    let day = try #require(first).advanced(by: 7)
    let world = try #require(
      WorldDays([
        try history("FR", [10, 0, 0, 0, 0, 0, 0, 80], deaths: [0, 0, 0, 0, 0, 0, 0, 5]),
        try history("DE", [nil, 0, 0, 0, 0, 0, 0, 20]),
        try history("IT", [1, 2, 3]),
      ]))

    #expect(world.totals(on: day) == WorldTotalsOfDay(countries: 2, cases: 100, deaths: 5, newCases: 70))
  }

  @Test(.proves("B9")) func `a country that ends early keeps its last total in the world's line`() throws {
    let world = try #require(
      WorldDays([try history("FR", [1, nil, 3]), try history("DE", [10], startingAfter: 1)]))

    #expect(world.history(as: try #require(CountryCode("ZZ"))).confirmed == [1, 11, 13])
  }

  @Test func `without days there is no world`() throws {
    #expect(WorldDays([]) == nil)
    #expect(WorldDays([try history("FR", [])]) == nil)
  }

  @Test(.proves("B9")) func `rises and falls compare two weeks of countries with enough cases`() throws {
    let day = try #require(first).advanced(by: 14)
    func weeks(_ code: String, _ before: Int, _ after: Int) throws -> CountryHistory {
      try history(code, (0...14).map { $0 == 14 ? before + after : $0 >= 7 ? before : 0 })
    }
    let world = try #require(
      WorldDays([
        try weeks("FR", 100, 150), try weeks("DE", 100, 50), try weeks("IT", 10, 80), try weeks("ES", 0, 500),
        try weeks("PT", 200, 200), try weeks("CM", 597, 0),
      ]))

    let changes = world.changes(on: day)

    #expect(changes.rises.map(\.code.rawValue) == ["FR"])
    #expect(changes.rises[0].growth == 0.5)
    #expect(changes.falls.map(\.code.rawValue) == ["DE"])
    #expect(changes.falls[0].growth == -0.5)
    #expect(changes.silent.map(\.code.rawValue) == ["CM"], "who stopped reporting is no fall")
  }

  @Test(.proves("B9")) func `a country's weeks end on the day, with a gap where one is unknown`() throws {
    let world = try #require(WorldDays([try history("FR", (0...21).map { $0 == 7 ? nil : $0 * 10 })]))
    let france = try #require(CountryCode("FR"))

    #expect(world.weeks(of: france, to: try #require(first).advanced(by: 21)) == [nil, nil, 70])
  }
}

@Suite struct MapFigureTests {
  @Test(.proves("B9"), arguments: MapMeasure.allCases)
  func `there are seven classes, each beginning where the one before ends`(measure: MapMeasure) {
    #expect(measure.breaks == measure.breaks.sorted())
    #expect(Set(measure.breaks).count == 6)
    #expect(measure.level(of: -5) == 0)
    for (index, value) in measure.breaks.enumerated() {
      #expect(measure.level(of: value) == index + 1)
      #expect(measure.level(of: value.nextDown) == index)
    }
  }

  @Test(.proves("B9")) func `a rate of who has no population is unknown, and so is a count of no day`() throws {
    let (france, germany) = (try #require(CountryCode("FR")), try #require(CountryCode("DE")))
    let day = try #require(Day(year: 2020, month: 3, day: 8))
    let histories = [france, germany].map { code in
      CountryHistory(
        code: code, firstDay: day.advanced(by: -7), confirmed: (0...7).map { $0 * 10 }, recovered: [], deaths: [])
    }
    let world = try #require(WorldDays(histories))

    let rates = MapFigure(world, .weeklyRate, on: day, people: [france: 1_000_000])

    #expect(rates.countries.map(\.code) == [germany, france])
    #expect(rates.countries.map(\.value) == [nil, 7])
    #expect(rates.countries.map(\.level) == [nil, 2])
    #expect(MapFigure(world, .deaths, on: day, people: [:]).countries.allSatisfy { $0.value == nil })
  }
}
