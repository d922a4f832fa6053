import Domain
import Foundation
import Testing

@Suite struct OutbreakFiguresTests {
  private let baro = OutbreakPlace("Baro")
  private let tir = OutbreakPlace("Wadi Tir")

  /// The counts of Guinea, Liberia and Mali around a day of 2014 and 2015 as the ministries published them.
  @Test func `a total is the last one known by the day, with its day, and the CFR has its interval`() throws {
    let first = try day("2014-10-01")
    let guinea = OutbreakPlace("Guinea")
    let liberia = OutbreakPlace("Liberia")
    let counts = OutbreakCounts(
      places: [guinea, liberia],
      series: [
        CountSeries(place: guinea.key, measure: .cases(.all), firstDay: first, total: [1_199, nil, nil]),
        CountSeries(place: guinea.key, measure: .deaths(.all), firstDay: first, total: [739, nil, nil]),
        CountSeries(
          place: liberia.key, measure: .cases(.all), firstDay: first.advanced(by: -1),
          total: [3_696, 3_834, nil, 3_900]
        ),
      ])
    let outbreak = Outbreak.made(first.advanced(by: -1)...first.advanced(by: 2))

    let figures = OutbreakFigures(outbreak, counts, asOf: first.advanced(by: 1))

    let row = try #require(figures[guinea.key])
    #expect(figures.asOf == Day("2014-10-02") && !figures.isNearest)
    #expect(row.cases == DatedCount(1_199, on: first) && row.deaths == DatedCount(739, on: first))
    #expect(row.newCases == nil && row.newCasesBefore == nil, "no report is not 0")
    #expect(abs(try #require(row.cfr).value - 61.63) < 0.01)
    let other = try #require(figures[liberia.key])
    #expect(other.cases == DatedCount(3_834, on: first) && other.newCases == nil && other.newCasesBefore == 138)
    #expect(other.deaths == nil && other.cfr == nil)
    #expect(figures.totals.cases == CountSum(count: 5_033, places: 2))
    #expect(figures.totals.deaths == CountSum(count: 739, places: 1))
    #expect(figures.totals.cfr?.of == 1_199, "of the places that have both")
    #expect(figures.totals.newCases == nil && figures.totals.newCasesBefore == CountSum(count: 138, places: 1))
  }

  @Test(arguments: [
    ("2021-08-04", "2021-08-01", false), ("2021-08-01", "2021-08-01", false), ("2021-07-31", "2021-07-25", false),
    ("2021-07-25", "2021-07-25", false), ("2021-07-21", "2021-07-25", false), ("2021-07-18", "2021-07-25", true),
    ("1999-01-01", "2021-07-25", true), ("2021-08-08", "2021-08-08", false), ("2021-08-20", "2021-08-08", true),
    ("9999-12-31", "2021-08-08", true),
  ])
  func `a day between two weeks shows the last week that ended, and one outside the nearest`(
    asked: String, shown: String, isNearest: Bool
  ) throws {
    let first = try day("2021-07-19")
    let counts = OutbreakCounts(
      places: [baro],
      series: [
        CountSeries(
          place: baro.key, measure: .cases(.all), firstDay: first, new: [168_408, 162_136, nil],
          total: [6_126_541, 6_288_677, 6_288_677])
      ])
    let outbreak = Outbreak.made(by: .week(start: .monday), first...first.advanced(by: 20))

    let figures = OutbreakFigures(outbreak, counts, asOf: try day(asked))

    #expect(figures.asOf == Day(shown) && figures.isNearest == isNearest)
    let row = try #require(figures.rows.first)
    switch shown {
    case "2021-07-25": #expect(row.newCases == 168_408 && row.newCasesBefore == nil)
    case "2021-08-01": #expect(row.newCases == 162_136 && row.newCasesBefore == 168_408)
    default: #expect(row.newCases == nil && row.newCasesBefore == 162_136 && row.cases?.day == Day("2021-08-08"))
    }
    #expect(OutbreakFigures(outbreak, counts).asOf == Day("2021-08-08"))
  }

