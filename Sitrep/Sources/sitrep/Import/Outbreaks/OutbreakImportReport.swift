import Domain
import Foundation
import PortableUI
import Statistics

/// What an import of counts took and skipped, in words and for programs.
struct OutbreakImportReport {
  private let plan: OutbreakImport
  private let files: [String]
  private let sheets: [SheetTable]

  init(_ plan: OutbreakImport, files: [String], sheets: [SheetTable] = []) {
    self.plan = plan
    self.files = files
    self.sheets = sheets
  }

  /// What was taken, and how it was understood.
  @MainActor var lines: [Text] {
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

  /// A line for each row and column of cells that was left out, with its place and reason.
  @MainActor var skipped: [Text] {
    plan.leftOut.map { row in
      Text("\(LeftOutText.text(row.reason)).", bundle: .module).about("\(name(of: row.file)):\(row.line)")
    }
      + plan.unreadCells.map { cells in
        Text("“\(TerminalText.short(cells.text))”. The figure is unknown.", bundle: .module)
          .about(TerminalText.short(cells.column)).about("\(name(of: 0)):\(cells.line)")
      }
  }

  private func name(of file: Int) -> String { files.indices.contains(file) ? files[file] : "" }

  static func outcome(of outbreak: Outbreak) -> Text {
    Text("Kept “\(outbreak.name)” as outbreak \(outbreak.id.rawValue).", bundle: .module)
  }
}

/// What the files leave open.
extension OutbreakImportReport {
  /// What must be said, and by which option.
  @MainActor var questions: [Text] {
    let name = files.joined(separator: ", ")
    return plan.questions.map { text($0).about(name) }
  }

  private func text(_ question: OutbreakQuestion) -> Text {
    switch question {
    case .disease(let named, _) where !named.isEmpty:
      let names = named.map { TerminalText.short($0) }.joined(separator: ", ")
      return Text("The file counts several diseases: \(names). Choose one with --disease.", bundle: .module)
    case .disease(_, let proposed?):
      return Text(
        "The file doesn’t say which disease it counts. If its name is right, add --disease \(proposed.storedText).",
        bundle: .module)
    case .disease:
      return Text(
        "The file doesn’t say which disease it counts. Name it, for example --disease cholera.", bundle: .module)
    case .counting(let columns):
      let names = columns.map { TerminalText.short($0) }.joined(separator: ", ")
      return Text(
        "The file doesn’t say whether its counts are new or cumulative (\(names)). Add --new or --cumulative.",
        bundle: .module)
    case .dateOrder(let example, let readings):
      let orders = readings.map { "--date-order \($0.order.argument) (\($0.day.iso8601))" }.joined(separator: ", ")
      return Text("\(TerminalText.short(example)) may be several days. Add one of \(orders).", bundle: .module)
    case .year(let example):
      return Text("The week \(TerminalText.short(example)) has no year. Name it with --year.", bundle: .module)
    }
  }
}

/// For programs.
extension OutbreakImportReport {
  private struct Line: Encodable {
    let line: Int
    let reason: String
  }

  private struct Object: Encodable {
    let id: String?
    let name: String
    let disease: String?
    let rows: Int
    let kept: Int
    let leftOut: [Line]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(name, forKey: .name)
      try container.encode(disease, forKey: .disease)
      try container.encode(rows, forKey: .rows)
      try container.encode(kept, forKey: .kept)
      try container.encode(leftOut, forKey: .leftOut)
    }

    private enum CodingKeys: CodingKey {
      case id, name, disease, rows, kept, leftOut
    }
  }

  /// One line.
  ///
  /// - Parameter id: Nil: nothing was kept.
  /// - Returns: An object with the rows and, of each that was left out, line and reason in English.
  /// - Throws: Where the encoder fails, which no value here makes it do.
  func json(id: OutbreakID?) throws -> String {
    let object = Object(
      id: id?.rawValue, name: plan.name, disease: plan.disease?.storedText, rows: plan.rows, kept: plan.kept,
      leftOut: plan.leftOut.map { Line(line: $0.line, reason: $0.reason.words) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(object), as: UTF8.self)
  }
}
