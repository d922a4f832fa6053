/// Why a workbook, or a sheet of it, can't be read.
package enum WorkbookProblem: Error, Hashable, Codable, Sendable {
  /// A workbook as Excel wrote it before 2007 (.xls).
  case oldForm

  /// Only its password opens it.
  case protected

  /// Excel's binary form (.xlsb).
  case binaryForm

  /// A spreadsheet of LibreOffice and others (.ods).
  case openDocument

  /// A file that begins like a workbook and is none, such as a text document.
  case notAWorkbook

  /// Not whole, or not as workbooks are.
  case damaged

  /// No cell has a value.
  case empty

  /// It has no sheet of this name: those that it has.
  case noSuchSheet(named: [String])

  /// In bytes.
  case tooLarge(limit: Int)

  /// All of its parts, unpacked, in bytes.
  case unpackedTooLarge(limit: Int)

  /// The sheet as a text, in bytes.
  case sheetTooLarge(limit: Int)

  case tooManySheets(limit: Int)
  case tooManyRows(limit: Int)
  case tooManyColumns(limit: Int)

  /// In bytes; the row is counted from 1.
  case tooLongCell(row: Int, limit: Int)

  /// It took longer than it may.
  case tooSlow

  /// The process that decodes it didn't come to its end.
  case decoderStopped

  /// The person ended it.
  case cancelled

  /// Nothing on this system reads workbooks.
  case notReadableHere
}
