import Domain
import Foundation
import SampleData
import Testing

@testable import Interchange

/// Whatever bytes a table has, reading it ends, and stays within its bounds.
@Suite struct HostileTablesTests {
  private static let tables = [
    "sep=;\nProvince/State;Country/Region;1.1.21;2.1.21;x;4.1.21\n;Russia;1;2;3;4\n;Chile;1,0;NA;\"3\";4\n",
    "# note\nDate,Country,iso3,cases,deaths\n1/2/21,Russia,RUS,\"1,234\",5\n1/3/21,Russia,RUS,1.5e3,\n13/1/21,Chile,CHL,-7,x\n",
    "continent|country|population\nEurope|Österreich|8.901.064\nAsia|Чили|38.250\n",
    #"[{"country":"Russia","timeline":{"cases":{"1/2/21":"5","1/3/21":null},"deaths":{"x":1}}}]"#,
    #"[{"country":"Russia","cases":"1,5","todayCases":-1,"updated":1e12},{"country":"Chile","cases":7}]"#,
  ]

  @Test func `mutated tables are read or refused`() {
    var random = RepeatableRandom()
    for table in Self.tables {
      for _ in 0..<400 { check(mutated(Array(table.utf8), using: &random)) }
    }
  }

  @Test func `random bytes are read or refused`() {
    var random = RepeatableRandom()
    let likely = Array("\",;|\t\r\n#=0123456789./-eE NAx".utf8) + [0x00, 0xC3, 0xE4, 0xFF, 0xFE]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in likely.randomElement(using: &random) ?? 0 })
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func `a table of nothing but odd cells costs no more than its cells`() throws {
    let cells = String(repeating: "1.5,", count: 400)
    let heading = (0..<400).map { Day(daysSinceEpoch: 18_600 + $0)?.iso8601 ?? "" }.joined(separator: ",")
    let rows = (0..<200).map { _ in "Chile,\(cells)" }.joined(separator: "\n")
    let figures = try read("Country,\(heading)\n\(rows)\n", named: "cases.csv")

    #expect(figures.files[0].notes.unknownCells.count == 200)
    #expect(figures.files[0].notes.unknownCells.allSatisfy { $0.count == 400 })
  }

  @Test func `totals of new counts have an end`() throws {
    let count = "\(CountCells.largest)"
    let series = (0..<2_000).map { $0.isMultiple(of: 2) ? count : "1" }.joined(separator: ",")
    let heading = (0..<2_000).map { Day(daysSinceEpoch: 18_000 + $0)?.iso8601 ?? "" }.joined(separator: ",")
    let figures = try read("Country,\(heading)\nChile,\(series)\n", named: "cases.csv")

    #expect(figures.files[0].notes.counting == .new)
    #expect(try figures.row("CL").confirmed.total == CountCells.largest)
  }

  private func mutated(_ bytes: [UInt8], using random: inout RepeatableRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
      default: bytes.insert(Array(",;|\n\"#=9".utf8).randomElement(using: &random) ?? 0, at: place)
      }
    }
    return bytes
  }

  /// Reads bytes as either kind of file; what is read is counted whole.
  private func check(_ bytes: [UInt8]) {
    for language in ["en", "ru"] {
      let choices = FiguresChoices(
        asOf: Day("2021-01-02"), disease: .covid19, locale: Locale(identifier: language))
      let file = FiguresFile(name: "cases.csv", bytes: Data(bytes))
      if let figures = try? RecordedFigures.codec.read([file], choices), let read = figures.files.first {
        #expect(read.taken + read.leftOut.reduce(0) { $0 + $1.rows } == read.rows)
        #expect(figures.set.report.rows.allSatisfy { $0.day <= figures.set.report.asOf })
        #expect(figures.set.report.rows.allSatisfy { $0.confirmed.total ?? 0 >= 0 })
      }
      let content = try? WorldFileCodec().read(Data(bytes), locale: Locale(identifier: language))
      #expect((content?.rows.count ?? 0) <= bytes.count)
      _ = WorldImport(content?.rows ?? [], into: [:], locale: Locale(identifier: language))
    }
  }
}
