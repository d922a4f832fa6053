import Foundation

/// Where most was posted in an archive's last week, the seven days up to its newest message, and of all time.
package struct BusyWeek: Hashable, Sendable {
  /// A channel, and how many messages it got in the week.
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

  /// The busiest of the week first, those with as many messages in the file's order.
  package let channels: [Channel]

  /// Those with the most messages of all time, in the same way.
  package let allTime: [Channel]

  /// - Parameters:
  ///   - end: When the archive's newest message was posted.
  ///   - channels: All of them, in the file's order.
  package init(end: Date, channels: [Channel]) {
    self.end = end
    self.channels = Self.busiest(channels, by: \.messages)
    allTime = Self.busiest(channels, by: \.channel.activity.count)
  }

  /// As many as are named.
  private static func busiest(_ channels: [Channel], by count: (Channel) -> Int) -> [Channel] {
    let ranked = channels.enumerated().sorted { one, other in
      (count(other.element), one.offset) < (count(one.element), other.offset)
    }
    return ranked.prefix(8).map(\.element).filter { count($0) > 0 }
  }

  /// The moment after which a message is one of the week.
  package static func start(before end: Date) -> Date { end.addingTimeInterval(-7 * 86_400) }
}
