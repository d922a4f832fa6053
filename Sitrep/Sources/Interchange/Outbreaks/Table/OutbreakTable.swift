import Domain
import Foundation

/// A file as a table: what stands above the heading, the heading, and the rows below it.
struct OutbreakTable {
  /// Lines above the heading, as they stand in the file.
  let titles: [String]

  /// The same at length, to look in it for what is said of the table.
  let titleTexts: [String]

  /// Without spaces around, up to the last one that isn't empty.
  let headings: [String]

  /// The line of the heading, from 1.
  let headingLine: Int

  /// The rows below that are not blank.
  private(set) var rows: [CSVRow]

  /// Rows below the heading in which nothing stands, though they have separators.
  let blankRows: Int

  /// Nil of a sheet of a workbook, as is ``separator``.
  let encoding: TextEncoding?
  let separator: UInt8?

  /// - Parameter text: What the file holds.
  /// - Throws: Why it is no table, or which limit it exceeds.
  init(_ text: FileText) throws(OutbreakFileProblem.Cause) {
    try self.init(text, isSheet: false, separator: CSVSeparator.likeliest(in: text.utf8))
  }

  /// - Parameter sheet: A sheet of a workbook.
  /// - Throws: As ``init(_:)``.
  init(_ sheet: SheetTable) throws(OutbreakFileProblem.Cause) {
    guard let text = FileText(sheet.csv, as: .utf8) else { throw .notText }
    try self.init(text, isSheet: true, separator: CSVSeparator.comma)
  }

  private init(_ text: FileText, isSheet: Bool, separator: UInt8?) throws(OutbreakFileProblem.Cause) {
    var limits = CSVReader.Limits()
    limits.fieldBytes = OutbreakLimits.fieldBytes
    limits.fields = OutbreakLimits.columns + OutbreakLimits.periods
    var reader = TableReader(text.utf8, limits: limits, separator: separator)
    var rows: [CSVRow] = []
    var cells = 0
    var blankRows: [Int] = []
    while let row = try reader.nextCounts() {
      rows.append(row)
      if rows.count <= OutbreakLimits.headingRows { blankRows.append(reader.blankRows) }
      cells += row.count
      guard rows.count <= OutbreakLimits.cases + OutbreakLimits.headingRows else {
        throw .tooManyRows(limit: OutbreakLimits.cases)
      }
      guard cells <= OutbreakLimits.cells else { throw .tooManyCells(limit: OutbreakLimits.cells) }
    }
    guard !rows.isEmpty else { throw .empty }
    guard let index = HeadingRow.indexOfAnyKind(in: rows) else {
      throw .unknownForm(headings: HeadingRow.shown(rows[0]))
    }
    guard rows.count - index - 1 <= OutbreakLimits.cases else { throw .tooManyRows(limit: OutbreakLimits.cases) }
    let heading = rows[index]
    titles = rows[..<index].map { HeadingRow.shown($0).filter { !$0.isEmpty }.joined(separator: " ") }
    titleTexts = rows[..<index].map { HeadingRow.texts($0).joined(separator: " ").beginning(bytes: Self.longestTitle) }
    headings = HeadingRow.texts(heading)
    headingLine = heading.line
    self.blankRows = reader.blankRows - blankRows[index]
    rows.removeSubrange(...index)
    self.rows = rows
    encoding = isSheet ? nil : text.encoding
    self.separator = isSheet ? nil : reader.separator
  }

  /// So much of a title is looked at, in bytes.
  private static let longestTitle = 1_000

  /// Adds the rows of another file with the same heading.
  mutating func append(_ other: [CSVRow]) throws(OutbreakFileProblem.Cause) {
    rows += other
    guard rows.count <= OutbreakLimits.cases else { throw .tooManyRows(limit: OutbreakLimits.cases) }
  }

  /// Keeps these rows alone.
  mutating func keep(_ kept: [Int]) { rows = kept.map { rows[$0] } }

  /// The first headings, shortened to show them.
  var shownHeadings: [String] {
    headings.prefix(TableNotes.mostColumns).map { $0.shortened(toBytes: HeadingRow.mostShown) }
  }

  /// As a person knows it.
  var separatorName: String? {
    switch separator {
    case nil: nil
    case CSVSeparator.comma: "comma"
    case CSVSeparator.semicolon: "semicolon"
    case CSVSeparator.tab: "tab"
    default: "bar"
    }
  }
}

extension TableReader {
  fileprivate mutating func nextCounts() throws(OutbreakFileProblem.Cause) -> CSVRow? {
    do {
      return try next()
    } catch {
      switch error {
      case .openQuote(let line): throw .openQuote(line: line)
      case .fieldTooLong(let line, let limit): throw .tooLongField(line: line, limit: limit)
      case .tooManyFields: throw .tooManyColumns(limit: OutbreakLimits.columns)
      }
    }
  }
}
