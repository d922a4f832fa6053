import DesignSystem
import Domain
import Foundation

typealias ArchiveQuery<Value: Sendable> = Query<Value, ArchiveImportProblem>

/// What one archive holds, each part of it read when a screen first shows it.
///
/// What was looked at of late is kept, so that a screen that is shown again has it at once.
final class ArchiveContents {
  /// All workspaces, in the file's order.
  let workspaces: ArchiveQuery<[ConversationSummary]>

  /// Where most was posted in the last week; nil where nothing was ever posted.
  let busyWeek: ArchiveQuery<BusyWeek?>

  /// When the archive was imported: a later export that joins it makes it another one.
  let imported: Date?

  private let archive: any MessageArchive
  private var channels = RecentValues<String, ArchiveQuery<[ConversationSummary]>>(capacity: 64)
  private var messages = RecentValues<ListPath, MessagePages<Message>>(capacity: 8)
  private var positions = RecentValues<StartPath, ArchiveQuery<Int?>>(capacity: 16)
  private var threads = RecentValues<MessagePath, ArchiveQuery<[Message]>>(capacity: 16)
  private var members = RecentValues<String, ArchiveQuery<[MemberSummary]>>(capacity: 8)
  private var byMember = RecentValues<MemberPath, MessagePages<ChannelMessage>>(capacity: 8)
  private var searches = RecentValues<SearchPath, ArchiveQuery<SearchOutcome>>(capacity: 8)
  private var found = RecentValues<SearchPath, MessagePages<FoundMessage>>(capacity: 8)
  private var single = RecentValues<MessagePath, ArchiveQuery<Message?>>(capacity: 64)

  init(_ archive: any MessageArchive, imported: Date? = nil) {
    self.archive = archive
    self.imported = imported
    workspaces = Query { () throws(ArchiveImportProblem) in try archive.workspaces() }
    busyWeek = Query { () throws(ArchiveImportProblem) in try archive.busyWeek() }
  }

  nonisolated deinit {}

  /// A workspace's channels, in the order of lists.
  func channels(of workspace: String) -> ArchiveQuery<[ConversationSummary]> {
    channels.value(of: workspace) {
      Query { [archive] () throws(ArchiveImportProblem) in try archive.channels(of: workspace).listed }
    }
  }

  /// A channel's messages in the order of a list, of which there are so many.
  func messages(in channel: ChannelPath, _ listing: MessageListing, count: Int) -> MessagePages<Message> {
    let path = ListPath(channel: channel, listing: listing)
    return messages.value(of: path) {
      MessagePages(count: count) { [archive] range throws(ArchiveImportProblem) in
        try archive.messages(in: channel, listing, range)
      }
    }
  }

  /// How many messages a list has before the place where somebody wants to begin; nil where it hasn't that place.
  func position(
    of start: ListStart, in channel: ChannelPath, _ listing: MessageListing, _ zone: TimeZone
  ) -> ArchiveQuery<Int?> {
    let path = StartPath(list: ListPath(channel: channel, listing: listing), start: start, zone: zone)
    return positions.value(of: path) {
      Query { [archive] () throws(ArchiveImportProblem) in
        switch start {
        case .message(let id): try archive.position(of: id, in: channel, listing)
        case .day(let day):
          // Where the newest come first, the day begins with what was posted before its end.
          try archive.position(
            of: (listing.isNewestFirst ? day.advanced(by: 1) : day).start(in: zone), in: channel, listing)
        }
      }
    }
  }

  /// A message and what replies to it, oldest first.
  func thread(_ root: String, in channel: ChannelPath) -> ArchiveQuery<[Message]> {
    let path = MessagePath(channel: channel, id: root)
    return threads.value(of: path) {
      Query { [archive] () throws(ArchiveImportProblem) in try archive.thread(root, in: channel) }
    }
  }

  /// Who posts in a workspace, most messages first.
  func members(of workspace: String) -> ArchiveQuery<[MemberSummary]> {
    members.value(of: workspace) {
      Query { [archive] () throws(ArchiveImportProblem) in try archive.members(of: workspace) }
    }
  }

  /// A person's messages in a workspace, of which there are so many.
  func messages(by member: String, in workspace: String, count: Int) -> MessagePages<ChannelMessage> {
    let path = MemberPath(workspace: workspace, member: member)
    return byMember.value(of: path) {
      MessagePages(count: count) { [archive] range throws(ArchiveImportProblem) in
        try archive.messages(by: member, in: workspace, range)
      }
    }
  }

  /// One message; nil where there is none.
  func message(_ id: String, in channel: ChannelPath) -> ArchiveQuery<Message?> {
    let path = MessagePath(channel: channel, id: id)
    return single.value(of: path) {
      Query { [archive] () throws(ArchiveImportProblem) in try archive.message(id, in: channel) }
    }
  }

  /// What a query finds.
  func search(_ path: SearchPath) -> ArchiveQuery<SearchOutcome> {
    searches.value(of: path) {
      Query { [archive] () throws(ArchiveImportProblem) in try SearchOutcome(path, in: archive) }
    }
  }

  /// The messages that a query found.
  func messages(of outcome: SearchOutcome, _ path: SearchPath) -> MessagePages<FoundMessage> {
    found.value(of: path) {
      MessagePages(MessagePart(outcome.found)) { [archive] range throws(ArchiveImportProblem) in
        MessagePart(try archive.find(outcome.resolution.filter, in: path.scope.workspace, range))
      }
    }
  }

  private nonisolated struct ListPath: Hashable {
    let channel: ChannelPath
    let listing: MessageListing
  }

  private nonisolated struct StartPath: Hashable {
    let list: ListPath
    let start: ListStart
    let zone: TimeZone
  }

  private nonisolated struct MemberPath: Hashable {
    let workspace: String
    let member: String
  }

  private nonisolated struct MessagePath: Hashable {
    let channel: ChannelPath
    let id: String
  }
}
