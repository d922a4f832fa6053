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

  var shelves: [ArchiveShelf] { library.shelves }

  /// What the archive of this id holds; nil where there is none.
  func contents(of archive: String) -> ArchiveContents? {
    shelves.first { $0.id == archive }.map(contents)
  }

  /// What an archive of the ``shelves`` holds.
  func contents(of shelf: ArchiveShelf) -> ArchiveContents {
    if let known = contents[shelf.id] { return known }
    let new = ArchiveContents(shelf.archive)
    let present = Set(shelves.map(\.id))
    contents = contents.filter { present.contains($0.key) }
    contents[shelf.id] = new
    return new
  }
}
