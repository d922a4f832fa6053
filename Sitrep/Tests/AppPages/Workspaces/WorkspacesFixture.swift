import Domain
import Foundation
import Workspaces

/// The Workspaces tab of an app that is tested: its archives are in memory, and imports go as the test says.
@MainActor
package final class WorkspacesFixture {
  package let store = FakeArchiveStore()
  package let dependencies: WorkspacesDependencies

  /// What all windows share; until there is an app, one of its own.
  package var model: WorkspacesModel

  /// - Parameters:
  ///   - contents: The archive `a`.
  ///   - imported: When it was imported; nil: it came with the program.
  package convenience init(_ contents: [Workspace] = [], imported: Date? = nil) {
    self.init(
      ArchiveEntry(id: "a", name: "Workspaces.json", imported: imported, archive: InMemoryMessageArchive(contents)))
  }

  /// - Parameter entry: The only archive; where it was imported, a sample without workspaces came with the program.
  package init(_ entry: ArchiveEntry) {
    let sample = ArchiveEntry(
      id: "bundled", name: "Workspaces.json", imported: nil, archive: InMemoryMessageArchive([]))
    let isImported = entry.imported != nil
    dependencies = WorkspacesDependencies(
      imported: isImported ? [entry] : [], bundled: isImported ? sample : entry, store: store)
    model = WorkspacesModel(dependencies)
  }

  /// - Parameter imported: Several archives that were imported, newest first.
  package init(imported: [ArchiveEntry]) {
    let sample = ArchiveEntry(
      id: "bundled", name: "Workspaces.json", imported: nil, archive: InMemoryMessageArchive([]))
    dependencies = WorkspacesDependencies(imported: imported, bundled: sample, store: store)
    model = WorkspacesModel(dependencies)
  }

  /// The names of the files that were asked to be imported.
  package var importedNames: [String] {
    store.calls.compactMap { if case .importFile(let name) = $0 { name } else { nil } }
  }

  /// Shows that so many messages were read of a file, beginning its import if it is not under way.
  package func importing(_ name: String, messages: Int, percent: Int) async {
    await begin(name)
    store.report(ArchiveProgress(messages: messages, part: Double(percent) / 100))
    let progress = ArchiveImport.reading(name: name, messages: messages, part: Double(percent) / 100)
    while model.progress != progress { await Task.yield() }
  }

  /// Shows that a file was not imported.
  package func importFails(_ name: String, _ problem: ArchiveImportProblem) async {
    await begin(name)
    store.endImport(.failure(problem))
    while model.progress != .failed(name: name, problem) { await Task.yield() }
  }

  /// Shows that a file was imported, as an archive that tells what the import took.
  package func importEnds(_ name: String, _ report: ImportReport) async {
    await begin(name)
    let archive = InMemoryMessageArchive([])
    store.endImport(
      .success(ArchiveEntry(id: "new", name: name, imported: .distantPast, archive: archive, report: report)))
    while model.progress != .done(name: name, report) { await Task.yield() }
  }

  /// Shows no import any more.
  package func endImport() {
    model.dismissImportOutcome()
    model.cancelImport()
  }

  private func begin(_ name: String) async {
    if case .reading(name, _, _) = model.progress { return }
    let begun = importedNames.count
    await model.importFile(URL(filePath: "/\(name)"))
    while importedNames.count == begun { await Task.yield() }
  }
}
