import DesignSystem
import Domain
import Foundation
import Observation

/// The archives of a profile: one for all its windows.
///
/// An archive that is removed or brought back is so at once, in every window, and in the store soon after, one change
/// after the other; where the store refuses it, it is taken back and ``failure`` says why. What an archive says never
/// changes, so it is read once and kept while it is looked at.
@Observable
package final class WorkspacesModel {
  /// The archives that were imported, newest first, or else the one that comes with the program.
  package var entries: [ArchiveEntry] { imported.isEmpty ? [bundled] : imported }

  /// True where they are not the one that comes with the program.
  package var hasImported: Bool { !imported.isEmpty }

  /// The import under way, or what the last one came to until that was read; that it went well, until something was
  /// removed.
  package var progress: ArchiveImport? { imports.progress }

  /// The archive that was removed last, while it can be brought back.
  package var removed: ArchiveEntry? { removals.last }

  /// Why the last removal, its undoing or an export came to nothing; nil once that was read.
  package var failure: WorkspacesFailure? { changes.problem }

  private var imported: [ArchiveEntry]

  /// What can be brought back, the latest last; more than one only after a change was refused.
  private var removals: [ArchiveEntry] = []

  @ObservationIgnored private var contents: [ArchiveEntry.ID: ArchiveContents] = [:]

  private let bundled: ArchiveEntry
  private let store: any ArchiveStore
  private let imports: ArchiveImports
  private let changes = OptimisticStore<ArchiveEntry.ID, ArchiveEntry?, WorkspacesFailure>()

  /// - Parameter dependencies: The archives as the program found them, and where a change of them goes.
  package init(_ dependencies: WorkspacesDependencies) {
    imported = dependencies.imported
    bundled = dependencies.bundled
    store = dependencies.store
    imports = ArchiveImports(dependencies.store, mostWaitingBytes: dependencies.mostWaitingBytes)
  }

  nonisolated deinit {}

  /// What the archive of this id holds; nil where there is none.
  func contents(of archive: ArchiveEntry.ID) -> ArchiveContents? {
    entries.first { $0.id == archive }.map(contents)
  }

  /// What an archive of the ``entries`` holds.
  func contents(of entry: ArchiveEntry) -> ArchiveContents {
    if let known = contents[entry.id], known.imported == entry.imported { return known }
    let new = ArchiveContents(entry.archive, imported: entry.imported)
    let present = Set(entries.map(\.id))
    contents = contents.filter { present.contains($0.key) }
    contents[entry.id] = new
    return new
  }

  // MARK: Actions

  /// Makes an archive of a file; ``progress`` tells of it, and leaving the screen does not end it.
  ///
  /// The file may be gone when the call has returned. While an import is under way, others wait for its end.
  package func importFile(_ file: URL) async {
    await imports.add(file) { self.show($0, at: $0.id) }
  }

  /// Ends the import that is under way; nothing of it is left.
  package func cancelImport() { imports.cancel() }

  /// Forgets why a file was not imported, or what one came to; those that wait go on.
  package func dismissImportOutcome() { imports.dismissOutcome() }

  /// Takes an imported archive away; the one that was removed before cannot be brought back any more.
  ///
  /// That an import went well is not said any more.
  package func remove(_ id: ArchiveEntry.ID) {
    guard let entry = imported.first(where: { $0.id == id }) else { return }
    imports.forgetDone()
    let earlier = removals.map(\.id)
    change(.remove, of: entry, to: nil, offering: [entry]) { store throws(ArchiveImportProblem) in
      try await store.remove(id)
      for id in earlier { await store.deleteRemoved(id) }
    }
  }

  /// Brings back the archive that was removed last, if it is this one.
  package func undo(_ id: ArchiveEntry.ID) {
    guard let entry = removed, entry.id == id else { return }
    change(.restore, of: entry, to: entry, offering: removals.dropLast()) { store throws(ArchiveImportProblem) in
      try await store.restore(id)
    }
  }

  /// Deletes the archive that was removed last for good.
  package func dismissRemoved() {
    guard let entry = removals.popLast() else { return }
    changes.afterWrites { [store] in await store.deleteRemoved(entry.id) }
  }

  /// An archive as a file in the form of `Workspaces.json`; nil where ``failure`` says why there is none.
  package func export(_ id: ArchiveEntry.ID) async -> Data? {
    await export(id) { store, entry throws(ArchiveImportProblem) in try await store.export(entry.archive) }
  }

  /// An archive as a folder of HTML, by the paths in it; nil where ``failure`` says why there is none.
  package func exportPages(_ id: ArchiveEntry.ID, _ options: ArchivePageOptions) async -> [String: Data]? {
    await export(id) { store, entry throws(ArchiveImportProblem) in try await store.exportPages(of: entry, options) }
  }

  package func dismissFailure() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async { await changes.waitForWrites() }

  // MARK: Parts

  private func export<Export>(
    _ id: ArchiveEntry.ID, by write: (any ArchiveStore, ArchiveEntry) async throws(ArchiveImportProblem) -> Export
  ) async -> Export? {
    dismissFailure()
    do throws(ArchiveImportProblem) {
      guard let entry = entries.first(where: { $0.id == id }) else { throw .unreadable }
      return try await write(store, entry)
    } catch {
      changes.note(WorkspacesFailure(.export, error))
      return nil
    }
  }

  /// Shows a change and hands it to the store.
  private func change(
    _ action: WorkspacesFailure.Action, of entry: ArchiveEntry, to after: ArchiveEntry?, offering left: [ArchiveEntry],
    by write: @escaping @Sendable (any ArchiveStore) async throws(ArchiveImportProblem) -> Void
  ) {
    dismissFailure()
    let (before, offered) = (after == nil ? entry : nil, removals)
    removals = left
    show(after, at: entry.id)
    changes.keep([.init(entry.id, before: before, after: after)]) {
      [store] () async throws(WorkspacesFailure) in
      do throws(ArchiveImportProblem) {
        try await write(store)
      } catch {
        throw WorkspacesFailure(action, error)
      }
    } orTakeBack: { kept in
      self.removals = offered + self.removals.filter { later in !offered.contains { $0.id == later.id } }
      for (id, entry) in kept { self.show(entry, at: id) }
    }
  }

  /// Shows an archive in its place, or none of this id.
  private func show(_ entry: ArchiveEntry?, at id: ArchiveEntry.ID) {
    var shown = imported.filter { $0.id != id }
    if let entry {
      removals.removeAll { $0.id == id }
      shown.append(entry)
    }
    imported = shown.sorted(by: ArchiveEntry.isNewer)
  }
}
