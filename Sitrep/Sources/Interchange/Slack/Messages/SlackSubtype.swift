import Domain

/// What sort of message it is, and where its text is.
struct SlackSubtype {
  private static let arrivals: Set<String> = ["channel_join", "channel_leave", "group_join", "group_leave"]

  /// Beside all whose names begin with the sort of conversation that was changed.
  private static let events: Set<String> = [
    "pinned_item", "unpinned_item", "bot_add", "bot_remove", "bot_enable", "bot_disable", "reminder_add",
    "reminder_delete",
  ]

  let kind: MessageKind

  /// True for a reply that was sent to the channel as well.
  var isBroadcast = false

  /// Where it isn't in the message itself.
  var text: JSONNode?

  init(_ message: JSONNode) {
    guard let name = message["subtype"]?.id else {
      kind = message["user"]?.id == nil && message["bot_id"]?.id != nil ? .bot : .message
      return
    }
    switch name {
    // What was deleted stays so, though its last version is beside it.
    case "tombstone", "message_deleted": kind = .deleted
    // They tell what became of another message, which has an entry of its own, and have its text within. They are rare,
    // and kept: each time of a file is that of a message here.
    case "message_changed", "message_replied":
      kind = .event
      text = message["text"]?.words() == nil ? message["message"]?["text"] : nil
    case "me_message": kind = .action
    case "bot_message": kind = .bot
    case "thread_broadcast", "reply_broadcast":
      kind = .message
      isBroadcast = true
    case "file_comment":
      kind = .message
      text = message["comment"]?["comment"]
    default: kind = Self.kind(of: name)
    }
  }

  private static func kind(of name: String) -> MessageKind {
    if arrivals.contains(name) { return .arrival }
    let isEvent = name.hasPrefix("channel_") || name.hasPrefix("group_") || events.contains(name)
    return isEvent ? .event : .message
  }
}
