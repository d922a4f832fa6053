import Domain
import Foundation
import Interchange
import Testing

/// Which disease a file counts, and whether its counts are totals.
@Suite struct DiseaseTests {
  private func cause(_ text: String, named name: String) -> FiguresFileProblem.Cause? {
    do {
      _ = try RecordedFigures.codec.read([FiguresFile(name: name, bytes: Data(text.utf8))], FiguresChoices())
      return nil
    } catch {
      return error.cause
    }
  }

  private static let long = "location,date,total_cases,total_deaths\nSpain,2022-05-01,5,0\nSpain,2022-05-02,7,0\n"
  private static let wide = "Country,1/1/22,1/2/22\nSpain,5,7\n"
  private static let university = "Province/State,Country/Region,Lat,Long,1/1/22,1/2/22\n,Spain,1,1,5,7\n"

  @Test(
    arguments: [
      (long, "figures.csv", nil), (wide, "cases.csv", nil), (long, "owid-monkeypox-data.csv", "mpox"),
      (university, "ebola_confirmed.csv", "Ebola"),
      (#"{"country":"Spain","cases":5,"updated":0}"#, "mpox.json", "mpox"),
    ] as [(String, String, String?)])
  func `a file that names no disease, or another one, is not taken without asking`(
    text: String, name: String, disease: String?
  ) throws {
    #expect(cause(text, named: name) == .noDisease(named: disease))
    #expect(try read(text, named: name).has("ES"))
  }

  @Test(arguments: [
    (long, "owid-covid-data.csv"), (wide, "covid19-cases.csv"), (university, "confirmed.csv"),
    (long.replacing("total_deaths", with: "stringency_index"), "data.csv"),
    ("Date,Country,Confirmed,Recovered,Deaths\n2020-01-22,Spain,1,0,0\n", "data.csv"),
    (#"{"country":"Spain","cases":5,"updated":0}"#, "figures.json"), (long, "/tmp/mpox/covid.csv"),
  ])
  func `the name of a file, or a publisher's form, names the disease`(text: String, name: String) {
    #expect(cause(text, named: name) == nil)
  }

  @Test func `counts that rise and fall are new ones, and their sums the totals`() throws {
    let figures = try read(
      "country,iso3,date,cases\n"
        + ["1", "0", "2", "1", "", "4", "0", "5"].enumerated().map {
          "Spain,ESP,2022-05-0\($0 + 1),\($1)\n"
        }.joined())

    #expect(try figures.history("ES").confirmed == [1, 1, 3, 4, nil, 8, 8, 13])
    #expect(figures.files[0].notes.counting == .new)
  }

  @Test func `counts that hardly ever fall are totals, corrections among them`() throws {
    let figures = try read(
      "country,date,cases\n"
        + ["10", "20", "30", "28", "45", "60"].enumerated().map {
          "Spain,2022-05-0\($0 + 1),\($1)\n"
        }.joined())

    #expect(try figures.row("ES").confirmed == DailyCount(total: 60, new: 15, newBefore: 17))
    #expect(figures.files[0].notes.counting == .totals)
  }

  @Test func `a column of totals goes before one of new counts, and needs no guess`() throws {
    let figures = try read("country,date,cases,total_cases\nSpain,2022-05-01,5,5\nSpain,2022-05-02,2,7\n")
    #expect(try figures.row("ES").confirmed.total == 7 && figures.files[0].notes.counting == nil)
  }

  @Test func `totals below 0 are unknown and named, but for -1`() throws {
    let figures = try read("country,date,total_cases\nSpain,2022-05-01,-1\nSpain,2022-05-02,-7\nSpain,2022-05-03,9\n")
    #expect(try figures.history("ES").confirmed == [nil, nil, 9])
    #expect(figures.files[0].notes.unknownCells.map(\.text) == ["-7"])
  }
}
