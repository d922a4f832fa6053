import DesignSystem
import Domain

/// The archives of a profile as screens show them: one for all its windows.
///
/// What an archive says never changes, so it is read once and kept while it is looked at.
package final class WorkspacesModel {
  let library: any WorkspaceLibrary

  private var contents: [String: ArchiveContents] = [:]

  /// - Parameter library: The profile's archives.
  package init(library: any WorkspaceLibrary) {
    self.library = library
  }

  var entries: [ArchiveEntry] { library.entries }

  /// What the archive of this id holds; nil where there is none.
  func contents(of archive: String) -> ArchiveContents? {
    entries.first { $0.id == archive }.map(contents)
  }

  /// What an archive of the ``entries`` holds.
  func contents(of entry: ArchiveEntry) -> ArchiveContents {
    if let known = contents[entry.id] { return known }
    let new = ArchiveContents(entry.archive)
    let present = Set(entries.map(\.id))
    contents = contents.filter { present.contains($0.key) }
    contents[entry.id] = new
    return new
  }
}
