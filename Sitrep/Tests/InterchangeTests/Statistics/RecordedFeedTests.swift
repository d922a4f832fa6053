import Domain
import Foundation
import SampleData
import Testing

/// What disease.sh answered on several days, whole.
///
/// ``FeedTrapTests`` has each trap in a few rows.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct RecordedFeedTests {
  @Test func `traps 1 and 2: 0 that is none, and keys that are missing`() throws {
    let figures = try RecordedFigures.read("disease-sh/v3-countries_2020-04-17.json")

    #expect(figures.set.report.asOf == Day("2020-04-17"))
    let britain = try figures.row("GB")
    #expect(britain.confirmed == DailyCount(total: 103_093, new: 4_617))
    #expect(britain.recovered == DailyCount(total: nil, new: nil) && britain.active == nil)
    #expect(try figures.row("RU").recovered == DailyCount(total: 2_304, new: nil))
  }

  @Test func `trap 2: null is unknown`() throws {
    let figures = try RecordedFigures.read("disease-sh/v3-countries_allowNull-true_sample10_2020-10-24.json")

    #expect(figures.files[0].rows == 10 && figures.files[0].taken == 9)
    #expect(try figures.row("DM").deaths == DailyCount(total: nil, new: nil))
    #expect(try figures.row("FO").confirmed == DailyCount(total: 490, new: nil))
    #expect(try figures.row("DK").confirmed == DailyCount(total: 38_622, new: 859))
  }

  @Test func `trap 3: what is no country is left out and named`() throws {
    let figures = try RecordedFigures.read("disease-sh/v3-countries_2020-04-17.json")

    #expect(figures.files[0].rows == 212 && figures.files[0].taken == 209)
    #expect(figures.reasons("Diamond Princess") == [.ship] && figures.reasons("MS Zaandam") == [.ship])
    #expect(figures.reasons("Channel Islands") == [.noCountry])
    #expect(try figures.row("HK").country.englishName == "Hong Kong")
  }

  @Test func `trap 4: names go before codes`() throws {
    let figures = try RecordedFigures.read("disease-sh/v3-countries_2020-04-17.json")

    #expect(try figures.row("NA").country.englishName == "Namibia" && figures.row("NA").confirmed.total == 16)
    #expect(try figures.row("ET").confirmed.total == 92 && figures.row("US").confirmed.total == 677_570)
    #expect(try figures.row("CG").confirmed.total == 117, "Congo, whose code says which")
  }

  @Test func `trap 5: corrections and contradictions stay`() throws {
    let figures = try RecordedFigures.read("derived-disease-sh/jhu_2021-08-04_as-disease-sh-v3.json")

    #expect(figures.set.report.rows.count == 192 && figures.set.report.asOf == Day("2021-08-04"))
    #expect(try figures.row("CZ").deaths.new == -6)
    #expect(try figures.row("PE").active == nil)
    #expect(try figures.row("US").recovered.total == nil)
  }

  @Test func `trap 7: decimals and great numbers`() throws {
    let all = try RecordedFigures.read(
      "derived-disease-sh/worldometers_2022-11_as-disease-sh-v3.json", asOf: "2022-11-05")
    #expect(all.set.report.rows.count == 217 && all.set.report.asOf == Day("2022-11-05"))
  }

  @Test func `without a day the person must name one`() throws {
    #expect {
      try RecordedFigures.read("derived-disease-sh/worldometers_2022-11_as-disease-sh-v3.json")
    } throws: {
      ($0 as? FiguresFileProblem)?.cause == .noDay
    }
  }

  @Test func `trap 11: days in objects without order`() throws {
    let figures = try RecordedFigures.read("disease-sh/v3-historical-country_to-2020-04-19.json")

    let spain = try figures.history("ES")
    #expect(spain.firstDay == Day("2020-03-21") && spain.lastDay == Day("2020-04-19") && spain.confirmed.count == 30)
    #expect(spain.confirmed.last == 198_674 && spain.deaths.last == 20_453 && spain.recovered.last == 77_357)
    #expect(try figures.row("ES").confirmed.total == 198_674)
  }

  @Test func `trap 12: one country and several, provinces in every shape, and what is no country`() throws {
    #expect(
      try RecordedFigures.read("disease-sh/v3-country-italy_2020-04-17.json").row("IT").confirmed.total == 168_941)
    #expect(try RecordedFigures.read("disease-sh/v3-countries-multiple_2020-04-17.json").has("IT"))
    let several = try RecordedFigures.read("disease-sh/v3-historical-multiple_to-2020-10-13.json")
    #expect(try several.history("JP").confirmed.last == 90_153 && several.history("CL").confirmed.last == 484_280)
    let all = try RecordedFigures.read("disease-sh/v3-historical_to-2020-04-19.json")
    #expect(all.files[0].rows == 264 && all.files[0].joined.map(\.rows).contains(33))
    for (path, cause) in [
      ("disease-sh/v3-historical-province_to-2020-10-13.json", FiguresFileProblem.Cause.noCountries),
      ("disease-sh/v3-all_allowNull-true_2020-10-24.json", .neighbour(.world)),
      ("disease-sh/v3-continents_2020-04-17.json", .neighbour(.world)),
      ("disease-sh/v3-historical-all_to-2020-10-13.json", .neighbour(.world)),
      ("disease-sh/utils-countries_2020-04-07.json", .noCountries),
      ("worldometers/vaccovid.json", .unknownForm),
      ("datasets-covid-19/worldwide-aggregate.csv", .unknownForm),
      ("datasets-covid-19/key-countries-pivoted.csv", .unknownForm),
      ("datasets-covid-19/reference.csv", .unknownForm),
    ] {
      #expect(throws: FiguresFileProblem(file: String(path.split(separator: "/").last ?? ""), cause)) {
        try RecordedFigures.read(path)
      }
    }
  }
}
