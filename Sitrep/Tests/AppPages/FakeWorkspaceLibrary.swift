import Domain
import Foundation
import Observation

/// A library that a test fills: archives in memory, and imports that come to what the test says.
@Observable @MainActor
package final class FakeWorkspaceLibrary: WorkspaceLibrary {
  package var entries: [ArchiveEntry]
  package var progress: ArchiveImport?
  package private(set) var removed: ArchiveEntry?

  /// What an export comes to; nil: to a file that has the archive's id in it.
  package var exportFailure: ArchiveImportProblem?

  /// Why nothing can be removed.
  package var removalFailure: ArchiveImportProblem?

  /// Why nothing can be brought back.
  package var restoreFailure: ArchiveImportProblem?

  /// The files that were asked to be imported.
  package private(set) var imported: [String] = []

  package init(_ contents: [Workspace] = [], imported: Date? = nil) {
    entries = [
      ArchiveEntry(id: "a", name: "Workspaces.json", imported: imported, archive: InMemoryMessageArchive(contents))
    ]
  }

  /// Changes it from a test, which is on no actor.
  package func change(_ change: @MainActor (FakeWorkspaceLibrary) -> Void) { change(self) }

  package func importFile(_ file: URL, named name: String) { imported.append(name) }

  package func cancelImport() { progress = nil }

  package func remove(_ archive: String) throws(ArchiveImportProblem) {
    if let removalFailure { throw removalFailure }
    removed = entries.first { $0.id == archive }
    entries.removeAll { $0.id == archive }
  }

  package func undoRemoval() throws(ArchiveImportProblem) {
    if let restoreFailure { throw restoreFailure }
    if let removed { entries.append(removed) }
    removed = nil
  }

  package func dismissRemoved() { removed = nil }

  package func export(_ archive: String) async throws(ArchiveImportProblem) -> Data {
    if let exportFailure { throw exportFailure }
    return Data(archive.utf8)
  }
}
