import Foundation
import Observation

/// The archives of a profile, shared by all its windows.
@MainActor
package protocol WorkspaceLibrary: AnyObject, Observable {
  /// The archives that there are: those imported, newest first, or else the bundled one.
  var entries: [ArchiveEntry] { get }

  /// The import that is under way or has just failed; nil where there is none.
  var progress: ArchiveImport? { get }

  /// Takes a file into an archive of its own, all of it or nothing, beside the main actor; ``progress`` tells of it.
  ///
  /// The file may be gone when the call has returned; while an import is under way, others wait for its end.
  func importFile(_ file: URL, named name: String)

  /// Ends the import that is under way, or forgets why it failed.
  func cancelImport()

  /// The archive that was removed last, while it can be brought back.
  var removed: ArchiveEntry? { get }

  /// Takes an archive away; the one that was removed before cannot be brought back any more.
  func remove(_ archive: String) throws(ArchiveImportProblem)

  /// Brings back the archive that was ``removed`` last.
  func undoRemoval() throws(ArchiveImportProblem)

  /// Deletes the file of the archive that was ``removed`` last.
  func dismissRemoved()

  /// The archive as a file in the form of `Workspaces.json`.
  func export(_ archive: String) async throws(ArchiveImportProblem) -> Data
}

/// One archive, with where it came from.
package struct ArchiveEntry: Identifiable, Sendable {
  /// Short, lower-case letters and digits: it stands in addresses.
  package let id: String

  /// The name of the file that was imported.
  package let name: String

  /// When it was imported; nil: it came with the program.
  package let imported: Date?

  package let archive: any MessageArchive

  package init(id: String, name: String, imported: Date?, archive: any MessageArchive) {
    self.id = id
    self.name = name
    self.imported = imported
    self.archive = archive
  }
}
