import Domain

/// Reads an export in a process of its own, and writes what it has for ``ExportStreamReader``.
package enum ExportDecoding {
  /// The variable of that process's environment that has the export's name: other users cannot read it there.
  package static let nameVariable = "SITREP_EXPORT_NAME"

  private static let pieceSize = 65_536

  /// Gives each part of what is in files.
  typealias Reading = (_ files: any ExportFiles, _ body: (ArchivePart) throws -> Void) throws -> Void

  /// Where writing failed, and not reading.
  private struct WritingFailure: Error {
    let reason: any Error
  }

  /// Reads a folder, whose files another process sends by ``FolderStream``.
  ///
  /// - Parameters:
  ///   - piece: Gives the next bytes; none at the end.
  ///   - name: The folder's own name, which may tell that of the workspace.
  ///   - write: Takes the next bytes.
  /// - Throws: What `write` throws; what is wrong with the export is written.
  package static func run(
    folder piece: @escaping () throws -> [UInt8], name: String, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    try run({ StreamedExportFiles(piece) }, name: name, write: write)
  }

  /// Reads an export from whatever opens its files.
  ///
  /// - Parameters:
  ///   - files: Opens them.
  ///   - name: Their export's own name, which may tell that of the workspace.
  ///   - write: Takes the next bytes.
  /// - Throws: What `write` throws; what is wrong with the export is written.
  package static func run(
    _ files: () throws -> any ExportFiles, name: String, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    try run(files, by: reading(name), write: write)
  }

  private static func reading(_ name: String) -> Reading {
    { files, body in
      var export = SlackExport(files, name: name)
      try export.read(body)
    }
  }

  /// The same, with the function that decodes them.
  static func run(
    _ files: () throws -> any ExportFiles, by read: Reading, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    var writer = ArchivePartWriter()
    do {
      let files = FollowedFiles(try files())
      try read(files) { part in
        try add(part, of: files.path, to: &writer)
        guard writer.count >= pieceSize else { return }
        do { try write(writer.take()) } catch { throw WritingFailure(reason: error) }
      }
      writer.end()
    } catch let failure as WritingFailure {
      throw failure.reason
    } catch {
      writer.end(error as? ArchiveImportProblem ?? .unreadable)
    }
    try write(writer.take())
  }

  /// A message that is too much for one part is left out; the rest of the export isn't.
  private static func add(
    _ part: ArchivePart, of file: String, to writer: inout ArchivePartWriter
  ) throws(ByteProblem) {
    do throws(ByteProblem) {
      try writer.add(part)
    } catch {
      guard case .message = part else { throw error }
      let reason = SkippedPart.Reason.tooLarge(mostBytes: ArchivePart.mostBytes)
      try writer.add(.skipped(SkippedPart(file: file, reason: reason)))
    }
  }
}

/// Files of which is known which one was given last.
private final class FollowedFiles: ExportFiles {
  private(set) var path = ""

  private var files: any ExportFiles

  init(_ files: any ExportFiles) {
    self.files = files
  }

  var position: Double { files.position }

  func next() throws -> ExportFile? {
    let file = try files.next()
    if let file { path = file.path }
    return file
  }

  func rewind() throws { try files.rewind() }
}
