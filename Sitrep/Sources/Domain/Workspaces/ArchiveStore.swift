import Foundation

/// Where the archives of a profile are kept.
///
/// A call that has returned is on the disk. Calls may take long, and none of them holds up the main actor.
package protocol ArchiveStore: Sendable {
  /// Opens a file that was chosen; it may be gone as soon as the call has returned.
  func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource

  /// Makes an archive of a file, all of it or nothing.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - name: Its name, to be shown.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: The new archive.
  /// - Throws: ``ArchiveImportProblem``; it is ``ArchiveImportProblem/cancelled`` where the task was.
  func importFile(
    _ file: any ByteSource, named name: String, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ArchiveEntry

  /// Takes an archive away; those who have it open can read on, and it can be brought back while the program runs.
  func remove(_ id: String) async throws(ArchiveImportProblem)

  /// Brings back an archive that was removed.
  func restore(_ id: String) async throws(ArchiveImportProblem)

  /// Deletes the file of an archive that was removed; one that is there stays.
  func deleteRemoved(_ id: String) async

  /// An archive as a file in the form of `Workspaces.json`.
  func export(_ archive: any MessageArchive) async throws(ArchiveImportProblem) -> Data
}

/// A file that is read once, from its start to its end.
package protocol ByteSource: Sendable {
  /// Its bytes; nil where that is not known before, as for a pipe.
  var size: Int? { get }

  /// The next bytes; none at the end. May block for a moment.
  func piece() throws -> [UInt8]
}

/// How far the import of a file is.
package struct ArchiveProgress: Hashable, Sendable {
  package let messages: Int

  /// The part of the file from 0 to 1; 0 where its size is not known.
  package let part: Double

  /// - Parameters:
  ///   - messages: How many were read.
  ///   - bytes: How many bytes they took.
  ///   - size: How many the file has; nil where that is not known, as of a pipe.
  package init(messages: Int, bytes: Int, of size: Int?) {
    self.messages = messages
    // A file may grow while it is read.
    part = size.map { min(1, Double(bytes) / Double(max(1, $0))) } ?? 0
  }
}
