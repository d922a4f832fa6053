import Domain
import Foundation
import Interchange
import TestTraits
import Testing

/// Each trap of Johns Hopkins University's series in a few rows and days, in their own form.
///
/// Figures: Johns Hopkins University CSSE, by way of datasets/covid-19 (PDDL 1.0), but for those of provinces, which are
/// made up.
@Suite struct SeriesTrapTests {
  private static let header = "Province/State,Country/Region,Lat,Long"

  private func confirmed(_ rows: String, days: String = "8/3/21,8/4/21,8/5/21") throws -> FiguresImport {
    try read("\(Self.header),\(days)\n\(rows)\n", named: "time_series_covid19_confirmed_global.csv")
  }

  @Test(.proves(57)) func `trap 1: recovered counts are unknown after 2021-08-04, and where they never rise`() throws {
    let tables = [
      ("confirmed", ",Russia,61.5,105.3,6251953,6274006,6296570\n,Korea North,40.3,127.5,0,0,1"),
      ("deaths", ",Russia,61.5,105.3,158263,159032,159803\n,Korea North,40.3,127.5,0,0,0"),
      ("recovered", ",Russia,61.5,105.3,5590137,5609682,0\n,Korea North,40.3,127.5,0,0,0"),
    ]
    let files = tables.map { kind, rows in
      FiguresFile(
        name: "time_series_covid19_\(kind)_global.csv",
        bytes: Data(
          "\(Self.header),8/3/21,8/4/21,8/5/21\n\(rows.replacing("Korea North", with: "\"Korea, North\""))\n".utf8))
    }
    let figures = try RecordedFigures.codec.read(files, asOf: nil)

    #expect(try figures.history("RU").recovered == [5_590_137, 5_609_682, nil])
    #expect(try figures.row("RU").confirmed == DailyCount(total: 6_296_570, new: 22_564, newBefore: 22_053))
    #expect(try figures.row("RU").recovered.total == nil)
    #expect(try figures.history("KP").recovered == [nil, nil, nil])
    #expect(figures.set.report.source.licence == "CC BY 4.0")
  }

  @Test func `trap 1: a fall to 0 is the end of a series`() throws {
    let figures = try read(
      """
      Date,Country,Confirmed,Recovered,Deaths
      2020-12-13,US,16463227,6298082,303463
      2020-12-14,US,16665174,0,305113

      """, named: "countries-aggregated.csv")

    #expect(try figures.history("US").recovered == [6_298_082, nil])
    #expect(try figures.row("US").recovered.total == nil && figures.files[0].form == .longTable)
  }

  @Test func `trap 3: ships, games and Antarctica are no countries, in tables of either form`() throws {
    let wide = try confirmed(
      """
      ,Russia,61.5,105.3,6251953,6274006,6296570
      ,Diamond Princess,0.0,0.0,712,712,712
      ,MS Zaandam,0.0,0.0,9,9,9
      ,Summer Olympics 2020,35.6,139.6,274,299,338
      ,Winter Olympics 2022,39.9,116.4,0,0,0
      ,Antarctica,-71.9,23.3,0,0,0
      """)

    #expect(wide.files[0].rows == 6 && wide.files[0].taken == 1)
    #expect(wide.reasons("Diamond Princess") == [.ship] && wide.reasons("MS Zaandam") == [.ship])
    #expect(wide.reasons("Summer Olympics 2020") == [.event] && wide.reasons("Winter Olympics 2022") == [.event])
    #expect(wide.reasons("Antarctica") == [.noCountry])

    let long = try read(
      """
      Date,Country,Confirmed,Recovered,Deaths
      2021-08-04,Germany,3786003,3659260,91736
      2021-08-04,Diamond Princess,712,699,13
      2021-08-04,MS Zaandam,9,7,2
      2021-08-04,Summer Olympics 2020,299,0,0

      """, named: "countries-aggregated.csv")
    #expect(long.set.report.rows.count == 1 && long.files[0].leftOut.map(\.rows) == [1, 1, 1])
    #expect(long.set.report.leftOut == ["Diamond Princess", "MS Zaandam", "Summer Olympics 2020"])
  }

  @Test func `trap 5: a day's correction keeps its sign`() throws {
    let france = try read(
      """
      Date,Country,Confirmed,Recovered,Deaths
      2021-05-19,France,5978761,382501,108344
      2021-05-20,France,5629921,382501,108477

      """, named: "countries-aggregated.csv")
    #expect(try france.row("FR").confirmed.new == -348_840)

    let spain = try read(
      """
      Date,Country,Confirmed,Recovered,Deaths
      2020-05-24,Spain,235772,150376,28752
      2020-05-25,Spain,235400,150376,26834

      """, named: "countries-aggregated.csv")
    #expect(try spain.row("ES").deaths.new == -1_918)
  }

  @Test(arguments: [
    ("\"Korea, South\"", "KR"), ("\"Korea, North\"", "KP"), ("US", "US"), ("Taiwan*", "TW"), ("Burma", "MM"),
    ("Cote d'Ivoire", "CI"), ("Congo (Kinshasa)", "CD"), ("Congo (Brazzaville)", "CG"), ("Holy See", "VA"),
    ("West Bank and Gaza", "PS"), ("Czechia", "CZ"), ("Cabo Verde", "CV"), ("Eswatini", "SZ"), ("Namibia", "NA"),
  ])
  func `trap 10: the names of the series are understood`(name: String, code: String) throws {
    #expect(try confirmed(",\(name),1,1,1,2,3").has(code))
  }

  @Test func `trap 13: China, Canada and Australia are put together from provinces, some without a place`() throws {
    let figures = try confirmed(
      """
      Hubei,China,30.9,112.2,10,20,30
      Unknown,China,,,0,0,5
      Alberta,Canada,53.9,-116.5,1,2,3
      Repatriated Travellers,Canada,,,13,13,13
      Victoria,Australia,-37.8,144.9,7,8,9
      Tasmania,Australia,-42.8,147.3,1,1,1
      Greenland,Denmark,71.7,-42.6,2,2,2
      ,Denmark,56.2,9.5,100,200,300
      """)

    #expect(try figures.row("CN").confirmed.total == 35 && figures.row("CA").confirmed.total == 16)
    #expect(try figures.row("AU").confirmed.total == 10)
    #expect(try figures.history("CN").confirmed == [10, 20, 35])
    #expect(figures.files[0].joined.map { "\($0.code) \($0.rows)" }.contains("CN 2"))
  }
}
