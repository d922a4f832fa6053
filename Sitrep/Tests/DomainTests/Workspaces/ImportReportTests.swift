import Testing

@testable import Domain

@Suite struct ImportReportTests {
  @Test func `a note is kept once, and of many the first ten`() {
    var report = ImportReport()
    for _ in 0..<2 { report.add(.noNames) }
    #expect(report.notes == [.noNames])

    for number in 0..<20 { report.add(.emptyLists(["\(number)"])) }

    #expect(report.notes.count == 10 && report.notes.last == .emptyLists(["8"]))
  }
}
