#if canImport(SwiftUI)
  import Domain
  import Foundation
  import PortableUI

  #Preview("Replaces all") { FiguresPreview(plan: .previewed, effect: .replacesAll) { EmptyView() } }
  #Preview("Older") {
    FiguresPreview(plan: .previewed, effect: .older(shown: FiguresImport.previewed.set.report.asOf)) { EmptyView() }
  }
  #Preview("Fewer countries") { FiguresPreview(plan: .previewed, effect: .fewer(shown: 215)) { EmptyView() } }
  #Preview("Refused") {
    FiguresImportFailure(names: [], problem: .figures(FiguresFileProblem(file: "figures.csv", .openQuote(line: 12))))
  }
  #Preview("Another disease") {
    FiguresImportFailure(names: [], problem: .figures(FiguresFileProblem(file: "mpox.csv", .noDisease(named: "mpox"))))
  }
  #Preview("Not opened") { FiguresImportFailure(names: ["figures.csv"], problem: nil) }

  nonisolated extension FiguresImport {
    /// A file of the sample's countries, with a row that is left out.
    fileprivate static var previewed: FiguresImport {
      let report = SampleStatistics().latestReport()
      let file = File(
        name: "figures.csv", form: .wideTable(.confirmed), source: report.source, rows: report.rows.count + 1,
        taken: report.rows.count, joined: [], leftOut: [LeftOut(row: 13, name: "Diamond Princess", reason: .ship)],
        days: report.asOf...report.asOf)
      return FiguresImport(files: [file], set: FiguresSet(report: report))
    }
  }
#endif
