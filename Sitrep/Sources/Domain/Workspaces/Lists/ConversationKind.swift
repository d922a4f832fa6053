/// What sort of conversation a channel is, in the order of lists: as the id and the name tell that Slack gives it.
///
/// Files of workspaces have channels alone.
package enum ConversationKind: Int, CaseIterable, Hashable, Sendable {
  case channel

  /// Of those that newer exports have, some count as channels: their ids are the same.
  case privateChannel

  /// Two people, or a group of them.
  case directMessage
}

extension ConversationSummary {
  package var kind: ConversationKind {
    guard hasSlackID else { return .channel }
    // A group of people may have the id of a channel, but no channel's name has a comma.
    if id.hasPrefix("D") || name.contains(", ") || name.hasPrefix("mpdm-") { return .directMessage }
    return id.hasPrefix("G") ? .privateChannel : .channel
  }

  /// True for a letter that tells the kind, and at least eight capital letters or digits.
  fileprivate var hasSlackID: Bool {
    guard let first = id.first, "CDG".contains(first), id.utf8.count > 8 else { return false }
    return id.allSatisfy { ("0"..."9").contains($0) || ("A"..."Z").contains($0) }
  }
}

extension [ConversationSummary] {
  /// A workspace's channels as they are listed: those of an export by kind and name, since its order says nothing; else in
  /// the file's order.
  package var listed: [ConversationSummary] {
    guard contains(where: \.hasSlackID) else { return self }
    return sorted { one, other in
      one.kind == other.kind
        ? ArchiveNames.isAscending((one.displayName, one.id), (other.displayName, other.id))
        : one.kind.rawValue < other.kind.rawValue
    }
  }
}
