import DesignSystem
import Domain
import Observation
import Workspaces

/// The archives of the Workspaces tab as the Statistics tab needs them.
@Observable
final class WorkspaceArchives: TeamArchives {
  private let workspaces: WorkspacesModel

  init(_ workspaces: WorkspacesModel) {
    self.workspaces = workspaces
  }

  nonisolated deinit {}

  var imported: [ArchiveEntry] { workspaces.hasImported ? workspaces.entries : [] }

  func address(of message: FoundMessage, in archive: ArchiveEntry.ID) -> String {
    var route = WorkspacesRoute()
    route.workspace = WorkspacePath(archive: archive, workspace: message.workspace)
    route.steps = [.channel(message.found.channel), .message(message.found.message.id)]
    return route.address
  }

  func address(ofMessagesIn days: ClosedRange<Day>) -> String {
    var route = WorkspacesRoute()
    let (before, after) = (days.upperBound.advanced(by: 1), days.lowerBound.advanced(by: -1))
    route.search = "after:\(after.iso8601) before:\(before.iso8601)"
    return route.address
  }
}
