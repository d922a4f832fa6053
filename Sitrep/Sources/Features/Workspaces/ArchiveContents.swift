import DesignSystem
import Domain

typealias ArchiveQuery<Value: Sendable> = Query<Value, ArchiveImportProblem>

/// What one archive holds, each part of it read when a screen first shows it.
///
/// What was looked at of late is kept, so that a screen that is shown again has it at once.
final class ArchiveContents {
  /// All workspaces, in the file's order.
  let workspaces: ArchiveQuery<[ConversationSummary]>

  /// Where most was posted in the last week; nil where nothing was ever posted.
  let busyWeek: ArchiveQuery<BusyWeek?>

  private let archive: any MessageArchive
  private var channels = RecentValues<String, ArchiveQuery<[ConversationSummary]>>(capacity: 64)
  private var messages = RecentValues<ChannelPath, MessagePages<Message>>(capacity: 8)
  private var members = RecentValues<String, ArchiveQuery<[MemberSummary]>>(capacity: 8)
  private var byMember = RecentValues<MemberPath, MessagePages<ChannelMessage>>(capacity: 8)
  private var single = RecentValues<MessagePath, ArchiveQuery<Message?>>(capacity: 64)

  init(_ archive: any MessageArchive) {
    self.archive = archive
    workspaces = Query { () throws(ArchiveImportProblem) in try archive.workspaces() }
    busyWeek = Query { () throws(ArchiveImportProblem) in try archive.busyWeek() }
  }

  /// A workspace's channels, in the file's order.
  func channels(of workspace: String) -> ArchiveQuery<[ConversationSummary]> {
    if let known = channels[workspace] { return known }
    let query = Query { [archive] () throws(ArchiveImportProblem) in try archive.channels(of: workspace) }
    channels[workspace] = query
    return query
  }

  /// A channel's messages, of which there are so many.
  func messages(in channel: ChannelPath, count: Int) -> MessagePages<Message> {
    if let known = messages[channel] { return known }
    let new = MessagePages(archive, channel, count: count)
    messages[channel] = new
    return new
  }

  /// Who posts in a workspace, most messages first.
  func members(of workspace: String) -> ArchiveQuery<[MemberSummary]> {
    if let known = members[workspace] { return known }
    let query = Query { [archive] () throws(ArchiveImportProblem) in try archive.members(of: workspace) }
    members[workspace] = query
    return query
  }

  /// A person's messages in a workspace, of which there are so many.
  func messages(by member: String, in workspace: String, count: Int) -> MessagePages<ChannelMessage> {
    let path = MemberPath(workspace: workspace, member: member)
    if let known = byMember[path] { return known }
    let new = MessagePages(archive, by: member, in: workspace, count: count)
    byMember[path] = new
    return new
  }

  /// One message; nil where there is none.
  func message(_ id: String, in channel: ChannelPath) -> ArchiveQuery<Message?> {
    let path = MessagePath(channel: channel, id: id)
    if let known = single[path] { return known }
    let query = Query { [archive] () throws(ArchiveImportProblem) in try archive.message(id, in: channel) }
    single[path] = query
    return query
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
