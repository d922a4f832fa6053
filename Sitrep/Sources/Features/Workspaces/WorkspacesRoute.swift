import DesignSystem
import Domain

/// Where a window is in the Workspaces tab: `/workspaces/archive/workspace/channel/message`, or
/// `/workspaces/archive/workspace/~members/person`.
///
/// Ids are any texts; each is one step of the path.
package nonisolated struct WorkspacesRoute: TabRoute {
  package static let tab = "workspaces"

  /// The workspace that is open; in another one nothing is open yet.
  package var workspace: WorkspacePath? {
    didSet { if workspace != oldValue { steps = [] } }
  }

  /// A channel of the workspace and a message of that channel, or its members and one of them.
  package var steps: [ConversationStep] = []

  package init() {}

  init(_ workspace: WorkspacePath, _ steps: [ConversationStep]) {
    self.workspace = workspace
    self.steps = steps
  }

  package init?(_ link: DeepLink) {
    if link.steps.isEmpty { return }
    let ids = link.steps.compactMap(DeepLink.text(ofStep:))
    guard ids.count == link.steps.count, (2...4).contains(ids.count) else { return nil }
    workspace = WorkspacePath(archive: ids[0], workspace: ids[1])
    let kinds: [(String) -> ConversationStep] =
      link.steps.dropFirst(2).first == ConversationStep.members.written
      ? [{ _ in .members }, ConversationStep.member] : [ConversationStep.channel, ConversationStep.message]
    steps = zip(ids.dropFirst(2), kinds).map { $1($0) }
  }

  package var link: DeepLink {
    guard let workspace else { return DeepLink(Self.tab) }
    let path = [workspace.archive, workspace.workspace].map(DeepLink.step)
    return DeepLink(Self.tab, path + steps.map(\.written))
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

/// A step into a workspace: a channel, then one of its messages; or its members, then one of them; by their ids.
package nonisolated enum ConversationStep: Hashable, Codable, Sendable {
  case channel(String)
  case message(String)
  case members
  case member(String)

  /// The id of what is opened; empty for the members.
  package var id: String {
    switch self {
    case .channel(let id), .message(let id), .member(let id): id
    case .members: ""
    }
  }

  /// As a step of an address; no id begins with a tilde there.
  fileprivate var written: String { self == .members ? "~members" : DeepLink.step(id) }
}

extension WorkspacesModel {
  /// False where the route names a workspace, a channel or a message that is not there.
  ///
  /// An archive that cannot be read may have what is asked for.
  package func has(_ route: WorkspacesRoute) async -> Bool {
    guard let path = route.workspace else { return true }
    guard let contents = contents(of: path.archive) else { return false }
    switch route.steps.last {
    case nil, .members:
      return await contents.workspaces.mayHold { $0.contains { $0.id == path.workspace } }
    case .channel(let id):
      return await contents.channels(of: path.workspace).mayHold { $0.contains { $0.id == id } }
    case .message(let id):
      let channel = ChannelPath(workspace: path.workspace, channel: route.steps[0].id)
      return await contents.message(id, in: channel).mayHold { $0 != nil }
    case .member(let id):
      return await contents.members(of: path.workspace).mayHold { $0.contains { $0.id == id } }
    }
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
