import Domain
import Foundation
import Interchange
import Testing

/// Tables as other programs save them, and what lies beside the right file.
@Suite struct TableFormTests {
  private static let university = "time_series_covid19_confirmed_global.csv"

  @Test(arguments: [
    "22.01.2020;23.01.2020;24.01.2020", "22/01/2020;23/01/2020;24/01/2020", "2020-01-22;2020-01-23;2020-01-24",
    "43852;43853;43854", "22-Jan-20;23-Jan-20;24-Jan-20", "X1.22.20;X1.23.20;X1.24.20", "1/22/20;x23;1/24/20",
  ])
  func `days are found in whatever form a spreadsheet gives them`(days: String) throws {
    let figures = try read(
      "sep=;\nProvince/State;Country/Region;Lat;Long;\(days)\n;Italy;41,87194;12,56738;0;1;2\n;Korea, South;35,9;1;1;1;2\n",
      named: Self.university)

    #expect(figures.days == Day("2020-01-22")!...Day("2020-01-24")!)
    #expect(try figures.history("IT").confirmed == [0, 1, 2] && figures.history("KR").confirmed == [1, 1, 2])
  }

  @Test func `a heading between two days is the missing one, and told`() throws {
    let figures = try read(
      "Province/State,Country/Region,Lat,Long,1/22/20,##,1/24/20,Note\n,Italy,1,1,1,2,3,x\n", named: Self.university)

    #expect(try figures.history("IT").confirmed == [1, 2, 3])
    #expect(figures.files[0].notes.foundDays == [FiguresNotes.FoundDay(heading: "##", day: Day("2020-01-23")!)])
    #expect(figures.files[0].notes.table.unusedColumns == ["Note"])
  }

  @Test func `equal columns of a day count once, different ones are unknown where they differ`() throws {
    let figures = try read(
      "Province/State,Country/Region,Lat,Long,6/28/20,6/29/20,6/29/20,6/30/20,6/30/20\n,Italy,1,1,1,2,2,3,3\n,Chile,1,1,1,2,2,3,4\n",
      named: Self.university)

    #expect(try figures.history("IT").confirmed == [1, 2, 3] && figures.history("CL").confirmed == [1, 2, nil])
    #expect(figures.files[0].notes.equalDays == [Day("2020-06-29")!])
    #expect(figures.files[0].notes.table.unusedColumns.isEmpty)
    #expect(figures.files[0].notes.differingDays == [Day("2020-06-30")!])
  }

  @Test(arguments: [
    (
      "UID,iso2,iso3,code3,FIPS,Admin2,Province_State,Country_Region,Lat,Long_,Combined_Key,1/22/20\n1,US,USA,840,1,A,B,US,1,1,c,5\n",
      FiguresFileProblem.Cause.neighbour(.counties)
    ),
    (
      "FIPS,Admin2,Province_State,Country_Region,Last_Update,Lat,Long_,Confirmed,Deaths\n1,A,B,US,2020-04-01,1,1,5,0\n",
      .neighbour(.dailyReport)
    ),
    (
      "Province/State,Country/Region,Last Update,Confirmed,Deaths,Recovered\nHubei,Mainland China,1/22/2020 17:00,444,17,28\n",
      .neighbour(.dailyReport)
    ),
  ])
  func `a neighbour of the right file is named`(text: String, cause: FiguresFileProblem.Cause) {
    #expect(problem(text, named: "03-22-2020.csv") == cause)
  }

  @Test func `words for missing cost their cell, and row numbers are no column to tell of`() throws {
    let figures = try read(
      """
      "","Date","Country","Confirmed","Recovered","Deaths"
      "1","2020-03-28","Canada",5576,NA,61
      "2","2020-03-29","Canada",6280.0,nan,n/a
      "3","2020-03-28","Italy",92472,12384,10023
      "4","2020-03-29","Italy","97,689",13030,10779

      """)

    #expect(try figures.row("CA").confirmed.total == 6_280 && figures.row("CA").recovered.total == nil)
    #expect(try figures.row("CA").deaths.total == nil && figures.row("IT").confirmed.total == 97_689)
    #expect(figures.files[0].notes == FiguresNotes())
  }

  @Test func `headings may be doubled, and stand below a title`() throws {
    let figures = try read("Figures of May\n\ndate,country,confirmed,confirmed,Remarks\n2020-05-01,Italy,5,6,x\n")

    #expect(try figures.row("IT").confirmed.total == 5)
    #expect(figures.files[0].notes.table.unusedColumns == ["confirmed", "Remarks"])
  }

  @Test func `a file of a code page tells its encoding`() throws {
    let bytes = Array("date;country;confirmed\n2020-05-01;".utf8) + [0xD7, 0xE8, 0xEB, 0xE8] + Array(";5\n".utf8)
    let figures = try RecordedFigures.codec.read([FiguresFile(name: "a.csv", bytes: Data(bytes))], asOf: nil)
    #expect(figures.has("CL") && figures.files[0].notes.table.encoding == .windows1251)
    #expect(throws: FiguresFileProblem(file: "a.csv", .notText)) {
      try RecordedFigures.codec.read(
        [FiguresFile(name: "a.csv", bytes: Data(bytes))], FiguresChoices(encoding: .utf8, disease: .covid19))
    }
  }

  @Test func `codes tell sums from countries`() throws {
    let figures = try read(
      "location,iso_code,date,total_cases\nWorld excl. China,OWID_WEC,2022-05-01,5\nSpain,ESP,2022-05-01,3\n")
    #expect(figures.reasons("World excl. China") == [.aggregate] && figures.has("ES"))
  }
}
