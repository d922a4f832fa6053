import Foundation

/// Reads files of workspaces.
package protocol WorkspaceFileReader: Sendable {
  /// Goes through a file once, in memory that does not grow with it but for the ids of one channel's messages.
  ///
  /// May take a minute for a large file: not to be called on the main actor.
  ///
  /// - Parameters:
  ///   - piece: Gives the file's next bytes, as many as it likes; none at the end.
  ///   - body: Is given each part. The ids of workspaces, of a workspace's channels and of a channel's messages are
  ///     different, and none is empty.
  /// - Throws: ``ArchiveImportProblem``, or what the closures throw. What `body` was given before is worth nothing then.
  func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws
}

/// Writes files of workspaces, and pages of them.
package protocol WorkspaceFileWriter: Sendable {
  /// Writes all of an archive; reading the file gives the same archive.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - sink: Takes the file's next bytes.
  /// - Throws: What the archive and the sink throw.
  func write(_ archive: any MessageArchive, to sink: (Data) throws -> Void) throws

  /// Writes an archive as a folder of HTML that a browser shows without a server, a connection or a script.
  ///
  /// - Parameters:
  ///   - entry: The archive.
  ///   - options: The words, and how days and numbers are written.
  ///   - file: Takes a file: its path in the folder, in plain letters and at most three levels deep, and its content.
  /// - Throws: What the archive and the closure throw.
  func writePages(
    of entry: ArchiveEntry, _ options: ArchivePageOptions, to file: (_ path: String, _ content: Data) throws -> Void
  ) throws
}
