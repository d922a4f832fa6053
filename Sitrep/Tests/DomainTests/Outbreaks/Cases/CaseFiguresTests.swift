import Domain
import Testing

@Suite struct CaseFiguresTests {
  @Test func `as of a day the cases reported by it are known, and the outcomes that had come`() throws {
    let list = try CaseList.made([
      .on("2024-04-01", reported: "2024-04-02", died: true, outcomeDay: "2024-04-09"),
      .on("2024-04-01", reported: "2024-04-09"),
      .on(nil, reported: "2024-04-03", died: true),
      .on("2024-04-02", reported: nil),
      .on(nil, reported: nil),
    ])

    let early = CaseFigures(list, asOf: try day("2024-04-03"))
    #expect(early.cases == 3 && early.deaths == 1 && !early.isNearest)
    #expect(early.byOutcome[.unknown] == 1 && early.recovered == 1)
    #expect(early.withoutOnset == 1 && early.firstOnset == Day("2024-04-01"))
    #expect(CaseFigures(list, asOf: try day("2024-04-09")).deaths == 2)
    let last = CaseFigures(list)
    #expect(last.asOf == Day("2024-05-14") && last.cases == 5 && last.deaths == 2)
  }

  @Test func `on the last day all that the list says is known, later outcomes too`() throws {
    let list = try CaseList.made(
      [.on("2024-05-01", reported: "2024-05-02", died: true, outcomeDay: "2024-05-20")], to: "2024-05-14")

    #expect(CaseFigures(list).deaths == 1)
    #expect(CaseFigures(list, asOf: try day("2024-05-13")).deaths == 0)
  }

  @Test func `a day outside the list is the nearest one`() throws {
    let list = try CaseList.made([.on("2024-05-01", reported: "2024-05-02")])

    let before = CaseFigures(list, asOf: try day("1999-01-01"))
    #expect(before.asOf == Day("2024-05-01") && before.isNearest && before.cases == 0)
    #expect(before.cfr == nil && before.cfrOfKnown == nil && before.delay == nil && before.peak == nil)
    let after = CaseFigures(list, asOf: try day("2030-01-01"))
    #expect(after.asOf == Day("2024-05-14") && after.isNearest && after.cases == 1)
  }

  @Test func `only the chosen classes are counted`() throws {
    let list = try CaseList.made([
      .on("2024-05-01", reported: "2024-05-02", caseClass: .confirmed),
      .on("2024-05-01", reported: "2024-05-02", died: true, caseClass: .probable),
      .on("2024-05-01", reported: "2024-05-02", caseClass: .suspected),
    ])

    let figures = CaseFigures(list, classes: [.confirmed, .probable])

    #expect(figures.cases == 2 && figures.deaths == 1 && figures.byClass[.suspected] == 0)
    #expect(figures.curve.bars.reduce(0) { $0 + $1.cases } == 2)
  }

  @Test func `rates are of places with a population, and the others' cases are told`() throws {
    let records = try (0..<10).map { try CaseRecord.on("2024-05-01", reported: "2024-05-02", place: $0 < 6 ? 0 : 1) }
    let list = try CaseList.made(records + [.on("2024-04-01", reported: "2024-04-02", place: nil)])
    let baro = OutbreakPlace("Baro")
    let population = try #require(PlacePopulation(count: 3_000, origin: "census"))

    let figures = CaseFigures(list, populations: [baro.key: population])

    #expect(figures.places.map(\.place?.name) == ["Baro", "Kelma", nil])
    #expect(figures.places.map(\.cases) == [6, 4, 1] && figures.places.map(\.recent) == [6, 4, 0])
    #expect(figures.places[0].attackRate?.value == 20 && figures.places[1].attackRate == nil)
    #expect(figures.placeTotals.attackRate?.of == 3_000 && figures.placeTotals.cases == 6)
    #expect(figures.placeTotals.placesWithoutPopulation == 1 && figures.placeTotals.casesWithoutPopulation == 4)
    #expect(figures.placeTotals.casesWithoutPlace == 1)
  }

  @Test func `ages stand by band and sex, the unknown ones last`() throws {
    let list = try CaseList.made([
      CaseRecord(ageMonths: 3, sex: .female, outcome: .died), CaseRecord(ageMonths: 59, sex: .male),
      CaseRecord(ageMonths: 600), CaseRecord(sex: .female),
    ])
    let people = try #require(PlacePopulation(count: 1_000, origin: "census"))

    let figures = CaseFigures(list, agePopulations: [AgeBands.usual.bands[0]: people])

    #expect(figures.ages.map(\.cases) == [2, 0, 0, 1, 1])
    #expect(figures.ages[0].female == 1 && figures.ages[0].male == 1 && figures.ages[3].unknown == 1)
    #expect(figures.ages[0].attackRate?.value == 20 && figures.ages[0].cfr?.value == 50)
    #expect(figures.ages.last?.band == nil && figures.ages[1].cfr == nil)
  }

  @Test func `vaccination is counted among those of a year and more`() throws {
    let list = try CaseList.made([
      CaseRecord(ageMonths: 11, doses: 0), CaseRecord(ageMonths: 12, doses: 0), CaseRecord(ageMonths: 30, doses: 2),
      CaseRecord(ageMonths: 30, vaccinated: false), CaseRecord(ageMonths: 30), CaseRecord(doses: 0),
    ])

    let vaccination = CaseFigures(list).vaccination

    #expect(vaccination.none == 2 && vaccination.vaccinated == 1 && vaccination.unknown == 1)
    #expect(vaccination.unvaccinated?.of == 3)
  }

  @Test func `delays are told of the cases that have both days`() throws {
    let days = ["2024-05-01", "2024-05-01", "2024-05-02", "2024-05-03", "2024-05-11"]
    let list = try CaseList.made(days.map { try .on("2024-05-01", reported: $0) } + [.on(nil, reported: "2024-05-14")])

    let delay = try #require(CaseFigures(list).delay)

    #expect(delay.count == 5 && delay.median == 1 && delay.firstQuartile == 0 && delay.thirdQuartile == 2)
    #expect(abs(delay.nineInTen - 6.8) < 1e-9)
  }

  @Test func `an empty list has no figures, and nothing is divided`() throws {
    let figures = CaseFigures(try CaseList.made([]))

    #expect(figures.cases == 0 && figures.cfr == nil && figures.trend == nil && figures.curve.bars.isEmpty)
    #expect(figures.placeTotals.attackRate == nil && figures.vaccination.unvaccinated == nil)
  }
}
