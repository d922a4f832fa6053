import Domain
import Interchange

/// A workbook of which one sheet is read.
struct OpenWorkbook<Parts: WorkbookParts> {
  /// The sheet that is read.
  let name: String

  /// The sheets that have a cell with a value, in the workbook's order.
  let names: [String]

  private var rows: SheetRows
  private var row = SheetRow()
  private var text = SheetText()
  private let mostBytes: Int
  private var count = 0

  private static var pieceSize: Int { 262_144 }

  /// - Parameters:
  ///   - parts: The workbook's.
  ///   - wanted: A sheet's name; nil: the visible sheet with the most cells.
  ///   - mostBytes: Of its rows as lines.
  /// - Throws: Why it can't be read.
  init(
    _ parts: Parts, choosing wanted: String?, mostBytes: Int = WorkbookLimits.sheetBytes
  ) throws(WorkbookProblem) {
    let contents = try WorkbookContents(parts)
    let choice = try SheetChoice(of: contents.sheets, wanted) { sheet throws(WorkbookProblem) in
      try SheetCensus.cells(in: try parts.scanner(of: sheet.part))
    }
    self.mostBytes = mostBytes
    name = choice.sheet.name
    names = choice.names
    var surroundings = SheetRows.Surroundings()
    surroundings.time = SerialTime(countsFrom1904: contents.countsFrom1904)
    if let part = contents.textsPart { surroundings.texts = try SharedTexts(try parts.scanner(of: part)) }
    if let part = contents.stylesPart { surroundings.styles = try CellStyles(try parts.scanner(of: part)) }
    rows = SheetRows(try parts.scanner(of: choice.sheet.part), surroundings)
  }

  /// The next lines; none at the end.
  ///
  /// - Throws: Why the sheet can't be read on; ``WorkbookProblem/empty`` at the end of one without a value.
  mutating func next() throws(WorkbookProblem) -> [UInt8] {
    var piece: [UInt8] = []
    while piece.count < Self.pieceSize, try rows.next(&row) { text.append(row, to: &piece) }
    count += piece.count
    guard count > 0 else { throw .empty }
    guard count <= mostBytes else { throw .sheetTooLarge(limit: mostBytes) }
    return piece
  }
}
