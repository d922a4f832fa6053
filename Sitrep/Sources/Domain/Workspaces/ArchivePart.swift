import Foundation

/// What a reader finds in a file of workspaces: each thing when its end is reached.
///
/// So a file of any size is taken in one pass, whatever the order of members in its objects is: the name of a channel may
/// come after its messages.
package enum ArchivePart: Hashable, Sendable {
  /// A message of the channel that ends next.
  case message(Message)

  /// The channel of all messages since the last channel, in the workspace that ends next.
  case channel(id: String, name: String)

  /// The workspace of all channels since the last workspace.
  case workspace(id: String, name: String)

  /// The team whose export this is; a later one of the same team joins the archive.
  case team(String)

  /// A part that is left out.
  case skipped(SkippedPart)

  /// What is to be said of the file as a whole.
  case note(ImportNote)

  /// How much of the file was read, from 0 to 1, where the reader knows better than who gives the bytes.
  case position(Double)
}

/// Whole workspaces, put together from their parts.
package struct WorkspaceAssembly: Sendable {
  package private(set) var workspaces: [Workspace] = []

  private var channels: [Channel] = []
  private var messages: [Message] = []

  package init() {}

  package mutating func add(_ part: ArchivePart) {
    switch part {
    case .message(let message):
      messages.append(message)
    case .channel(let id, let name):
      channels.append(Channel(id: id, name: name, messages: messages))
      messages = []
    case .workspace(let id, let name):
      workspaces.append(Workspace(id: id, name: name, channels: channels))
      channels = []
    case .team, .skipped, .note, .position:
      break
    }
  }
}
