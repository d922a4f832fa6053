import Domain
import Foundation
import Interchange
import SampleData
import TestTraits
import Testing

/// Made-up files: every way in which they can be wrong.
@Suite struct FiguresFileTests {
  private let wide = """
    Province/State,Country/Region,Lat,Long,1/1/21,1/2/21,1/3/21
    ,Russia,60,90,1,2,4
    Hubei,China,,,10,20,30
    Hunan,China,1,1,1,,3
    ,"Korea, South",1,1,5,6,7

    """

  @Test func `a wide table is summed by country, and an unknown part makes the sum unknown`() throws {
    let figures = try read(wide, named: "my confirmed.csv")

    #expect(try figures.history("CN").confirmed == [11, nil, 33])
    #expect(try figures.row("RU").confirmed == DailyCount(total: 4, new: 2, newBefore: 1))
    #expect(try figures.row("KR").confirmed.total == 7 && figures.row("KR").deaths.total == nil)
    #expect(figures.set.report.source.name == "my confirmed.csv" && figures.set.report.source.licence.isEmpty)
    #expect(figures.files[0].taken == 4 && figures.files[0].joined.map(\.rows) == [2])
  }

  @Test func `the files of one source are joined by what their names say`() throws {
    let deaths = wide.replacing("60,90,1,2,4", with: "60,90,0,1,1")
    let files = [("deaths.csv", deaths), ("confirmed.csv", wide)].map { FiguresFile(name: $0, bytes: Data($1.utf8)) }
    let figures = try RecordedFigures.codec.read(files, asOf: Day("2021-01-02"))

    #expect(try figures.row("RU").deaths == DailyCount(total: 1, new: 1) && figures.row("RU").confirmed.total == 2)
    #expect(figures.set.report.asOf == Day("2021-01-02") && figures.days.upperBound == Day("2021-01-03"))
  }

  @Test(.proves("U14")) func `of files that are joined each has its own source, and all of them are named`() throws {
    let names = ["confirmed", "deaths", "recovered"]
    let own = names.map { FiguresFile(name: "/tmp/\($0).csv", bytes: Data(wide.utf8)) }
    let figures = try RecordedFigures.codec.read(own, asOf: nil)
    #expect(figures.files.map(\.source.name) == ["confirmed.csv", "deaths.csv", "recovered.csv"])
    #expect(figures.set.report.source.name == "confirmed.csv, deaths.csv, recovered.csv")

    let published = names.map {
      FiguresFile(name: "time_series_covid19_\($0)_global.csv", bytes: Data(wide.utf8))
    }
    let university = try RecordedFigures.codec.read(published, asOf: nil).set.report.source
    #expect(university.name == "Johns Hopkins University CSSE" && university.licence == "CC BY 4.0")

    let mixed = try RecordedFigures.codec.read([published[0], own[1]], asOf: nil)
    #expect(mixed.set.report.source.name == "Johns Hopkins University CSSE, deaths.csv")
    #expect(mixed.set.report.source.licence == "CC BY 4.0" && mixed.name.hasSuffix("csv, /tmp/deaths.csv"))
  }

