import Domain
import Foundation
import SampleData
import TestTraits
import Testing

/// What Johns Hopkins University's series and datasets/covid-19 hold, whole.
///
/// The numbers were added up by other code. ``SeriesTrapTests`` has each trap in a few rows.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedSeriesTests {
  @Test(.proves(57)) func `the three series of 1,143 days become 196 countries`() throws {
    let figures = try RecordedFigures.allSeries.get()

    #expect(figures.set.report.rows.count == 196 && figures.set.histories.count == 196)
    #expect(figures.files.map(\.rows) == [289, 289, 273] && figures.files.map(\.taken) == [284, 284, 268])
    #expect(figures.days == Day("2020-01-22")!...Day("2023-03-09")!)
    #expect(figures.set.report.asOf == Day("2023-03-09"))
    #expect(figures.set.report.source.licence == "CC BY 4.0")
    let russia = try figures.row("RU")
    #expect(russia.confirmed.total == 22_075_858 && russia.deaths.total == 388_478)
    #expect(russia.confirmed.new == 22_075_858 - 22_063_473)
    #expect(russia.confirmed.newBefore == 22_063_473 - 22_051_220)
  }

  @Test func `trap 1: recovered counts are unknown after 2021-08-04`() throws {
    let figures = try RecordedFigures.allSeries.get()

    let history = try figures.history("RU")
    let last = try history.place("2021-08-04")
    #expect(history.recovered[last] == 5_609_682 && history.recovered[(last + 1)...].allSatisfy { $0 == nil })
    #expect(try figures.row("RU").recovered.total == nil)
    // North Korea's never rise above 0.
    #expect(try figures.history("KP").recovered.allSatisfy { $0 == nil })
  }

  @Test func `trap 3: ships, games and Antarctica are no countries`() throws {
    let figures = try RecordedFigures.allSeries.get()

    #expect(figures.reasons("Diamond Princess") == [.ship, .ship, .ship])
    #expect(figures.reasons("MS Zaandam").first == .ship)
    #expect(figures.reasons("Summer Olympics 2020").first == .event)
    #expect(figures.reasons("Winter Olympics 2022").first == .event)
    #expect(figures.reasons("Antarctica").first == .noCountry)
    #expect(
      figures.set.report.leftOut
        == ["Antarctica", "Diamond Princess", "MS Zaandam", "Summer Olympics 2020", "Winter Olympics 2022"])
  }

  @Test func `trap 5: a day's correction keeps its sign`() throws {
    let france = try RecordedFigures.allSeries.get().history("FR")
    let day = try france.place("2021-05-20")
    #expect(france.confirmed[day - 1] == 5_978_761 && france.confirmed[day] == 5_629_921)

    let shown = try RecordedFigures.read(RecordedFigures.series(.confirmed), asOf: "2021-05-20")
    #expect(try shown.row("FR").confirmed.new == -348_840)

    let spain = try RecordedFigures.allSeries.get().history("ES")
    let correction = try spain.place("2020-05-25")
    let (after, before) = (try #require(spain.deaths[correction]), try #require(spain.deaths[correction - 1]))
    #expect(after - before == -1_918)
  }

  @Test func `trap 10: the names of the series are understood`() throws {
    let figures = try RecordedFigures.allSeries.get()

    for code in ["KR", "KP", "US", "TW", "MM", "CI", "CD", "CG", "VA", "PS", "CZ", "CV", "SZ"] {
      #expect(figures.has(code), "\(code)")
    }
    #expect(try figures.row("MM").confirmed.total == 633_950)
    #expect(figures.files.flatMap(\.leftOut).allSatisfy { $0.reason != .unknownName })
  }

  @Test func `trap 13: China, Canada and Australia are put together from provinces`() throws {
    let figures = try RecordedFigures.allSeries.get()

    #expect(try figures.row("CN").confirmed.total == 4_903_524 && figures.row("CN").deaths.total == 101_056)
    #expect(try figures.row("CA").confirmed.total == 4_617_095 && figures.row("CA").deaths.total == 51_720)
    #expect(try figures.row("AU").confirmed.total == 11_399_460 && figures.row("AU").deaths.total == 19_574)
    let joined = figures.files[0].joined.map { "\($0.code) \($0.rows)" }
    #expect(joined == ["AU 8", "CA 16", "CN 34", "DK 3", "FR 12", "GB 15", "NL 5", "NZ 3"])
    // Recovered: Canada is one row there, and China has one province less.
    #expect(figures.files[2].joined.map { "\($0.code) \($0.rows)" }.contains("CN 33"))
    let canada = try figures.history("CA")
    #expect(try canada.recovered[canada.place("2021-08-04")] == 1_405_971)
  }

  @Test func `datasets-covid-19 becomes 192 countries; three rows of each day are none`() throws {
    let figures = try RecordedFigures.read(
      "datasets-covid-19/countries-aggregated_2021-10-10.csv", asOf: "2021-08-04")

    #expect(figures.set.report.rows.count == 192 && figures.set.report.asOf == Day("2021-08-04"))
    #expect(figures.files[0].form == .longTable && figures.files[0].rows == 195 * 628)
    #expect(figures.files[0].leftOut.map(\.rows) == [628, 628, 628])
    #expect(figures.set.report.leftOut == ["Diamond Princess", "MS Zaandam", "Summer Olympics 2020"])
    let history = try figures.history("US")
    let end = try history.place("2020-12-14")
    #expect(history.recovered[end - 1] == 6_298_082 && history.recovered[end] == nil)
    #expect(try figures.row("US").confirmed.total == 35_399_526 && figures.row("US").recovered.total == nil)
  }
}
