import Domain

/// An archive of which some calls fail, as where its file was damaged.
package struct UnreadableArchive: MessageArchive {
  /// A call that may fail.
  package enum Call: CaseIterable, Sendable {
    case workspaces, channels, messages, message, members, week
    /// Of several messages the last one is not there.
    case lastMessage
  }

  private let whole: InMemoryMessageArchive
  private let failing: Set<Call>
  private let error: ArchiveImportProblem

  package init(
    _ contents: [Workspace], failing: Set<Call>, error: ArchiveImportProblem = .other("the disk is broken")
  ) {
    whole = InMemoryMessageArchive(contents)
    self.failing = failing
    self.error = error
  }

  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try check(.workspaces)
    return whole.workspaces()
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try check(.channels)
    return whole.channels(of: workspace)
  }

  package func messages(in channel: ChannelPath, _ range: Range<Int>) throws(ArchiveImportProblem) -> [Message] {
    try check(.messages)
    let messages = whole.messages(in: channel, range)
    return failing.contains(.lastMessage) ? messages.dropLast() : messages
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    try check(.message)
    return whole.message(id, in: channel)
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    try check(.members)
    return whole.members(of: workspace)
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    try check(.messages)
    return whole.messages(by: member, in: workspace, range)
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    try check(.week)
    return whole.busyWeek()
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    try check(.messages)
    try whole.forEachMessage(in: channel, body)
  }

  private func check(_ call: Call) throws(ArchiveImportProblem) {
    if failing.contains(call) { throw error }
  }
}
