import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Files of outbreaks, as their publishers have them, until they can be read as what they are.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct OutbreakFilesTests {
  private func file(_ name: String) throws -> FiguresFile {
    let folder = SharedData.folder.appending(path: "outbreaks/owid")
    return FiguresFile(name: name, bytes: try Data(contentsOf: folder.appending(path: name)))
  }

  @Test(arguments: ["owid-monkeypox-form.csv", "mpox-daily-new-cases.csv", "mpox-grapher_resaved-by-excel-mac.csv"])
  func `mpox is not taken for COVID-19`(name: String) throws {
    let file = try file(name)
    #expect(throws: FiguresFileProblem(file: name, .noDisease(named: "mpox"))) {
      try RecordedFigures.codec.read([file], FiguresChoices())
    }
  }

  @Test func `a table that Excel for Mac saved has line ends and days of its own`() throws {
    let figures = try RecordedFigures.codec.read([file("mpox-grapher_resaved-by-excel-mac.csv")], asOf: nil)
    #expect(try figures.row("CD").confirmed.total == 10_702 && figures.row("CD").day == Day("2024-11-10"))
    #expect(try figures.history("BI").confirmed.last == 1_874 && figures.days.upperBound == Day("2024-11-11"))
  }

  @Test func `new counts of each day are summed`() throws {
    let figures = try RecordedFigures.codec.read([file("mpox-daily-new-cases.csv")], asOf: nil)

    #expect(figures.files[0].notes.counting == .new)
    #expect(try figures.row("DE").confirmed.total == 3_671 && figures.row("NG").confirmed.total == 665)
    #expect(try figures.row("US").confirmed.total == 29_432)
  }

  @Test func `sums of countries are left out by their codes`() throws {
    let figures = try RecordedFigures.codec.read([file("owid-monkeypox-form.csv")], asOf: nil)
    #expect(figures.files[0].leftOut.map(\.rows).reduce(0, +) == 1_352)
    #expect(try figures.row("ES").confirmed.total == 7_898)
  }

  @Test func `Our World in Data's table of the latest day is read, and no list of populations`() throws {
    let latest = try RecordedFigures.codec.read([file("owid-covid-latest_full-columns.csv")], FiguresChoices())
    #expect(latest.set.report.asOf == Day("2022-06-13") && latest.set.report.rows.count > 150)
    #expect(latest.files[0].notes.table.unusedColumns == [])
    #expect(throws: WorldFileProblem.mistaken(.figures)) {
      try WorldFileCodec().read(try file("owid-covid-latest_full-columns.csv").bytes, locale: Locale(identifier: "en"))
    }
    let compact = try RecordedFigures.codec.read([file("owid-covid-compact-form.csv")], FiguresChoices())
    #expect(compact.set.report.rows.count == 3 && compact.files[0].notes.table.unusedColumns == [])
  }
}