  @Test func `a cell that is no number costs its cell, and is named`() throws {
    let figures = try read(wide.replacing("10,20,30", with: "10,2x,30"), named: "cases.csv")

    #expect(try figures.history("CN").confirmed == [11, nil, 33] && figures.files[0].leftOut.isEmpty)
    #expect(
      figures.files[0].notes.unknownCells == [
        FiguresNotes.UnknownCells(row: 3, name: "China", column: "2021-01-02", text: "2x", count: 1)
      ])
    #expect(figures.files[0].taken == 4)
  }

  @Test(arguments: [
    ("", FiguresFileProblem.Cause.empty), (" \n\n", .empty),
    ("<!DOCTYPE html><html><title>502</title>", .mistaken(.webPage)),
    ("a,b\n1,2", .unknownForm), ("[]", .noCountries), ("[{\"country\":\"Russia\",\"ca", .cutOff), ("{", .cutOff),
    (#"{"message": "Country not found"}"#, .message("Country not found")),
    (#"[{"country": "Atlantis", "cases": 1, "updated": 0}]"#, .noCountries), ("[1, 2]", .unknownForm),
    (#"[{"country": 5}]"#, .noCountries), ("Date,Country,Confirmed\n", .noCountries),
    ("Date,Country,Confirmed\n2020-01-01,\"Russia", .openQuote(line: 2)),
    (
      #"[{"country": "Russia", "cases": "many"}, {"country": "Japan", "cases": "one"}]"#,
      .wrongShape(.expected(.wholeNumber), at: .path("[0].cases"))
    ),
    ("Country,1/1/21,1/1/51\n", .tooManyDays(limit: 5_000)), ("Country,1/1/21\nRussia,5\n", .unknownKind),
    (
      "Date,Country,Confirmed\n2020-01-01,Russia,1\n2090-01-01,Russia,1\n", .tooManyDays(limit: 5_000)
    ),
    (
      #"{"country":"Russia","timeline":{"cases":{"1/1/20":1,"1/1/60":2}}}"#, .tooManyDays(limit: 5_000)
    ),
  ])
  func `what cannot be read says why`(text: String, cause: FiguresFileProblem.Cause) {
    #expect(problem(text) == cause)
  }

  @Test(
    .proves("U22"),
    arguments: [
      ("PK\u{3}\u{4}…", MistakenFile.zip), ("PK\u{3}\u{4}…[Content_Types].xml", .spreadsheet), ("%PDF-1.4", .pdf),
      ("continent,country,population\nAsia,Japan,1\n", .world), (#"{"asia": {"Japan": 1}}"#, .world),
      (#"{"format": "sitrep.guidance"}"#, .guidance), (#"[{"id": "w", "name": "W", "channels": []}]"#, .workspaces),
    ])
  func `a file of another kind is named`(text: String, kind: MistakenFile) {
    #expect(problem(text) == .mistaken(kind))
  }

  @Test func `no file at all holds nothing`() {
    #expect(throws: FiguresFileProblem(file: nil, .empty)) { try RecordedFigures.codec.read([], asOf: nil) }
  }

  @Test func `broken JSON says where`() {
    #expect(
      problem("[{\"country\": \"Russia\", cases: 1}]") == .notJSON(.expected(.quotedName), line: 1, column: 24))
  }

  @Test func `what is too much is refused`() {
    let rows = (0...FiguresFileCodec.mostRows).map { "Country \($0),1" }.joined(separator: "\n")
    #expect(problem("Country,1/1/21\n\(rows)", named: "cases.csv") == .tooManyRows(limit: 2_000))
    let days = (0...2_000).map { "2020-01-01,Country \($0),1" }.joined(separator: "\n")
    #expect(problem("Date,Country,Confirmed\n\(days)") == .tooManyRows(limit: 2_000))
    let list = [String](repeating: #"{"country":"Russia"}"#, count: 2_001).joined(separator: ",")
    #expect(problem("[\(list)]") == .tooManyRows(limit: 2_000))
    let series = [String](repeating: #"{"country":"Russia","timeline":{}}"#, count: 2_001).joined(separator: ",")
    #expect(problem("[\(series)]") == .tooManyRows(limit: 2_000))
    let wide = "Country," + [String](repeating: "x", count: 6_000).joined(separator: ",")
    #expect(problem(wide) == .wrongShape(.tooManyFields(most: 5_010), at: .line(1)))
    let long = "Country," + String(repeating: "x", count: 20_000)
    #expect(problem(long) == .wrongShape(.tooLongField(mostBytes: 10_000), at: .line(1)))
    let big = FiguresFile(name: "big", bytes: Data(count: FiguresFileCodec.largestFile + 1))
    #expect(throws: FiguresFileProblem(file: "big", .tooLarge(limit: 64_000_000))) {
      try RecordedFigures.codec.read([big], asOf: nil)
    }
    #expect(problem("\u{0}\u{0}") == .notText)
  }

  @Test func `files that do not belong together are refused`() {
    let table = FiguresFile(name: "confirmed.csv", bytes: Data(wide.utf8))
    let deaths = FiguresFile(name: "deaths.csv", bytes: Data(wide.utf8))
    let json = FiguresFile(name: "a.json", bytes: Data(#"{"country":"Russia","cases":1,"updated":0}"#.utf8))
    #expect(throws: FiguresFileProblem(file: "a.json", .differentForms)) {
      try RecordedFigures.codec.read([table, json], asOf: nil)
    }
    #expect(throws: FiguresFileProblem(file: "confirmed.csv", .repeatedKind(.confirmed))) {
      try RecordedFigures.codec.read([table, table], asOf: nil)
    }
    #expect(throws: FiguresFileProblem(file: "deaths.csv", .noConfirmed)) {
      try RecordedFigures.codec.read([deaths], asOf: nil)
    }
    let nobody = FiguresFile(name: "cases.csv", bytes: Data("Country,1/1/21\nAtlantis,1\n".utf8))
    #expect(throws: FiguresFileProblem(file: "cases.csv", .noCountries)) {
      try RecordedFigures.codec.read([nobody], asOf: nil)
    }
    let days = Day("2021-01-01")!...Day("2021-01-03")!
    #expect(throws: FiguresFileProblem(file: "confirmed.csv", .noSuchDay(Day("2020-01-01")!, available: days))) {
      try RecordedFigures.codec.read([table], asOf: Day("2020-01-01"))
    }
  }

  @Test func `a long table may have provinces, gaps, repeated rows and wrong days`() throws {
    let figures = try read(
      """
      Date,Country/Region,Province/State,Confirmed,Deaths
      2021-01-01,China,Hubei,10,1
      2021-01-01,China,Hunan,1,0
      2021-01-03,China,Hubei,30,
      2021-01-03,China,Hunan,3,-1
      2021-01-03,China,Hunan,99,1
      2021-02-30,Japan,,1,1
      1/3/21,Japan,,5,1
      2021-01-03,Chile,,five,1

      """)

    #expect(try figures.history("CN").confirmed == [11, nil, 33] && figures.history("CN").deaths == [1, nil, nil])
    #expect(try figures.row("JP").confirmed.total == 5 && figures.row("CL").confirmed.total == nil)
    #expect(try figures.row("CL").deaths.total == 1)
    #expect(figures.files[0].leftOut.map(\.reason) == [.repeated, .badDay])
    #expect(
      figures.files[0].notes.unknownCells == [
        FiguresNotes.UnknownCells(row: 9, name: "Chile", column: "confirmed, 2021-01-03", text: "five", count: 1)
      ])
    #expect(figures.files[0].rows == 8 && figures.files[0].taken == 6)
  }

  @Test func `rows of a feed are left out for their own reasons`() throws {
    let figures = try read(
      """
      [{"country": "Russia", "cases": 5, "todayCases": -2, "updated": 86400000},
       {"country": "РОССИЯ", "cases": 6}, {"country": "Congo", "cases": 7}, {"country": "World", "cases": 8},
       {"country": "High income", "countryInfo": {"iso3": "OWID_HIC"}, "cases": 9},
       {"country": "Kongo", "countryInfo": {"iso2": "CD", "iso3": "COG"}, "cases": 10},
       {"country": "Japan", "cases": null}, {"country": "Chile", "cases": 1.5}, {"country": "Brazil", "cases": -7},
       {"country": "India", "cases": true}, {"country": "Palau", "cases": 3}, {"country": "Germany", "cases": 4},
       {"country": "France", "cases": 5}]
      """)

    let ambiguous = try ["CD", "CG"].map { try #require(CountryCode($0)) }
    #expect(
      figures.files[0].leftOut.map(\.reason) == [
        .repeated, .ambiguousName(ambiguous), .aggregate, .aggregate, .unknownName, .noFigures,
        .badNumber(column: "cases"), .badNumber(column: "cases"), .badNumber(column: "cases"),
      ])
    #expect(try figures.row("RU").confirmed == DailyCount(total: 5, new: -2))
    #expect(figures.set.report.asOf == Day("1970-01-02"))
  }

  @Test func `a cell of a feed's series is unknown by itself, and texts of digits are numbers`() throws {
    let figures = try read(
      """
      [{"country": "Russia", "province": null, "timeline": {"cases": {"1/2/21": 5, "1/1/21": null}}},
       {"country": "Japan", "timeline": {"cases": {"soon": 5}}},
       {"country": "Chile", "timeline": {"cases": {"1/1/21": "5"}}},
       {"country": "India", "timeline": {"cases": {"1/1/21": 5.5}}}, {"country": "Palau", "cases": 1}]
      """)

    #expect(try figures.history("RU").confirmed == [nil, 5] && figures.history("RU").deaths == [nil, nil])
    #expect(try figures.history("CL").confirmed == [5, nil])
    #expect(figures.files[0].leftOut.map(\.reason) == [.noFigures])
    #expect(figures.files[0].notes.unknownCells.map(\.text) == ["soon", "5.5"])
    #expect(figures.files[0].notes.unknownCells.map(\.column) == ["cases", "cases, 2021-01-01"])
  }

  @Test func `random damage is refused or read, and never stops the program`() throws {
    var random = RepeatableRandom()
    for text in [wide, "Date,Country,Confirmed\n2020-01-01,Russia,1\n2020-01-02,Russia,2\n"] {
      for _ in 0..<300 {
        var bytes = Array(text.utf8)
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        do {
          let figures = try RecordedFigures.codec.read([FiguresFile(name: "cases.csv", bytes: Data(bytes))], asOf: nil)
          #expect(figures.files[0].taken + figures.files[0].leftOut.reduce(0) { $0 + $1.rows } == figures.files[0].rows)
        } catch {
          #expect(error.file == "cases.csv")
        }
      }
    }
  }
}
