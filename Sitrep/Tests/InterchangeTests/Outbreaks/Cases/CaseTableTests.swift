import Domain
import Foundation
import Interchange
import Testing

/// Line lists as tables that leave the machine.
@Suite struct CaseTableTests {
  private let rows =
    (1...6).map { "\($0),=1+1,2024-02-0\($0 > 3 ? 5 : 6),died" } + ["7,,2024-02-14,recovered", "8,,,recovered"]

  private func table(upTo day: Day? = nil, hidesSmallNumbers: Bool) throws -> [String] {
    let read = try CaseFileSamples.read(
      heading: "case_id,district,date_onset,outcome", rows, OutbreakChoices(disease: .known(.cholera)))
    let outbreak = try #require(read.outbreak(id: .random(), received: Date()))
    let table = OutbreakTableCodec().table(
      of: outbreak, read.cases, upTo: day, hidesSmallNumbers: hidesSmallNumbers)
    return String(decoding: table, as: UTF8.self).components(separatedBy: "\r\n")
  }

  @Test func `a table has a row for each place, class and week, small numbers are hidden, and formulas are guarded`()
    throws
  {
    let shown = try table(hidesSmallNumbers: true)

    #expect(shown[0] == "place,code,class,week,first_day,last_day,cases,deaths,source")
    #expect(shown[1] == "'=1+1,,,2024-W06,2024-02-05,2024-02-11,6,6,list.csv")
    #expect(shown[2] == ",,,2024-W07,2024-02-12,2024-02-18,<5,0,list.csv")
    #expect(shown[3] == ",,,,,,<5,0,list.csv" && shown[4...] == [""])
    #expect(try table(hidesSmallNumbers: false)[2] == ",,,2024-W07,2024-02-12,2024-02-18,1,0,list.csv")
  }

  @Test func `a table as of a day ends with it`() throws {
    let shown = try table(upTo: Day("2024-02-08"), hidesSmallNumbers: true)

    #expect(shown.count == 3 && shown[1].contains(",6,6,"))
  }
}
