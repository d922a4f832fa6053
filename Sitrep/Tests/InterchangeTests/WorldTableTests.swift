import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

@Suite struct WorldTableTests {
  private let codec = WorldFileCodec()
  private let english = Locale(identifier: "en")

  @Test func `a world is written by continent and name, as a table that every spreadsheet reads`() {
    let world: Populations = [
      .asia: ["B": 20, "A": 10], .africa: ["Korea, North": 5], .oceania: ["Say \"hi\"": 0], .europe: [:],
      .southAmerica: ["Côte d’Or": 10_000_000_000],
    ]

    #expect(
      text(of: world) == """
        continent,country,population\r
        Africa,"Korea, North",5\r
        Asia,A,10\r
        Asia,B,20\r
        South America,Côte d’Or,10000000000\r
        Oceania,"Say ""hi""\",0\r

        """)
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("\u{FF1D}a", "'\u{FF1D}a"),
    ("\u{FF0B}a", "'\u{FF0B}a"), ("\u{FF0D}a", "'\u{FF0D}a"), ("\u{FF20}a", "'\u{FF20}a"), ("'a", "''a"),
    ("'=a", "''=a"), ("=\u{301}a", "'=\u{301}a"), ("a=b", "a=b"), ("a'", "a'"),
  ])
  func `no name is a formula for a spreadsheet`(name: String, written: String) throws {
    #expect(text(of: [.asia: [name: 1]]).hasSuffix("Asia,\(written),1\r\n"))
    #expect(try rows(text(of: [.asia: [name: 1]])).map(\.name) == [name])
  }

  @Test func `an apostrophe that protects nothing stays`() throws {
    #expect(try rows("continent,name,population\nAsia,'abc,1\nAsia,',1").map(\.name) == ["'abc", "'"])
  }

  @Test func `every world comes back as it was, whatever the names`() throws {
    var random = RepeatableRandom()
    for _ in 0..<20 {
      let world = HostileNames.world(using: &random)
      let read = try codec.read(codec.write(world, as: .csv), locale: english).rows
      #expect(WorldImport(read, into: [:], locale: Locale(identifier: "en")).world.differences(to: world) == [])
    }
  }

  @Test func `an empty world comes back too`() throws {
    #expect(text(of: [:]) == "continent,country,population\r\n")
    #expect(try rows(text(of: [:])) == [])
  }

  @Test(arguments: [
    "continent,country,population\nAsia,A,10\n",
    "Population;COUNTRY;Continent\r\n10;A;Asia\r\n",
    "name\tnotes\tpopulation\t continent \nA\tn\t10\tAsia",
    "континент,страна,население\nAsia,A,10",
    "\u{FEFF}Континент;\"Страна\";Население\nAsia;A;10",
    "\n\n\"continent\",\"name\",\"population\"\r\"Asia\",\"A\",\"10\"\r",
  ])
  func `columns are found by their names, in any order, in both languages`(text: String) throws {
    let row = try #require(try rows(text).first)
    #expect([row.continent, row.name, row.population] == ["Asia", "A", "10"])
    #expect(try rows(text).count == 1)
  }

  @Test(
    .proves("B10"),
    arguments: [
      ("country,population\nFrance,10", "France"), ("code,population\nFR,10", "FR"),
      ("iso3;country;население\nFRA;France;10", "France"),
    ])
  func `a table needs no continents, and has names or codes`(text: String, name: String) throws {
    let row = try #require(try rows(text).first)
    #expect([row.continent, row.name, row.population] == ["", name, "10"])
  }

  @Test(arguments: [
    ("France,67842811\nJapan,125681593\n", ["", "France", "67842811"]),
    ("67842811;France\n", ["", "France", "67842811"]),
    ("Europe|France|67 842 811\n", ["Europe", "France", "67 842 811"]),
    ("\n\"Korea, South\",51780579\n", ["", "Korea, South", "51780579"]),
  ])
  func `without a heading each row is a country and its number`(text: String, cells: [String]) throws {
    let row = try #require(try rows(text).first)
    #expect([row.continent, row.name, row.population] == cells)
  }

  @Test(arguments: [
    "sep=;\nContinent;Country;Population\nAsia;A;10\n", "\"sep=;\"\r\nContinent;Country;Population\r\nAsia;A;10",
    "SEP=|\ncontinent|country|population\nAsia|A|10",
    "# a, b, c\n\n#\ncontinent;country;population\n# Asia;X;1\nAsia;A;10",
    "#,continent,country,population\n1,Asia,A,10",
  ])
  func `a line that names the separator, and comments, are no rows`(text: String) throws {
    #expect(try rows(text).map { [$0.continent, $0.name, $0.population] } == [["Asia", "A", "10"]])
  }

  @Test func `lines count on through what is passed over`() throws {
    #expect(try rows("sep=;\n# note\ncountry;population\n\nFrance;1\n").map(\.line) == [5])
  }

  @Test func `columns that are not used are named, but for codes`() throws {
    let text = "iso3,country,population,notes,population\nFRA,France,10,x,11\n"
    let content = try codec.read(Data(text.utf8), locale: english)
    #expect(content.notes.unusedColumns == ["notes", "population"] && content.rows.map(\.population) == ["10"])
  }

  @Test func `a file of a code page is read, and its encoding told`() throws {
    let cyrillic: [UInt8] = [
      0xF1, 0xF2, 0xF0, 0xE0, 0xED, 0xE0, 0x3B, 0xED, 0xE0, 0xF1, 0xE5, 0xEB, 0xE5, 0xED, 0xE8, 0xE5,
    ]
    let content = try codec.read(Data(cyrillic + [0x0A, 0xD7, 0xE8, 0xEB, 0xE8, 0x3B, 0x35]), locale: english)
    #expect(content.rows.map(\.name) == ["Чили"] && content.notes.encoding == .windows1251)
  }

  @Test func `rows know their lines; empty ones are left out, short ones are not`() throws {
    let text = "continent,country,population\n\nAsia,\"A\nB\",1\n,,\nAsia\n , ,\n,,3\n"

    #expect(
      try rows(text) == [
        WorldFileRow(line: 3, continent: "Asia", name: "A\nB", population: "1"),
        WorldFileRow(line: 6, continent: "Asia", name: "", population: ""),
        WorldFileRow(line: 8, continent: "", name: "", population: "3"),
      ])
  }

  @Test(arguments: [
    ("", WorldFileProblem.empty),
    (" \r\n\t\n", .empty),
    ("\u{FEFF}", .empty),
    ("continent,population\n", .noColumn("country")),
    ("continent,land,population\n", .noColumn("country")),
    ("continent,name\n", .noColumn("population")),
    ("continent,name,population\nAsia,\"A,1\nAsia,B,1\n", .openQuote(line: 2)),
    ("a\u{0}b", .notText),
  ])
  func `a file that is no table is refused with the reason`(text: String, problem: WorldFileProblem) {
    #expect(throws: problem) { try rows(text) }
  }

  @Test(
    .proves("U22"),
    arguments: [
      ("Province/State,Country/Region,Lat,Long,1/22/20\n,Afghanistan,33.9,67.7,0\n", MistakenFile.figures),
      ("Date,Country,Confirmed,Recovered,Deaths\n2020-01-22,Afghanistan,0,0,0\n", .figures),
      (
        "iso_code,continent,location,last_updated_date,total_cases,population\nAFG,Asia,Afghanistan,2022-06-13,1,2\n",
        .figures
      ),
      (#"[{"country": "Japan", "cases": 1}]"#, .figures), (#"{"country": "Japan", "timeline": {}}"#, .figures),
      (#"{"cases": {}, "deaths": {}}"#, .figures),
      (#"[{"country": "Japan", "stats": {"confirmed": 1}}]"#, .figures),
      (#"[{"id": "w", "name": "W", "channels": []}]"#, .workspaces), (#"{"format": "sitrep.guidance"}"#, .guidance),
      (#"[{"type": "message", "ts": "1666145171.1"}]"#, .slackExport), ("<HTML><body>", .webPage),
      ("PK\u{3}\u{4}…", .zip), ("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .spreadsheet),
    ])
  func `a file of another kind is named`(text: String, kind: MistakenFile) {
    #expect(throws: WorldFileProblem.mistaken(kind)) { try rows(text) }
  }

  @Test(
    .proves("U22"),
    arguments: [
      ([0x1F, 0x8B, 8], MistakenFile.gzip), ([0xD0, 0xCF, 0x11, 0xE0, 0], .spreadsheet),
      ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF, 0xE0], .picture),
    ] as [([UInt8], MistakenFile)])
  func `a file that is no text is known by its first bytes`(bytes: [UInt8], kind: MistakenFile) {
    #expect(throws: WorldFileProblem.mistaken(kind)) { try codec.read(Data(bytes), locale: english) }
  }

  @Test func `everything is bounded`() throws {
    let head = "continent,name,population\n"
    let most = String(repeating: "Asia,A,1\n", count: 100_000)

    #expect(try rows(head + most).count == 100_000)
    #expect(throws: WorldFileProblem.tooManyRows(limit: 100_000)) { try rows(head + most + "Asia,A,1\n") }
    #expect(throws: WorldFileProblem.tooLarge(limit: 5_000_000)) {
      try codec.read(Data(count: 5_000_001), locale: english)
    }
    #expect(throws: WorldFileProblem.notAWorld(.tooLongField(mostBytes: 10_000), at: .line(2))) {
      try rows(head + String(repeating: "a", count: 20_000))
    }
    #expect(throws: WorldFileProblem.notAWorld(.tooManyFields(most: 4_000), at: .line(2))) {
      try rows(head + String(repeating: ",", count: 20_000))
    }
  }

  private func text(of world: Populations) -> String {
    String(decoding: codec.write(world, as: .csv), as: UTF8.self)
  }

  private func rows(_ text: String) throws(WorldFileProblem) -> [WorldFileRow] {
    try codec.read(Data(text.utf8), locale: english).rows
  }
}

extension WorldImport {
  /// The world that the import makes of an empty one; empty if anything was refused.
  var world: Populations {
    var world: Populations = [:]
    let made = world.apply(edit)
    return made.count == items.count ? world : [:]
  }
}

extension Populations {
  /// The names of countries that are not in both worlds with the same population: short enough to read in a failure.
  func differences(to other: Populations) -> [String] {
    Continent.allCases.flatMap { continent in
      let (ours, others) = (self[continent] ?? [:], other[continent] ?? [:])
      return Set(ours.keys).union(others.keys).filter { ours[$0] != others[$0] }.map {
        "\(continent) \($0.debugDescription)"
      }
    }
  }
}
