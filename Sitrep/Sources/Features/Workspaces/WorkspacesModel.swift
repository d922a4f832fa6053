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

  /// False where the route names a workspace, a channel or a message that is not there.
  ///
  /// An archive that cannot be read may have what is asked for.
  package func has(_ route: WorkspacesRoute) async -> Bool {
    guard let path = route.workspace else { return true }
    guard let contents = contents(of: path.archive) else { return false }
    guard case .channel(let channel)? = route.steps.first else {
      return await contents.workspaces.mayHold { $0.contains { $0.id == path.workspace } }
    }
    if case .message(let id)? = route.steps.last {
      return await contents.message(id, in: ChannelPath(workspace: path.workspace, channel: channel))
        .mayHold { $0 != nil }
    }
    return await contents.channels(of: path.workspace).mayHold { $0.contains { $0.id == channel } }
  }
}

extension Query {
  /// False where the value was read and has not what is asked for.
  fileprivate func mayHold(_ condition: (Value) -> Bool) async -> Bool {
    await load()
    if case .loaded(let value) = phase { return condition(value) }
    return true
  }
}
