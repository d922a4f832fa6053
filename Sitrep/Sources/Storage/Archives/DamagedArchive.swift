import Domain

/// Stands for an archive whose file cannot be read: whatever is asked of it, it says why.
struct DamagedArchive: MessageArchive {
  let problem: ArchiveImportProblem

  func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] { throw problem }
  func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] { throw problem }
  func messages(in channel: ChannelPath, _ range: Range<Int>) throws(ArchiveImportProblem) -> [Message] {
    throw problem
  }
  func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? { throw problem }
  func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] { throw problem }
  func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] { throw problem }
  func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? { throw problem }
  func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws { throw problem }
}
