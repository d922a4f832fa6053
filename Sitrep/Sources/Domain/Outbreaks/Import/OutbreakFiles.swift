/// Reads files of outbreaks: counts by place and period, and line lists.
package protocol OutbreakFiles: Sendable {
  /// Reads the workbooks among files, which must be done before ``read(_:_:)``; nil: they can't be read here.
  var sheets: (any SheetReader)? { get }

  /// Reads files of counts that belong together: one table, a table for each measure, or parts of one table.
  ///
  /// The form is told by the heading and the content. May take a second for large files: not to be called on the main
  /// actor. Nothing is kept: the same files are read again after each choice.
  ///
  /// - Parameters:
  ///   - files: One or several, with the names that the person gave them.
  ///   - choices: What the person decided so far.
  /// - Returns: What would be kept. While ``OutbreakImport/questions`` is not empty, the figures are a preview only.
  /// - Throws: Why the files cannot be read at all.
  func read(_ files: [FiguresFile], _ choices: OutbreakChoices) throws(OutbreakFileProblem) -> OutbreakImport

  /// Reads files that are either: counts, or a line list, as their columns tell or the person says.
  ///
  /// - Parameters:
  ///   - files: One or several, with the names that the person gave them.
  ///   - choices: What the person decided so far.
  /// - Returns: What would be kept, of the kind that the files are.
  /// - Throws: Why the files cannot be read at all.
  func readAny(_ files: [FiguresFile], _ choices: OutbreakChoices) throws(OutbreakFileProblem) -> AnyOutbreakImport
}

extension OutbreakFiles {
  package var sheets: (any SheetReader)? { nil }

  /// The same files, each workbook with the sheet that was chosen, or its largest one.
  package func readingSheets(
    of files: [FiguresFile], _ choices: OutbreakChoices
  ) async throws(OutbreakFileProblem) -> [FiguresFile] {
    var read: [FiguresFile] = []
    for file in files { read.append(try await file.reading(sheet: choices.sheet, by: sheets)) }
    return read
  }
}
