import Foundation

/// An archive that asks another one, where it has one.
package protocol ForwardingArchive: MessageArchive {
  /// The archive that answers, or why none can.
  func whole() throws(ArchiveImportProblem) -> any MessageArchive
}

extension ForwardingArchive {
  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try whole().workspaces()
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try whole().channels(of: workspace)
  }

  package func messages(
    in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [Message] {
    try whole().messages(in: channel, listing, range)
  }

  package func position(
    of message: String, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int? {
    try whole().position(of: message, in: channel, listing)
  }

  package func position(
    of date: Date, in channel: ChannelPath, _ listing: MessageListing
  ) throws(ArchiveImportProblem) -> Int? {
    try whole().position(of: date, in: channel, listing)
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    try whole().message(id, in: channel)
  }

  package func thread(_ root: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> [Message] {
    try whole().thread(root, in: channel)
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    try whole().members(of: workspace)
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    try whole().messages(by: member, in: workspace, range)
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    try whole().busyWeek()
  }

  package func counts(before moments: [Date]) throws(ArchiveImportProblem) -> [Int] {
    try whole().counts(before: moments)
  }

  package func find(
    _ filter: MessageFilter, in workspace: String?, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> FoundMessages {
    try whole().find(filter, in: workspace, range)
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    try whole().forEachMessage(in: channel, body)
  }
}
