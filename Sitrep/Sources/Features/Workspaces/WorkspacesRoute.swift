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

extension WorkspacesModel {
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
