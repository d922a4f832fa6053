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
    newestFirst = messages.mapValues { Self.newestFirst($0, by: \.self) }
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

  package func members(of workspace: String) -> [MemberSummary] {
    let posted = posts(in: workspace).map { ($0.message.member, $0.message.posted) }
    return Dictionary(grouping: posted, by: \.0).compactMap { member, posts in
      posts.map(\.1).max().map { MemberSummary(member: member, messages: posts.count, latest: $0) }
    }.people
  }

  package func messages(by member: String, in workspace: String, _ range: Range<Int>) -> [ChannelMessage] {
    let messages = Self.newestFirst(posts(in: workspace).filter { $0.message.member.id == member }, by: \.message)
    return Array(messages[range.clamped(to: messages.indices)])
  }

  package func busyWeek() -> BusyWeek? {
    guard let end = summaries.compactMap(\.activity.latest).max() else { return nil }
    let start = BusyWeek.start(before: end)
    let busy = summaries.flatMap { workspace in
      channels(of: workspace.id).map { channel in
        let messages = posts(in: ChannelPath(workspace: workspace.id, channel: channel.id))
        return BusyWeek.Channel(
          workspace: workspace, channel: channel, messages: messages.count { $0.posted > start })
      }
    }
    return BusyWeek(end: end, channels: busy)
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) rethrows {
    try posts(in: channel).forEach(body)
  }

  /// All messages of a channel, in the file's order.
  private func posts(in channel: ChannelPath) -> [Message] { inFileOrder[channel, default: []] }

  /// All messages of a workspace, in the file's order.
  private func posts(in workspace: String) -> [ChannelMessage] {
    channels(of: workspace).flatMap { channel in
      posts(in: ChannelPath(workspace: workspace, channel: channel.id)).map {
        ChannelMessage(channel: channel.id, channelName: channel.name, message: $0)
      }
    }
  }

  private static func newestFirst<Value>(_ values: [Value], by message: KeyPath<Value, Message>) -> [Value] {
    let indexed = values.enumerated().sorted { one, other in
      let (first, second) = (one.element[keyPath: message].posted, other.element[keyPath: message].posted)
      return first == second ? one.offset < other.offset : first > second
    }
    return indexed.map(\.element)
  }
}
