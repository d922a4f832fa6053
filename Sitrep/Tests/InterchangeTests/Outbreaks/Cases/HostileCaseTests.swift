import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Line lists that somebody made to break the reader, or that broke on their way.
@Suite struct HostileCaseTests {
  private static let heading = "case_id,sex,age,date_onset,date_seen,outcome"

  @Test func `what is too large is refused with the limit`() {
    let columns = (0..<395).map { "c\($0)" }.joined(separator: ",")
    #expect(
      CaseFileSamples.problem("\(Self.heading),\(columns)\n1,f,4,2024-01-01,2024-01-01,\n")
        == .tooManyColumns(limit: 400))
    let cell = String(repeating: "x", count: 10_001)
    #expect(
      CaseFileSamples.problem("\(Self.heading)\n1,f,4,2024-01-01,2024-01-01,\(cell)\n")
        == .tooLongField(line: 2, limit: 10_000))
    let rows = String(repeating: "1,f,4,2024-01-01,2024-01-01,\n", count: OutbreakLimits.cases + 1)
    #expect(CaseFileSamples.problem("\(Self.heading)\n" + rows) == .tooManyRows(limit: 300_000))
    let places = (0...OutbreakLimits.places).map { "\($0),f,2024-01-01,P\($0)\n" }.joined()
    #expect(
      CaseFileSamples.problem("case_id,sex,onset,district\n" + places) == nil,
      "of which each is another no place is taken")
    let twice = (0...OutbreakLimits.places).map { "\($0),f,2024-01-01,P\($0)\n\($0)b,f,2024-01-01,P\($0)\n" }.joined()
    #expect(CaseFileSamples.problem("case_id,sex,onset,district\n" + twice) == .tooManyPlaces(limit: 5_000))
  }

  @Test func `400 columns and cells of 10 KB are read`() throws {
    let columns = (0..<394).map { "c\($0)" }.joined(separator: ",")
    let cell = String(repeating: "x", count: 10_000)
    let read = try CaseFileSamples.read("\(Self.heading),\(columns)\n1,f,4,2024-01-01,2024-01-01,\(cell)\n")

    #expect(read.kept == 1 && read.columns.count == 400 && read.records[0].outcome == .unknown)
    #expect(read.columns.allSatisfy { column in column.samples.allSatisfy { $0.utf8.count < 100 } })
  }

  @Test(
    arguments: [
      ("case_id,sex,age,date_onset\n1,\"f,4,2024-01-01\n", .openQuote(line: 2)),
      ("case_id,sex,age,date_onset\n", .nothingKept(rows: 0, nil)),
      ("case_id,sex,age,date_onset\n1,f,4,soon\n2,m,5,later\n", .lineList),
      ("case_id,onset,classification\n1,2024-01-01,not a case\n2,2024-01-01,discarded\n", .nothingKept(rows: 2, nil)),
    ] as [(String, OutbreakFileProblem.Cause)])
  func `what has no case is refused`(text: String, cause: OutbreakFileProblem.Cause) {
    #expect(CaseFileSamples.problem(text, OutbreakChoices(content: .cases)) == cause)
  }

  @Test func `dates far off change nothing for the others`() throws {
    let rows = (1...300).map { "\($0),f,4,2024-02-0\($0 % 9 + 1),2024-02-1\($0 % 9),recovered" }

    let read = try CaseFileSamples.read(
      heading: Self.heading, rows + ["401,m,5,2024-02-03,2050-02-03,", "402,m,5,2024-02-03,1924-02-03,"])

    #expect(read.days == Day("2024-02-01")!...Day("2024-02-18")! && read.kept == 302)
    #expect(read.quality.dateFarOff == 2 && read.quality.onsetInFuture == 0)
    #expect(CaseFigures(read.cases).curve.bars.count == 3)
  }

  @Test func `formulas, markup and numbers without end are texts`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,age,onset,district",
      [
        "1,=1+1,99999999999999999999999,2024-01-01,<script>", "2,f,1e400,2024-01-02,\"=HYPERLINK(\"\"x\"\")\"",
        "3,f,4,2024-01-03,\u{202E}evil", "4,m,5,99999999999,A", "5,f,\u{0661},0000-00-00,A",
        "6,f,6,2024-01-03,A", "7,f,7,2024-01-03,A",
      ])

    #expect(read.kept == 7 && read.records.map(\.ageMonths) == [nil, nil, 48, 60, nil, 72, 84])
    #expect(read.records.map { $0.onset != nil } == [true, true, true, false, false, true, true])
  }

  @Test func `a list broken anywhere is read or refused`() {
    let text = #"""
      Registre;;;;;
      N° cas;Sexe;Âge;Quartier;Date début;Issue
      1;F;12 ans;"Al ""Kéla""";01/02/2024;Guéri
      2;M;6 mois;Riad;22/02/2024;Décédé
      Total;;;;;2
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
        guard case .cases(let read) = try OutbreakFileSamples.codec.readAny([file], OutbreakChoices(content: .cases))
        else {
          Issue.record("the person said that it is a line list")
          return
        }
        #expect(read.rows == read.kept + read.leftOut.count && read.kept == read.cases.count)
        #expect(CaseFigures(read.cases).cases == read.kept)
      } catch {
        continue
      }
    }
  }
}
