import Foundation

/// The workspaces of one file, to be read a little at a time.
///
/// A list or a message takes about a millisecond, however large the archive is; what takes longer says so.
/// All calls are safe from any thread. They read a file, so screens ask beside the main actor. The contents
/// never change: a new import is a new archive. A file that cannot be read, or is damaged, is thrown as an
/// ``ArchiveImportProblem``.
package protocol MessageArchive: Sendable {
  /// All workspaces, in the file's order.
  func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary]

  /// A workspace's channels, in the file's order; none where there is no such workspace.
  func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary]

  /// A channel's messages in the order of a list; those posted at the same time in the file's order (R152).
  ///
  /// - Parameters:
  ///   - channel: The channel's path.
  ///   - listing: The list's order.
  ///   - range: Which of them, within the list's count.
  /// - Returns: The messages; none where there is no such channel.
  /// - Throws: Where the archive's file cannot be read.
  func messages(
    in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [Message]

  /// How many messages a list has before the one of an id; nil where it hasn't that one.
  func position(
    of message: String, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int?

  /// How many messages a list has before the first one that was posted before a moment, or, where the oldest come first,
  /// not before it; replies don't count for it. Nil where the list has none.
  func position(
    of date: Date, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int?

  /// One message; nil where there is none.
  func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message?

  /// A message and what replies to it, oldest first; none where there is no such message.
  func thread(_ root: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> [Message]

  /// Who posts in a workspace, most messages first, those with as many by their ids.
  func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary]

  /// A person's messages in a workspace, newest first; those posted at the same time in the file's order.
  ///
  /// - Parameters:
  ///   - member: The person's id.
  ///   - workspace: The workspace's id.
  ///   - range: Which of them, within the person's count.
  /// - Returns: The messages, each with its channel; none where there is no such person or workspace.
  /// - Throws: Where the archive's file cannot be read.
  func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage]

  /// Where most was posted in the archive's last week, and ever; nil where nothing was. Goes through that week.
  func busyWeek() throws(ArchiveImportProblem) -> BusyWeek?

  /// How many of all messages were posted before each of some moments, in their order; a few steps for each of them.
  func counts(before moments: [Date]) throws(ArchiveImportProblem) -> [Int]

  /// Messages for which all of a filter holds.
  ///
  /// - Parameters:
  ///   - filter: What is looked for.
  ///   - workspace: Where; nil: in all of them.
  ///   - range: Which of them, in the filter's order.
  /// - Returns: The messages, and how many there are, as far as they are counted.
  /// - Throws: Where the archive's file cannot be read.
  func find(
    _ filter: MessageFilter, in workspace: String?, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> FoundMessages

  /// All messages of a channel in the file's order, one at a time, to be written to a file.
  ///
  /// May take long; not to be made on the main actor.
  func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws
}

/// A workspace or a channel without its contents.
package struct ConversationSummary: Hashable, Identifiable, Sendable {
  package let id: String
  package let name: String
  package let activity: Activity

  /// How many of a channel's messages tell that somebody joined or left.
  package let arrivals: Int

  package init(id: String, name: String, activity: Activity, arrivals: Int = 0) {
    self.id = id
    self.name = name
    self.activity = activity
    self.arrivals = arrivals
  }

  /// How many messages a list of a channel has.
  package func count(_ listing: MessageListing) -> Int {
    listing.showsArrivals ? activity.count : activity.count - arrivals
  }

  /// What to call it: its id where its name shows nothing.
  package var displayName: String { DisplayName.of(name, id: id) }
}

/// A channel of an archive: its id is unique within its workspace.
package struct ChannelPath: Hashable, Sendable {
  package let workspace: String
  package let channel: String

  package init(workspace: String, channel: String) {
    self.workspace = workspace
    self.channel = channel
  }
}
