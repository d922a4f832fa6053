import Domain
import Foundation
import Interchange
import SampleData
import Testing

@Suite struct PopulationTableTests {
  private func read(_ text: String, locale: String = "en") throws -> PopulationTable {
    try OutbreakTableCodec().populations(
      in: FiguresFile(name: "people.csv", bytes: Data(text.utf8)), locale: Locale(identifier: locale))
  }

  @Test(arguments: [
    ("place,population\nBaro,\"184,200\"\n", 184_200), ("District;Population 2024\nBaro;184 200\n", 184_200),
    ("Район;Население\nBaro;61\u{202F}240\n", 61_240), ("population\tname\n12\tBaro\n", 12),
    ("place,population\nBaro,0\n", nil), ("place,population\nBaro,many\n", nil), ("place,population\nBaro,\n", nil),
    ("place,population\nBaro,-5\n", nil), ("place,population\nBaro,99999999999999\n", nil),
  ])
  func `a number of people may be in groups, and what is none is left out`(text: String, count: Int?) throws {
    let rows = try read(text).rows

    #expect(rows.map(\.name) == ["Baro"])
    #expect(rows.map(\.line) == [2])
    #expect(rows.first?.count == count)
  }

  @Test func `the heading may name the year`() throws {
    #expect(try read("District;Population 2024\nBaro;1\n").year == 2024)
    #expect(try read("place,population\nBaro,1\n").year == nil)
  }

  @Test(arguments: [
    ("", PopulationFileProblem.empty), ("a,b\n1,2\n", .noColumns), ("population\n1\n", .noColumns),
    ("place,population\n\"Baro,1\n", .brokenRow(line: 2)), ("<!DOCTYPE html><html></html>", .mistaken(.webPage)),
  ])
  func `why a file is of no use is told`(text: String, problem: PopulationFileProblem) {
    #expect(throws: problem) { try read(text) }
  }

  @Test func `rows that give no place a population are told with the reason`() throws {
    let table = try read("place,population\nBaro,10\nBARO,20\nNowhere,5\nCamp-Alwa,x\nCamp Alwa,30\n")
    let places = ["Baro", "Camp Alwa"].map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }

    let match = PopulationMatch(table, with: places, from: "people.csv")

    #expect(match.populations[PlaceKey(name: "Baro")]?.count == 10)
    #expect(match.populations[PlaceKey(name: "Camp Alwa")]?.count == 30)
    #expect(match.leftOut.map(\.reason) == [.repeated(line: 2), .unknownPlace, .noNumber])
    #expect(match.populations.count + match.leftOut.count == table.rows.count)
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `the cholera list's populations are read, the total among them`() throws {
    let file = SharedData.folder.appending(path: "outbreaks/generated/cholera_population.csv")

    let table = try OutbreakTableCodec().populations(
      in: FiguresFile(name: "cholera_population.csv", bytes: try Data(contentsOf: file)),
      locale: Locale(identifier: "en"))

    #expect(table.rows.map(\.count) == [184_200, 97_350, 143_800, 61_240, 312_500, 23_400, 822_490])
  }

  @Test func `counts become a table for spreadsheets, with empty cells where nobody reported`() throws {
    let key = PlaceKey(name: "=Baro")
    let day = try #require(Day("2024-04-22"))
    let counts = OutbreakCounts(
      places: [OutbreakPlace(key: key, name: "=Baro")],
      series: [CountSeries(place: key, measure: .cases(.all), firstDay: day, new: [5, nil], total: [5, nil])])
    let outbreak = Outbreak(
      id: .random(), name: "x", disease: .known(.cholera), level: .named(label: ""), period: .week(start: .monday),
      source: DataSource(name: "a, b", url: "", licence: ""), provenance: Provenance(files: []),
      received: .distantPast, days: day...day.advanced(by: 13))

    let text = String(decoding: OutbreakTableCodec().table(of: outbreak, counts), as: UTF8.self)

    #expect(
      text == """
        place,code,first_day,last_day,new_cases,total_cases,source\r
        '=Baro,,2024-04-22,2024-04-28,5,5,"a, b"\r
        '=Baro,,2024-04-29,2024-05-05,,,"a, b"\r

        """)
  }
}
