import Domain

/// The files of an export that are worth reading, one after the other.
///
/// The lists at the root come first, then the conversations, each with its days in order: see ``ExportFileOrder``.
package protocol ExportFiles {
  /// How much was read since the start or ``rewind()``, from 0 to 1.
  var position: Double { get }

  /// The next file; nil at the end.
  ///
  /// - Throws: ``ArchiveImportProblem`` where the export as a whole can't be read.
  mutating func next() throws -> ExportFile?

  /// Goes back to the first file that isn't a list; may be called once, at the end.
  mutating func rewind() throws
}

/// One file of an export.
package struct ExportFile {
  package enum Contents {
    case bytes([UInt8])
    case skipped(SkippedPart.Reason)
  }

  /// Below the export's root, as in `general/2022-10-19.json`; names of unknown encoding are written with replacements.
  package let path: String

  package let contents: Contents

  package init(path: String, contents: Contents) {
    self.path = path
    self.contents = contents
  }
}
