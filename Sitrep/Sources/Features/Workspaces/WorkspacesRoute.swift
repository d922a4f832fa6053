import DesignSystem
import Domain

/// Where a window is in the Workspaces tab: `/workspaces/archive/workspace/channel/message`.
///
/// Ids are any texts; each is one step of the path.
package nonisolated struct WorkspacesRoute: TabRoute {
  package static let tab = "workspaces"

  /// The workspace that is open; in another one nothing is open yet.
  package var workspace: WorkspacePath? {
    didSet { if workspace != oldValue { steps = [] } }
  }

  /// A channel of the workspace, and a message of that channel.
  package var steps: [ConversationStep] = []

  package init() {}

  package init?(_ link: DeepLink) {
    if link.steps.isEmpty { return }
    let ids = link.steps.compactMap(DeepLink.text(ofStep:))
    guard ids.count == link.steps.count, (2...4).contains(ids.count) else { return nil }
    workspace = WorkspacePath(archive: ids[0], workspace: ids[1])
    steps = zip(ids.dropFirst(2), [ConversationStep.channel, ConversationStep.message]).map { $1($0) }
  }

  package var link: DeepLink {
    guard let workspace else { return DeepLink(Self.tab) }
    let ids = [workspace.archive, workspace.workspace] + steps.map(\.id)
    return DeepLink(Self.tab, ids.map(DeepLink.step))
  }
}

/// A workspace of one of the archives.
package nonisolated struct WorkspacePath: Hashable, Codable, Sendable {
  package let archive: String
  package let workspace: String

  package init(archive: String, workspace: String) {
    self.archive = archive
    self.workspace = workspace
  }
}

/// A step into a workspace: a channel, then one of its messages, by their ids.
package nonisolated enum ConversationStep: Hashable, Codable, Sendable {
  case channel(String)
  case message(String)

  /// The id of what is opened.
  package var id: String {
    switch self {
    case .channel(let id), .message(let id): id
    }
  }
}
