import Domain
import Foundation
import Interchange
import SampleData
import Testing

@testable import Storage

/// The importer and the script that makes the snapshot read the same table, in two languages, by two people's code.
@Suite struct ImportedFiguresTests {
  /// A few rows of datasets/covid-19 (PDDL 1.0), with what goes wrong in them: a fall to 0, corrections, rows that are
  /// no country, recovered counts that end.
  private static let rows = """
    Date,Country,Confirmed,Recovered,Deaths
    2020-05-24,Spain,235772,150376,28752
    2020-05-25,Spain,235400,150376,26834
    2020-12-13,US,16463227,6298082,303463
    2020-12-14,US,16665174,0,305113
    2021-05-19,France,5978761,382501,108344
    2021-05-20,France,5629921,382501,108477
    2021-08-04,Diamond Princess,712,699,13
    2021-08-04,"Korea, South",205702,180719,2109
    2021-08-04,MS Zaandam,9,7,2
    2021-08-04,Russia,6274006,5609682,159032
    2021-08-04,Seychelles,18546,17874,91
    2021-08-04,Summer Olympics 2020,299,0,0
    2021-08-04,Taiwan*,15742,12957,791
    2021-08-05,Russia,6296570,0,159803

    """

  @Test func `rows as they are published give the bundled figures of their days, count by count`() async throws {
    let bundled = try BundledStatisticsStore()
    let codec = FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
    let file = FiguresFile(name: "countries-aggregated.csv", bytes: Data(Self.rows.utf8))

    let figures = try codec.read([file], FiguresChoices(asOf: bundled.latestReport().asOf))

    #expect(figures.set.report.leftOut == bundled.latestReport().leftOut)
    #expect(figures.set.histories.count == 7)
    for (code, read) in figures.set.histories {
      let history = try #require(try bundled.history(of: code))
      for place in read.confirmed.indices where read.confirmed[place] != nil {
        let day = read.firstDay.advanced(by: place)
        let there = Int(day.daysSinceEpoch - history.firstDay.daysSinceEpoch)
        #expect(read.confirmed[place] == history.confirmed[there], "\(code), \(day.iso8601)")
        #expect(read.deaths[place] == history.deaths[there], "\(code), \(day.iso8601)")
        #expect(read.recovered[place] == history.recovered[there], "\(code), \(day.iso8601)")
      }
    }
  }

  @Test func `rows of an earlier day than the others keep it, and other bytes are refused`() throws {
    let all = SampleStatistics().latestReport()
    let rows = all.rows.enumerated().map { place, row in
      CountryFigures(
        country: row.country, day: place == 2 ? all.asOf.advanced(by: -3) : all.asOf, confirmed: row.confirmed,
        recovered: row.recovered, deaths: row.deaths)
    }
    let report = StatisticsReport(asOf: all.asOf, source: all.source, rows: rows, leftOut: [])

    #expect(try StatisticsReport(bytes: report.bytes, asOf: report.asOf, source: report.source) == report)
    for (place, days) in [(UInt8(100), UInt8(3)), (2, 0x7F)] {
      let wrong = Array(report.bytes.dropLast(2)) + [place, days] + (days == 3 ? [] : [0x7F])
      #expect(throws: SnapshotError.self) {
        try StatisticsReport(bytes: wrong, asOf: report.asOf, source: report.source)
      }
    }
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `the table of datasets-covid-19 gives the bundled figures, count by count`() async throws {
    let bundled = try BundledStatisticsStore()
    let codec = FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
    let name = "countries-aggregated_2021-10-10.csv"
    let bytes = try Data(contentsOf: SharedData.folder.appending(path: "statistics/datasets-covid-19/\(name)"))

    let figures = try codec.read(
      [FiguresFile(name: name, bytes: bytes)], FiguresChoices(asOf: bundled.latestReport().asOf))

    #expect(figures.set.report == bundled.latestReport())
    for row in bundled.latestReport().rows {
      let isSame = try figures.set.histories[row.country.code] == bundled.history(of: row.country.code)
      #expect(isSame, "\(row.country.englishName)")
    }
  }
}
