import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Tables that somebody made to break the reader, or that broke on their way.
@Suite struct HostileOutbreakTests {
  @Test(
    arguments: [
      ("", .empty), ("\n\n", .empty), ("#only a comment\n", .empty), ("[1,2]", .mistaken(.figures)),
      ("a\u{0}b,c\n1,2", .notText), ("a,\"b\n1,2", .openQuote(line: 1)),
      ("date,cases\n2024-01-01,\(String(repeating: "9", count: 10_001))", .tooLongField(line: 2, limit: 10_000)),
      ("date,\(String(repeating: "c", count: 1_000_000))\n2024-01-01,1", .tooLongField(line: 1, limit: 10_000)),
      ("date,cases\n2024-01-01,\"\(String(repeating: "a,\n", count: 400_000))\"", .openQuote(line: 2)),
    ] as [(String, OutbreakFileProblem.Cause)])
  func `what is no table is refused`(text: String, cause: OutbreakFileProblem.Cause) {
    #expect(OutbreakFileSamples.problem(text) == cause)
  }

  @Test func `what is too large is refused with the limit`() {
    let head = "district,date,new cases\n"
    let places = (0...OutbreakLimits.places).map { "P\($0),2024-01-01,1\n" }.joined()
    #expect(OutbreakFileSamples.problem(head + places) == .tooManyPlaces(limit: 5_000))
    let columns = "district,date,new cases," + (0..<400).map { "c\($0)" }.joined(separator: ",") + "\nA,2024-01-01,1\n"
    #expect(OutbreakFileSamples.problem(columns) == .tooManyColumns(limit: 400))
    #expect(OutbreakFileSamples.problem(head + "A,2001-01-01,1\nA,2024-01-01,1\n") == .tooManyPeriods(limit: 5_000))
    let wide = (0..<4_000).map { "P\($0),20\(20 + $0 % 9)-01-01,1\n" }.joined()
    #expect(OutbreakFileSamples.problem(head + wide) == .tooManyFigures(limit: 5_000_000))
    let rows = String(repeating: "A,2024-01-01,1\n", count: OutbreakLimits.rows + 1)
    #expect(OutbreakFileSamples.problem(head + rows) == .tooManyRows(limit: 200_000))
  }

  @Test func `counts that are too large, or none, cost their row`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,date,new cases
      A,2024-01-01,99999999999999999999
      A,2024-01-02,1e400
      A,2024-01-03,=1+1
      A,2024-01-04,-5
      A,2024-01-05,n/a
      """)
    #expect(read.kept == 2 && read.leftOut.map(\.line) == [2, 3, 4])
    #expect(try read.series("A").new == [-5, nil])
  }

  @Test func `formulas in names and cells are text, in what is read and in what is saved`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,date,new cases
      "=HYPERLINK(""http://evil.example"")",2024-01-01,4
      <i>B</i>,2024-01-02,=cmd|'/c calc'!A0
      """)
    #expect(read.counts.places.map(\.name) == ["=HYPERLINK(\"http://evil.example\")"])
    #expect(read.leftOut.map(\.reason) == [.badCount(column: "new cases", "=cmd|'/c calc'!A0")])

    let rows = [
      LeftOutRow(file: "=1+1.csv", line: 3, reason: "“=1” isn’t a number"),
      LeftOutRow(file: "a,b.csv", line: 4, reason: "-2 isn’t one"),
    ]
    #expect(
      String(decoding: OutbreakTableCodec().table(of: rows), as: UTF8.self)
        == "file,line,reason\r\n'=1+1.csv,3,“=1” isn’t a number\r\n\"a,b.csv\",4,'-2 isn’t one\r\n")
    let cases = [
      LeftOutRow(file: "a.csv", line: 3, reason: "not a case", place: "=1+1", day: Day("2024-05-14")),
      LeftOutRow(file: "a.csv", line: 9, reason: "a total of other rows"),
    ]
    #expect(
      String(decoding: OutbreakTableCodec().table(of: cases), as: UTF8.self)
        == "file,line,reason,place,date\r\na.csv,3,not a case,'=1+1,2024-05-14\r\na.csv,9,a total of other rows,,\r\n")
  }

  @Test func `a table of published rows broken anywhere is read or refused`() throws {
    let text = #"""
      Région;Formation;2024-W01;2024-W02;2024-W03;Total
      Bamako;"CS ""Kéla""";1;2;;3
      Total;;1;2;;3
      """#
    let bytes = Array(text.utf8)
    var random = RepeatableRandom()
    for _ in 0..<400 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
        case 1: broken.remove(at: place)
        default: broken.insert(",;\t|\"\r\n0-é".utf8.randomElement(using: &random) ?? 0, at: place)
        }
      }
      do throws(OutbreakFileProblem) {
        let file = FiguresFile(name: "a.csv", bytes: Data(broken))
        let read = try OutbreakFileSamples.codec.read([file], OutbreakChoices())
        #expect(read.rows == read.kept + read.leftOut.count)
      } catch {
        continue
      }
    }
  }
}
