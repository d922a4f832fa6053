import Foundation

/// Where the archives of a profile are kept.
///
/// A call that has returned is on the disk. Calls may take long, and none of them holds up the main actor.
package protocol ArchiveStore: Sendable {
  /// Opens a file that was chosen; it may be gone as soon as the call has returned.
  func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource

  /// Makes an archive of a file, all of it or nothing; an export joins the archive of its team, where there is one.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - name: Its name, to be shown.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: The archive, with the report on what was taken.
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

  /// An archive as a folder of HTML: the paths of the files in it, and what they hold.
  func exportPages(
    of entry: ArchiveEntry, _ options: ArchivePageOptions
  ) async throws(ArchiveImportProblem) -> [String: Data]
}

/// A file that is read once, from its start to its end.
package protocol ByteSource: Sendable {
  /// Its bytes; nil where that is not known before, as for a pipe.
  var size: Int? { get }

  /// The next bytes; none at the end. May block for a moment.
  func piece() throws -> [UInt8]

  /// Nobody wants the rest: a call of ``piece()`` that waits may end at once. May be called on any thread.
  func cancel()
}

extension ByteSource {
  package func cancel() {}
}

/// The parts of an export as bytes, which a process without rights decodes.
package protocol ExportParts: ByteSource {}

/// Lets exports of Slack be decoded where they can do no harm.
package protocol ExportDecoder: Sendable {
  /// - Parameters:
  ///   - zip: The export's file.
  ///   - name: Its name, which may tell that of the workspace.
  /// - Returns: The export's parts, which throw an ``ArchiveImportProblem`` where there are none.
  func parts(of zip: any DescribedFile, named name: String) -> any ExportParts
}

/// A file that another process can be given.
package protocol DescribedFile: ByteSource {
  /// Open for as long as the file is kept.
  var descriptor: Int32 { get }
}

/// How far the import of a file is.
package struct ArchiveProgress: Hashable, Sendable {
  package let messages: Int

  /// How much of the work is done, from 0 to 1.
  package let part: Double

  /// - Parameters:
  ///   - messages: How many were read.
  ///   - part: How much of the work is done, from 0 to 1.
  package init(messages: Int, part: Double) {
    self.messages = messages
    self.part = part
  }
}
