import Domain

/// What sort of message it is, and where its text is.
struct SlackSubtype {
  private static let arrivals: Set<String> = ["channel_join", "channel_leave", "group_join", "group_leave"]

  /// Beside all whose names begin with the sort of conversation that was changed.
  private static let events: Set<String> = [
    "pinned_item", "unpinned_item", "bot_add", "bot_remove", "bot_enable", "bot_disable", "reminder_add",
    "reminder_delete", "huddle_thread", "sh_room_created",
  ]

  let kind: MessageKind

  /// True for a reply that was sent to the channel as well.
  var isBroadcast = false

  /// The object that has what it says: itself, or the message that it tells of.
  private(set) var source: JSONNode
  private(set) var text: JSONNode?

  /// As Slack names it; empty for what people write.
  private let name: String

  init(_ message: JSONNode) {
    source = message
    text = message["text"]
    name = message["subtype"]?.id ?? ""
    guard !name.isEmpty else {
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
      if text?.words() == nil, let inner = message["message"] { (source, text) = (inner, inner["text"]) }
    case "me_message": kind = .action
    case "bot_message": kind = .bot
    case "thread_broadcast", "reply_broadcast":
      kind = .message
      isBroadcast = true
    case "file_comment":
      kind = .message
      text = message["comment"]?["comment"] ?? text
    default: kind = Self.kind(of: name)
    }
  }

  /// What is told of a message that has neither a text nor anything else.
  func words(for message: JSONNode) -> String {
    let kind = name.isEmpty ? "A message without a text" : "A message of the kind “\(name)”"
    let members: [StaticString] = ["topic", "purpose", "old_name", "name", "inviter"]
    let facts = members.compactMap { message[$0]?.name }
    let blocks = message["blocks"]?.elements.prefix(10).compactMap { $0["type"]?.id }.map { "(\($0))" } ?? []
    return ([kind] + facts + blocks).joined(separator: " ")
  }

  private static func kind(of name: String) -> MessageKind {
    if arrivals.contains(name) { return .arrival }
    let isEvent = name.hasPrefix("channel_") || name.hasPrefix("group_") || events.contains(name)
    return isEvent ? .event : .message
  }
}
