import Foundation

/// Where most was posted in an archive's last week: the seven days up to its newest message.
package struct BusyWeek: Hashable, Sendable {
  /// A channel, and how many messages it got.
  package struct Channel: Hashable, Identifiable, Sendable {
    package let workspace: ConversationSummary
    package let channel: ConversationSummary
    package let messages: Int

    package var id: ChannelPath { ChannelPath(workspace: workspace.id, channel: channel.id) }

    package init(workspace: ConversationSummary, channel: ConversationSummary, messages: Int) {
      self.workspace = workspace
      self.channel = channel
      self.messages = messages
    }
  }

  /// When the archive's newest message was posted.
  package let end: Date

  /// The busiest first, those with as many messages in the file's order.
  package let channels: [Channel]

  /// - Parameters:
  ///   - end: When the archive's newest message was posted.
  ///   - channels: All that got messages, in the file's order.
  package init(end: Date, channels: [Channel]) {
    self.end = end
    let ranked = channels.enumerated().sorted { one, other in
      one.element.messages == other.element.messages
        ? one.offset < other.offset : one.element.messages > other.element.messages
    }
    self.channels = ranked.prefix(Self.most).map(\.element)
  }

  /// So many channels are named.
  private static let most = 8

  /// The moment after which a message is one of the week.
  package static func start(before end: Date) -> Date { end.addingTimeInterval(-7 * 86_400) }
}
