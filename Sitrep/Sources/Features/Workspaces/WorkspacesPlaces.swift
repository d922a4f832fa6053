import Domain

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
