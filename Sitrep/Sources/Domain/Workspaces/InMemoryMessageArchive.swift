import Foundation

/// An archive whose contents are in memory: the bundled one, samples and tests.
package struct InMemoryMessageArchive: MessageArchive {
  private let summaries: [ConversationSummary]
  private let channels: [String: [ConversationSummary]]
  private let inFileOrder: [ChannelPath: [Message]]
  private let newestFirst: [ChannelPath: [Message]]

  /// Of two workspaces with one id, or two channels of a workspace, the first is shown.
  package init(_ contents: [Workspace]) {
    var channels: [String: [ConversationSummary]] = [:]
    var messages: [ChannelPath: [Message]] = [:]
    for workspace in contents.reversed() {
      channels[workspace.id] = workspace.channels.map {
        ConversationSummary(id: $0.id, name: $0.name, activity: Activity(of: $0))
      }
      for channel in workspace.channels.reversed() {
        messages[ChannelPath(workspace: workspace.id, channel: channel.id)] = channel.messages
      }
    }
    summaries = contents.map { ConversationSummary(id: $0.id, name: $0.name, activity: Activity(of: $0)) }
    self.channels = channels
    inFileOrder = messages
    newestFirst = messages.mapValues(Self.newestFirst)
  }

  package func workspaces() -> [ConversationSummary] {
    summaries
  }

  package func channels(of workspace: String) -> [ConversationSummary] {
    channels[workspace, default: []]
  }

  package func messages(in channel: ChannelPath, _ range: Range<Int>) -> [Message] {
    let messages = newestFirst[channel, default: []]
    return Array(messages[range.clamped(to: messages.indices)])
  }

  package func message(_ id: String, in channel: ChannelPath) -> Message? {
    inFileOrder[channel]?.first { $0.id == id }
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) rethrows {
    try inFileOrder[channel, default: []].forEach(body)
  }

  private static func newestFirst(_ messages: [Message]) -> [Message] {
    let indexed = messages.enumerated().sorted { one, other in
      one.element.posted == other.element.posted
        ? one.offset < other.offset : one.element.posted > other.element.posted
    }
    return indexed.map(\.element)
  }
}
