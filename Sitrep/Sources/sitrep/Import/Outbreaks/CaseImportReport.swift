import Domain
import PortableUI
import Statistics

/// What an import of a line list took and skipped; no cell of a personal column is in it.
struct CaseImportReport: ImportedOutbreakText {
  private let plan: CaseImport
  private let files: [String]

  init(_ plan: CaseImport, files: [String]) {
    self.plan = plan
    self.files = files
  }

  var lines: [Text] {
    let (first, last) = (plan.days.lowerBound.iso8601, plan.days.upperBound.iso8601)
    return [
      Text("Rows imported: \(plan.kept) of \(plan.rows).", bundle: .module),
      Text("Places: \(plan.cases.places.count), from \(first) to \(last).", bundle: .module),
    ] + personal + notUnderstood + alike + totals
  }

  private var personal: [Text] {
    let count = plan.columns.count { $0.role.isPrivate || $0.isPersonal }
    return count == 0 ? [] : [Text("Columns that name people, of which no cell is kept: \(count).", bundle: .module)]
  }

  private var notUnderstood: [Text] {
    plan.quality.columns.filter { $0.notUnderstood > 0 }.map { column in
      Text("Cells that aren’t understood, and are unknown: \(column.notUnderstood).", bundle: .module)
        .about(TerminalText.short(column.name))
    }
  }

  private var alike: [Text] {
    plan.alikePlaces.map { alike in
      let (place, other) = (TerminalText.short(alike.place.name), TerminalText.short(alike.other.name))
      let option = "--merge '\(place)=\(other)'"
      return Text("“\(place)” may be “\(other)” (rows: \(alike.rows)). If it is, add \(option).", bundle: .module)
    }
  }

  private var totals: [Text] {
    guard case .differ(let line, let theirs, let ours) = plan.ownTotals else { return [] }
    return [
      Text("Line \(line): the file’s own total is \(theirs), the sum of its rows \(ours).", bundle: .module)
    ]
  }

  var skipped: [Text] {
    plan.leftOut.map { row in
      Text("\(Self.text(row.reason)).", bundle: .module)
        .about("\(files.indices.contains(row.file) ? files[row.file] : ""):\(row.line)")
    }
  }

  private static func text(_ reason: CaseLeftOutReason) -> Text {
    switch reason {
    case .total: LeftOutText.text(.total)
    case .sentTwice(let line): LeftOutText.text(.repeated(line: line))
    case .enteredAgain(let line): Text("entered again on line \(line)", bundle: .module)
    case .discarded: Text("not a case", bundle: .module)
    }
  }

  var questions: [Text] {
    let hasBirths = plan.columns.contains { $0.role == .birth }
    return plan.questions.map { question in
      OutbreakQuestionText.text(question, hasBirths: hasBirths).about(files.joined(separator: ", "))
    }
  }

  var object: ImportedOutbreakObject {
    ImportedOutbreakObject(
      name: plan.name, disease: plan.disease?.storedText, rows: plan.rows, kept: plan.kept,
      leftOut: plan.leftOut.map { .init(line: $0.line, reason: $0.reason.words) })
  }
}
