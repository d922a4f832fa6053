import Foundation

/// Reads Excel workbooks: strangers' files in a form with many corners, so they are decoded outside the program.
package protocol SheetReader: Sendable {
  /// Reads one sheet of a workbook.
  ///
  /// May take seconds. Ends early where the task is cancelled.
  ///
  /// - Parameters:
  ///   - file: The workbook.
  ///   - name: The sheet; nil: the visible one with the most cells.
  /// - Returns: The sheet's rows, with the names of all sheets that have any.
  /// - Throws: Why there is no table, as ``OutbreakFileProblem/Cause/workbook(_:)``.
  func sheets(in file: FiguresFile, choosing name: String?) async throws(OutbreakFileProblem) -> SheetTable
}

/// A sheet of a workbook as a table.
package struct SheetTable: Hashable, Sendable {
  package let name: String

  /// The sheets that have a cell with a value, in the workbook's order; this one among them.
  package let sheets: [String]

  /// The rows, comma-separated in UTF-8: line breaks in cells are spaces, so each line is a row of the sheet.
  ///
  /// Days are `2024-03-05`, moments `2024-03-05T14:30:00`; cells with an error are empty.
  package let csv: Data

  package init(name: String, sheets: [String], csv: Data) {
    self.name = name
    self.sheets = sheets
    self.csv = csv
  }
}
