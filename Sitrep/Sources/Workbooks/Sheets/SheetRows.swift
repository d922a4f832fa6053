import Domain
import Interchange

/// The rows of a sheet that have a cell with a value, from top to bottom.
struct SheetRows {
  /// What the cells of a workbook refer to.
  struct Surroundings {
    var texts = SharedTexts()
    var styles = CellStyles()
    var time = SerialTime(countsFrom1904: false)
  }

  private var xml: XMLScanner
  private let surroundings: Surroundings
  private var isInside = false
  private var isAtEnd = false
  private var number = 0
  private var count = 0

  /// The value of a cell as it stands in the file.
  private var raw: [UInt8] = []

  /// Days as texts, by their numbers: a sheet has the same ones again and again.
  private var days: [Int: String] = [:]

  private static let mostDays = 10_000

  /// - Parameters:
  ///   - xml: At the beginning of the sheet's part.
  ///   - surroundings: The workbook's.
  init(_ xml: XMLScanner, _ surroundings: Surroundings) {
    self.xml = xml
    self.surroundings = surroundings
  }

  /// Reads the next row that isn't empty.
  ///
  /// - Parameter row: Becomes this row.
  /// - Returns: False: there are no more, and the sheet was read to its end.
  /// - Throws: ``WorkbookProblem/damaged``, or which limit is exceeded.
  mutating func next(_ row: inout SheetRow) throws(WorkbookProblem) -> Bool {
    while try enterRow() {
      try take(&row)
      guard !row.cells.isEmpty else { continue }
      count += 1
      guard count <= WorkbookLimits.rows else { throw .tooManyRows(limit: WorkbookLimits.rows) }
      return true
    }
    return false
  }

  /// Goes into the next row; false: there are no more.
  private mutating func enterRow() throws(WorkbookProblem) -> Bool {
    if !isInside && !isAtEnd { try enterRows() }
    while isInside {
      guard try xml.nextChild() else {
        isInside = false
        isAtEnd = true
        try xml.finish()
        return false
      }
      if xml.isNamed("row") { return true }
      try xml.skip()
    }
    return false
  }

  private mutating func enterRows() throws(WorkbookProblem) {
    guard try xml.enterRoot("worksheet") else { throw .damaged }
    while try xml.nextChild() {
      if xml.isNamed("sheetData") {
        isInside = true
        return
      }
      try xml.skip()
    }
    isAtEnd = true
    try xml.finish()
  }

  /// Leaves the row that was entered.
  private mutating func take(_ row: inout SheetRow) throws(WorkbookProblem) {
    let before = number
    number += 1
    if let text = try xml.attribute("r") {
      guard let told = CellReference.row(text), told > before else { throw .damaged }
      number = told
    }
    row.begin(number)
    var column = -1
    while try xml.nextChild() {
      if xml.isNamed("c") { try takeCell(after: &column, into: &row) } else { try xml.skip() }
    }
  }

  /// Leaves the cell that was entered.
  ///
  /// - Parameters:
  ///   - column: That of the cell before it, then its own.
  ///   - row: Gets the cell if it has a value.
  /// - Throws: As ``next(_:)``.
  private mutating func takeCell(after column: inout Int, into row: inout SheetRow) throws(WorkbookProblem) {
    column += 1
    if let text = try xml.attribute("r") {
      guard let told = CellReference.column(text) else { throw .damaged }
      column = told
    }
    let form = CellForm(try xml.attribute("t"))
    let style = try xml.attribute("s").flatMap(CellNumber.int) ?? 0
    try takeValue()
    guard !raw.isEmpty else { return }
    let start = row.bytes.count
    try add(form, style, to: &row.bytes)
    guard row.bytes.count > start else { return }
    guard row.bytes.count - start <= WorkbookLimits.cellBytes else {
      throw .tooLongCell(row: number, limit: WorkbookLimits.cellBytes)
    }
    guard column < WorkbookLimits.columns else { throw .tooManyColumns(limit: WorkbookLimits.columns) }
    row.cells.append(SheetRow.Cell(column: column, text: start..<row.bytes.count))
  }

  /// Leaves the cell, and keeps the value in it; of a formula the value that was stored.
  private mutating func takeValue() throws(WorkbookProblem) {
    raw.removeAll(keepingCapacity: true)
    while try xml.nextChild() {
      if xml.isNamed("v") {
        try xml.takeText(into: &raw, most: SharedTexts.mostKept)
      } else if xml.isNamed("is") {
        try CellText.takeRuns(of: &xml, into: &raw)
      } else {
        try xml.skip()
      }
    }
  }

  private mutating func add(_ form: CellForm, _ style: Int, to result: inout [UInt8]) throws(WorkbookProblem) {
    switch form {
    case .error: return
    case .inline: result += raw
    case .text: CellText.append(raw[...], to: &result)
    case .truth: result += (raw == Array("1".utf8) || raw == Array("true".utf8) ? "TRUE" : "FALSE").utf8
    case .moment: result += SerialTime.text(iso8601: raw[...])
    case .shared:
      guard let text = CellNumber.int(raw[...]).flatMap({ surroundings.texts[$0] }) else { throw .damaged }
      result += text
    case .number:
      if let text = time(surroundings.styles[style]) {
        result += text.utf8
      } else {
        CellNumber.append(raw[...], to: &result)
      }
    }
  }
}

/// Days and times.
extension SheetRows {
  /// The value of the cell as a day or a time; nil: it is a number.
  private mutating func time(_ kind: NumberKind) -> String? {
    guard kind != .number else { return nil }
    guard kind == .day, let day = CellNumber.int(raw[...]) else { return surroundings.time.text(raw[...], kind) }
    if let text = days[day] { return text }
    let text = surroundings.time.text(raw[...], kind)
    if days.count == Self.mostDays { days.removeAll() }
    days[day] = text
    return text
  }
}

/// What the value of a cell is.
private enum CellForm {
  case number, shared, inline, text, truth, error, moment

  /// - Parameter type: The cell's type as it stands in the file.
  init(_ type: ArraySlice<UInt8>?) {
    guard let type else {
      self = .number
      return
    }
    self =
      switch String(decoding: type, as: UTF8.self) {
      case "s": .shared
      case "inlineStr": .inline
      case "str": .text
      case "b": .truth
      case "e": .error
      case "d": .moment
      default: .number
      }
  }
}
