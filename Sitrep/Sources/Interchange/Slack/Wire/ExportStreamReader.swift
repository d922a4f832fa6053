import Domain

/// Reads an export as the process that decodes it writes it, whose bytes are as hostile as the export.
///
/// That ids are different, and parts in order, is for whoever is given them to check.
package struct ExportStreamReader: WorkspaceFileReader {
  package init() {}

  /// - Throws: ``ArchiveImportProblem``, as that process tells it; ``ArchiveImportProblem/unreadable`` for bytes that end
  ///   early or are something else.
  package func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    var frames = FrameReader(mark: ArchivePartWriter.mark, mostBytes: ArchivePart.mostBytes, piece)
    do {
      while let part = try Self.part(&frames) { try body(part) }
    } catch is ByteProblem {
      throw ArchiveImportProblem.unreadable
    }
  }

  /// The next part; nil at the end.
  private static func part(_ frames: inout FrameReader) throws -> ArchivePart? {
    let frame = try frames.next()
    switch frame.first {
    case ArchivePartWriter.end:
      guard frame.count == 1 else { throw ByteProblem() }
      try frames.end()
      return nil
    case ArchivePartWriter.problem:
      var reader = ByteReader(frame.dropFirst())
      throw try ArchiveImportProblem(from: &reader)
    default: return try ArchivePart(frame)
    }
  }
}
