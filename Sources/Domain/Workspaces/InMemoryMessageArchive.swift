import Foundation

/// An archive whose contents are in memory: the bundled one, samples and tests.
package struct InMemoryMessageArchive: MessageArchive {
  private let contents: [Workspace]
  private let sorted: [ChannelPath: [Message]]

  package init(_ contents: [Workspace]) {
    self.contents = contents
    let channels = contents.flatMap { workspace in
      workspace.channels.map { channel in
        (ChannelPath(workspace: workspace.id, channel: channel.id), Self.newestFirst(channel.messages))
      }
    }
    sorted = Dictionary(channels, uniquingKeysWith: { first, _ in first })
  }

  package func workspaces() -> [ConversationSummary] {
    contents.map { ConversationSummary(id: $0.id, name: $0.name, activity: Activity(of: $0)) }
  }

  package func channels(of workspace: String) -> [ConversationSummary] {
    let channels = contents.first { $0.id == workspace }?.channels ?? []
    return channels.map { ConversationSummary(id: $0.id, name: $0.name, activity: Activity(of: $0)) }
  }

  package func messages(in channel: ChannelPath, _ range: Range<Int>) -> [Message] {
    let messages = sorted[channel] ?? []
    return Array(messages[range.clamped(to: messages.indices)])
  }

  package func message(_ id: String, in channel: ChannelPath) -> Message? {
    sorted[channel]?.first { $0.id == id }
  }

  package func forEachWorkspace(_ body: (Workspace) throws -> Void) rethrows {
    try contents.forEach(body)
  }

  private static func newestFirst(_ messages: [Message]) -> [Message] {
    let indexed = messages.enumerated().sorted { one, other in
      one.element.posted == other.element.posted
        ? one.offset < other.offset : one.element.posted > other.element.posted
    }
    return indexed.map(\.element)
  }
}
