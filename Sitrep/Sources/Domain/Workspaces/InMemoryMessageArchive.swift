import Foundation

/// An archive whose contents are in memory: the bundled one, samples and tests.
package struct InMemoryMessageArchive: MessageArchive {
  private let summaries: [ConversationSummary]
  private let channels: [String: [ConversationSummary]]
  private let contents: [ChannelPath: ChannelContents]

  /// Of two workspaces with one id, or two channels of a workspace, the first is shown.
  package init(_ contents: [Workspace]) {
    var channels: [String: [ConversationSummary]] = [:]
    var messages: [ChannelPath: ChannelContents] = [:]
    for workspace in contents.reversed() {
      let lists = workspace.channels.map { ($0, ChannelContents($0.messages)) }
      channels[workspace.id] = lists.map { channel, list in
        ConversationSummary(
          id: channel.id, name: channel.name, activity: Activity(of: channel), arrivals: list.order.arrivals)
      }
      for (channel, list) in lists.reversed() {
        messages[ChannelPath(workspace: workspace.id, channel: channel.id)] = list
      }
    }
    summaries = contents.map { ConversationSummary(id: $0.id, name: $0.name, activity: Activity(of: $0)) }
    self.channels = channels
    self.contents = messages
  }

  package func workspaces() -> [ConversationSummary] {
    summaries
  }

  package func channels(of workspace: String) -> [ConversationSummary] {
    channels[workspace, default: []]
  }

  package func messages(in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>) -> [Message] {
    guard let contents = contents[channel] else { return [] }
    let places = contents.order.places(listing)
    return places[range.clamped(to: places.indices)].map { contents.messages[$0] }
  }

  package func position(of message: String, in channel: ChannelPath, _ listing: MessageListing) -> Int? {
    contents[channel].flatMap { contents in
      contents.order.places(listing).firstIndex { contents.messages[$0].id == message }
    }
  }

  package func position(of date: Date, in channel: ChannelPath, _ listing: MessageListing) -> Int? {
    contents[channel].flatMap { contents in
      contents.order.places(listing).firstIndex { place in
        contents.roots[place] == nil && (contents.messages[place].posted < date) == listing.isNewestFirst
      }
    }
  }

  package func message(_ id: String, in channel: ChannelPath) -> Message? {
    contents[channel]?.messages.first { $0.id == id }
  }

  package func thread(_ root: String, in channel: ChannelPath) -> [Message] {
    guard let contents = contents[channel], let place = contents.messages.firstIndex(where: { $0.id == root }) else {
      return []
    }
    let replies = contents.oldestFirst.filter { contents.roots[$0] == place }
    return ([place] + replies).map { contents.messages[$0] }
  }

  package func members(of workspace: String) -> [MemberSummary] {
    let posted = posts(in: workspace).map { ($0.message.member, $0.message.posted) }
    return Dictionary(grouping: posted, by: \.0).compactMap { member, posts in
      posts.map(\.1).max().map { MemberSummary(member: member, messages: posts.count, latest: $0) }
    }.people
  }

  package func messages(by member: String, in workspace: String, _ range: Range<Int>) -> [ChannelMessage] {
    let messages = newestFirst(posts(in: workspace).filter { $0.message.member.id == member }, by: \.message.posted)
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

  package func counts(before moments: [Date]) -> [Int] {
    let posted = contents.values.flatMap { $0.messages.map(\.posted) }
    return moments.map { moment in posted.count { $0 < moment } }
  }

  package func find(_ filter: MessageFilter, in workspace: String?, _ range: Range<Int>) -> FoundMessages {
    let matcher = MessageMatcher(filter)
    let found = summaries.filter { workspace == nil || $0.id == workspace }.flatMap { workspace in
      posts(in: workspace.id).filter { matcher.accepts($0.message, in: $0.channel) }.map { message in
        FoundMessage(
          workspace: workspace.id, workspaceName: workspace.name, found: message,
          snippet: Snippet.of(message.message.content, terms: filter.terms))
      }
    }
    let newest = newestFirst(found, by: \.found.message.posted)
    let isBestFirst = filter.order == .best && !filter.terms.isEmpty
    let sorted = isBestFirst ? highestFirst(newest) { matcher.relevance(of: $0.found.message) } : newest
    let most = FoundMessages.counted(reading: range)
    return FoundMessages(
      Array(sorted[range.clamped(to: sorted.indices)]), count: min(sorted.count, most), hasMore: sorted.count >= most)
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) rethrows {
    try posts(in: channel).forEach(body)
  }

  /// All messages of a channel, in the file's order.
  private func posts(in channel: ChannelPath) -> [Message] { contents[channel]?.messages ?? [] }

  /// All messages of a workspace, in the file's order.
  private func posts(in workspace: String) -> [ChannelMessage] {
    channels(of: workspace).flatMap { channel in
      posts(in: ChannelPath(workspace: workspace, channel: channel.id)).map {
        ChannelMessage(channel: channel.id, channelName: channel.name, message: $0)
      }
    }
  }

  private func newestFirst<Value>(_ values: [Value], by posted: (Value) -> Date) -> [Value] {
    highestFirst(values, by: posted)
  }

  /// Those of equal keys stay in their order.
  private func highestFirst<Value, Key: Comparable>(_ values: [Value], by key: (Value) -> Key) -> [Value] {
    let keyed = values.enumerated().map { (key: key($1), place: $0, value: $1) }
    return keyed.sorted { $0.key == $1.key ? $0.place < $1.place : $0.key > $1.key }.map(\.value)
  }
}

/// The messages of one channel.
private struct ChannelContents {
  /// In the file's order; each knows how many replied to it.
  let messages: [Message]

  /// For each message the place of the one that it replies to.
  let roots: [Int?]

  let oldestFirst: [Int]
  let order: ChannelOrder

  init(_ messages: [Message]) {
    let first = Dictionary(
      messages.enumerated().filter { $1.details?.root == nil }.map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let roots = messages.map { $0.details?.root.flatMap { first[$0] } }
    let replies = Dictionary(grouping: roots.compactMap(\.self), by: \.self).mapValues(\.count)
    oldestFirst = messages.indices.sorted { one, other in
      (messages[one].posted, one) < (messages[other].posted, other)
    }
    var order = ChannelOrder()
    for place in oldestFirst {
      let message = messages[place]
      order.add(
        place, posted: message.posted.timeIntervalSinceReferenceDate, root: roots[place],
        isArrival: message.details?.kind == .arrival)
    }
    self.order = order
    self.roots = roots
    self.messages = messages.enumerated().map { place, message in
      Message(
        id: message.id, content: message.content, posted: message.posted, member: message.member,
        details: message.details, replies: replies[place] ?? 0)
    }
  }
}