  @Test func `rates are of places with a population, and the others' cases are told`() throws {
    let first = try day("2024-05-01")
    let outside = OutbreakPlace("Outside")
    let counts = OutbreakCounts(
      places: [baro, tir, outside],
      series: [(baro, 296), (tir, 29), (outside, 12)].map { place, cases in
        CountSeries(place: place.key, measure: .cases(.all), firstDay: first, total: [cases])
      })
    let populations = [baro.key: try #require(PlacePopulation(count: 184_200, origin: "table"))]
    let outbreak = Outbreak.made(first...first)

    let figures = OutbreakFigures(outbreak, counts, populations: populations)

    #expect(abs(try #require(figures[baro.key]?.attackRate).value - 16.07) < 0.01)
    #expect(figures[tir.key]?.attackRate == nil && figures[tir.key]?.population == nil)
    #expect(figures.totals.attackRate == figures[baro.key]?.attackRate)
    #expect(figures.totals.placesWithPopulation == 1 && figures.totals.casesWithoutPopulation == 41)
    #expect(PlacePopulation(count: 0, origin: "") == nil && PlacePopulation(count: -1, origin: "") == nil)
  }

  @Test func `a CFR is of deaths and cases of one class, and of no others`() throws {
    let first = try day("2026-05-26")
    let series = { (measure: Measure, totals: [Int?]) in
      CountSeries(place: baro.key, measure: measure, firstDay: first, total: totals)
    }
    let outbreak = Outbreak.made(first...first.advanced(by: 1))

    let same = OutbreakFigures(
      outbreak,
      OutbreakCounts(
        places: [baro],
        series: [
          series(.cases(.suspected), [1_077, 906]), series(.deaths(.suspected), [246, 223]),
          series(.cases(.confirmed), [121, 125]), series(.deaths(.confirmed), [17, 17]),
        ]))
    #expect(same.caseClass == .confirmed && same.rows.first?.cases?.count == 125)
    #expect(same.rows.first?.cfr?.count == 17 && same.rows.first?.cfr?.of == 125)
    #expect(same.fallCount == 2 && same.falls.map(\.measure) == [.cases(.suspected), .deaths(.suspected)])

    let other = OutbreakFigures(
      outbreak,
      OutbreakCounts(
        places: [baro], series: [series(.cases(.confirmed), [121, 125]), series(.deaths(.all), [17, 17])]))
    #expect(other.rows.first?.deaths?.count == 17 && other.rows.first?.cfr == nil && other.totals.cfr == nil)
  }

  @Test func `falls of a total are counted by the day, over gaps too`() throws {
    let first = try day("2014-03-22")
    let counts = OutbreakCounts(
      places: [baro],
      series: [
        CountSeries(place: baro.key, measure: .cases(.all), firstDay: first, total: [10, nil, 9, 12, 11, 11, nil, 3])
      ])
    let outbreak = Outbreak.made(first...first.advanced(by: 7))

    #expect(OutbreakFigures(outbreak, counts).fallCount == 3)
    #expect(OutbreakFigures(outbreak, counts, asOf: first.advanced(by: 4)).fallCount == 2)
    #expect(OutbreakFigures(outbreak, counts, asOf: first).falls.isEmpty)
  }

  @Test func `weeks of daily totals are steps between the last ones of each, and begin on Monday`() throws {
    // A Wednesday; two weeks and two days.
    let first = try day("2024-05-01")
    let totals: [Int?] = [1, nil, 3, nil, 5, nil, 7, 8, nil, nil, nil, nil, 20, 21, 22, 23]
    let counts = OutbreakCounts(
      places: [baro],
      series: [CountSeries(place: baro.key, measure: .cases(.all), firstDay: first, total: totals)])

    let weeks = try #require(CompleteWeeks(counts, .cases(.all), by: first.advanced(by: 15), .day))

    // To 5 May the total is 5, to 12 May 8; the week to 19 May is not over.
    #expect(weeks.counts == [nil, 3] && weeks.lastWeek == Day("2024-05-06"))
    #expect(CompleteWeeks(counts, .cases(.all), by: first, .day) == nil)
    #expect(CompleteWeeks(counts, .recovered, by: first.advanced(by: 15), .day) == nil)
  }

  @Test func `figures as of a day are those of an outbreak that ends with it`() throws {
    var random = SystemRandomNumberGenerator()
    let first = try day("2023-12-25")
    for period in [ReportingPeriod.day, .week(start: .monday)] {
      for _ in 0..<50 {
        let news = [baro, tir].map { _ in
          (0..<30).map { _ in Bool.random(using: &random) ? Int.random(in: -5...90, using: &random) : nil }
        }
        let cut = Int.random(in: 1...30, using: &random)
        let (whole, ended) = (
          Self.counts([baro, tir], news, first), Self.counts([baro, tir], news.map { Array($0.prefix(cut)) }, first)
        )
        let last = first.advanced(by: cut * period.days - 1)

        let figures = OutbreakFigures(
          .made(by: period, first...first.advanced(by: 30 * period.days - 1)), whole, asOf: last)
        let expected = OutbreakFigures(.made(by: period, first...last), ended)

        #expect(figures == expected)
      }
    }
  }

  private static func counts(_ places: [OutbreakPlace], _ news: [[Int?]], _ first: Day) -> OutbreakCounts {
    OutbreakCounts(
      places: places,
      series: zip(places, news).flatMap { place, new in
        [
          CountSeries(place: place.key, measure: .cases(.all), firstDay: first, new: new),
          CountSeries(place: place.key, measure: .deaths(.all), firstDay: first, new: new.map { $0.map { $0 / 3 } }),
        ]
      })
  }
}
