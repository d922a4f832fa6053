import Domain
import PortableUI
import Statistics

/// What an import of counts took and skipped.
struct OutbreakImportReport: ImportedOutbreakText {
  private let plan: OutbreakImport
  private let files: [String]
  private let sheets: [SheetTable]

  init(_ plan: OutbreakImport, files: [String], sheets: [SheetTable] = []) {
    self.plan = plan
    self.files = files
    self.sheets = sheets
  }

  var lines: [Text] {
    let (first, last) = (plan.days.lowerBound.iso8601, plan.days.upperBound.iso8601)
    let rows = Text("Rows imported: \(plan.kept) of \(plan.rows).", bundle: .module)
    let places = Text("Places: \(plan.counts.places.count), from \(first) to \(last).", bundle: .module)
    return Self.lines(of: sheets) + [rows, places] + counting + totals
  }

  /// Which sheet was read of a workbook that has several.
  static func lines(of sheets: [SheetTable]) -> [Text] {
    sheets.filter { $0.sheets.count > 1 }.map { sheet in
      let (name, names) = (TerminalText.short(sheet.name), list(sheet.sheets))
      return Text("The sheet “\(name)” was read, of \(names). Choose another one with --sheet.", bundle: .module)
    }
  }

  /// Names of sheets in quotes.
  static func list(_ names: [String]) -> String {
    names.map { "“\(TerminalText.short($0))”" }.joined(separator: ", ")
  }

  private var counting: [Text] {
    guard let found = plan.counting, found.reason == .values else { return [] }
    switch found.counting {
    case .new:
      return [Text("Counts are taken as new (falls: \(found.falls), steps: \(found.steps)).", bundle: .module)]
    case .cumulative:
      return [
        Text("Counts are taken as cumulative (falls: \(found.falls), steps: \(found.steps)).", bundle: .module)
      ]
    }
  }

  private var totals: [Text] {
    guard case .differ(let line, let theirs, let ours) = plan.ownTotals else { return [] }
    return [
      Text("Line \(line): the file’s own total is \(theirs), the sum of its rows \(ours).", bundle: .module)
    ]
  }

  /// Also a line for each column of cells that hold no number.
  var skipped: [Text] {
    plan.leftOut.map { row in
      Text("\(LeftOutText.text(row.reason)).", bundle: .module).about("\(name(of: row.file)):\(row.line)")
    }
      + plan.unreadCells.map { cells in
        Text("“\(TerminalText.short(cells.text))”. The figure is unknown.", bundle: .module)
          .about(TerminalText.short(cells.column)).about("\(name(of: 0)):\(cells.line)")
      }
  }

  private func name(of file: Int) -> String { files.indices.contains(file) ? files[file] : "" }

  var questions: [Text] {
    let name = files.joined(separator: ", ")
    return plan.questions.map { OutbreakQuestionText.text($0).about(name) }
  }

  var object: ImportedOutbreakObject {
    ImportedOutbreakObject(
      name: plan.name, disease: plan.disease?.storedText, rows: plan.rows, kept: plan.kept,
      leftOut: plan.leftOut.map { .init(line: $0.line, reason: $0.reason.words) })
  }
}
