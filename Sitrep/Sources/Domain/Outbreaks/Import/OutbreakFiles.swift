/// Reads files of counts by place and period.
package protocol OutbreakFiles: Sendable {
  /// Reads files that belong together: one table, a table for each measure, or parts of one table.
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
}
