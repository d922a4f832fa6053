import Domain
import Foundation

/// An archive of which some calls fail, as where its file was damaged.
package struct UnreadableArchive: ForwardingArchive {
  /// A call that may fail.
  package enum Call: CaseIterable, Sendable {
    case workspaces, channels, messages, message, members, week, counts
    /// Of several messages the last one is not there.
    case lastMessage
    /// Of what a search found all after the first page can't be read, or the last one is not there.
    case found, lastFound
  }

  private let contents: InMemoryMessageArchive
  private let failing: Set<Call>
  private let error: ArchiveImportProblem

  package init(
    _ contents: [Workspace], failing: Set<Call>, error: ArchiveImportProblem = .other("the disk is broken")
  ) {
    self.contents = InMemoryMessageArchive(contents)
    self.failing = failing
    self.error = error
  }

  package func whole() -> any MessageArchive { contents }

  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try check(.workspaces)
    return contents.workspaces()
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try check(.channels)
    return contents.channels(of: workspace)
  }

  package func messages(
    in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [Message] {
    try check(.messages)
    let messages = contents.messages(in: channel, listing, range)
    return failing.contains(.lastMessage) ? messages.dropLast() : messages
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    try check(.message)
    return contents.message(id, in: channel)
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    try check(.members)
    return contents.members(of: workspace)
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    try check(.messages)
    return contents.messages(by: member, in: workspace, range)
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    try check(.week)
    return contents.busyWeek()
  }

  package func counts(before moments: [Date]) throws(ArchiveImportProblem) -> [Int] {
    try check(.counts)
    return contents.counts(before: moments)
  }

  package func find(
    _ filter: MessageFilter, in workspace: String?, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> FoundMessages {
    let found = contents.find(filter, in: workspace, range)
    // The first of them are read with their number.
    if range.lowerBound > 0 { try check(.found) }
    return failing.contains(.lastFound)
      ? FoundMessages(found.messages.dropLast(), count: found.count, hasMore: found.hasMore) : found
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    try check(.messages)
    try contents.forEachMessage(in: channel, body)
  }

  private func check(_ call: Call) throws(ArchiveImportProblem) {
    if failing.contains(call) { throw error }
  }
}
