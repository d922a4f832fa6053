import Domain
import Foundation

/// A message of an export.
struct SlackMessage {
  private static let mostNames = 50
  private static let mostCount = 1_000_000

  /// What a message tells that Slack itself wrote.
  private static let arrivals: Set<String> = [
    "channel_join", "channel_leave", "group_join", "group_leave",
  ]
  private static let events: Set<String> = [
    "channel_topic", "channel_purpose", "channel_name", "channel_archive", "channel_unarchive",
    "channel_convert_to_private",
    "group_topic", "group_purpose", "group_name", "group_archive", "group_unarchive", "pinned_item", "unpinned_item",
    "bot_add", "bot_remove", "bot_enable", "bot_disable", "reminder_add",
  ]

  let message: Message

  /// - Parameters:
  ///   - value: An object.
  ///   - time: Its `ts`.
  ///   - directory: Who and what it may name.
  init(_ value: JSONValue, at time: SlackTime, in directory: SlackDirectory) {
    let reader = SlackText(directory)
    let kind = Self.kind(of: value)
    let written = Self.written(value, reader)
    let attachments = (value["attachments"]?.elements ?? []).map { SlackAttachment($0, reader).attachment }
    let files = Self.files(of: value)
    let root = value["thread_ts"]?.words.flatMap(SlackTime.init)?.text
    let details = MessageDetails(
      kind: kind, root: root == time.text ? nil : root,
      isBroadcast: ["thread_broadcast", "reply_broadcast"].contains(value["subtype"]?.words),
      edited: value["edited"]?["ts"]?.words.flatMap(SlackTime.init)?.date,
      body: kind == .deleted || written.isPlain ? nil : written,
      attachments: kind == .deleted ? [] : attachments.filter { $0 != MessageAttachment() },
      files: kind == .deleted ? [] : files, reactions: Self.reactions(of: value, directory))
    message = Message(
      id: time.text, content: kind == .deleted ? "" : Self.content(written, attachments), posted: time.date,
      member: Self.member(of: value, directory), details: details == MessageDetails() ? nil : details)
  }

  private static func kind(of value: JSONValue) -> MessageKind {
    switch value["subtype"]?.words {
    case "tombstone"?: .deleted
    case "me_message"?: .action
    case "bot_message"?: .bot
    case let subtype? where arrivals.contains(subtype): .arrival
    case let subtype? where events.contains(subtype): .event
    default: value["user"] == nil && value["bot_id"] != nil ? .bot : .message
    }
  }

  /// The text with its styles: blocks may say more than the text beside them.
  private static func written(_ value: JSONValue, _ reader: SlackText) -> RichText {
    let blocks = SlackBlocks(reader).text(of: value["blocks"]?.elements ?? [])
    if let blocks, !blocks.plain.isEmpty { return blocks }
    let comment = value["subtype"]?.words == "file_comment" ? value["comment"]?["comment"]?.words : nil
    return reader.rich(comment ?? value["text"]?.words ?? "")
  }

  /// What lists and searches have: the text, or where there is none, what the attachments say.
  private static func content(_ written: RichText, _ attachments: [MessageAttachment]) -> String {
    var text = written.plain
    if text.isEmpty {
      let words = attachments.flatMap { [$0.title, $0.body.plain] + $0.fields.flatMap { [$0.title, $0.value] } }
      text = words.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return text.sound(mostBytes: WorkspacePass.longestContent)
  }

  private static func member(of value: JSONValue, _ directory: SlackDirectory) -> Member {
    let comment = value["comment"]?["user"]?.words
    if let id = (value["user"]?.words ?? comment)?.sound(mostBytes: WorkspacePass.longestID) {
      return Member(id: id, name: directory.name(ofPerson: id))
    }
    let name = value["username"]?.words ?? value["bot_profile"]?["name"]?.words
    let id = value["bot_id"]?.words ?? name.map { "bot:\($0)" } ?? "unknown"
    return Member(
      id: id.sound(mostBytes: WorkspacePass.longestID),
      name: (name ?? id).sound(mostBytes: WorkspacePass.longestName))
  }

  private static func files(of value: JSONValue) -> [SharedFile] {
    let files = (value["files"]?.elements ?? []) + [value["file"]].compactMap(\.self)
    return files.compactMap { file in
      guard case .object = file else { return nil }
      if file["mode"]?.words == "tombstone" { return SharedFile(name: "", isDeleted: true) }
      let name = file["title"]?.words ?? file["name"]?.words ?? file["id"]?.words ?? ""
      let link = file["permalink"]?.words ?? file["url_private"]?.words
      return SharedFile(
        name: name.sound(mostBytes: WorkspacePass.longestName),
        kind: (file["pretty_type"]?.words ?? file["filetype"]?.words ?? "").sound(mostBytes: WorkspacePass.longestID),
        size: file["size"]?.integer.flatMap { $0 >= 0 ? $0 : nil }, link: link.flatMap(SlackLink.link))
    }
  }

  private static func reactions(of value: JSONValue, _ directory: SlackDirectory) -> [MessageReaction] {
    (value["reactions"]?.elements ?? []).compactMap { reaction in
      guard let name = reaction["name"]?.words?.sound(mostBytes: WorkspacePass.longestID) else { return nil }
      let users = reaction["users"]?.elements.compactMap(\.words) ?? []
      let count = min(max(reaction["count"]?.integer ?? 0, users.count, 1), mostCount)
      let names = users.prefix(mostNames).map {
        directory.name(ofPerson: $0).sound(mostBytes: WorkspacePass.longestName)
      }
      return MessageReaction(emoji: Emoji.text(name), count: count, names: names)
    }
  }
}

/// What a program put below a message.
struct SlackAttachment {
  let attachment: MessageAttachment

  init(_ value: JSONValue, _ reader: SlackText) {
    let source = value["author_name"]?.words ?? value["service_name"]?.words ?? ""
    let title = reader.plain(value["title"]?.words ?? "")
    let link = (value["title_link"] ?? value["from_url"])?.words.flatMap(SlackLink.link)
    var text = [value["pretext"], value["text"]].compactMap { $0?.words }.joined(separator: "\n")
    let blocks = SlackBlocks(reader).text(of: value["blocks"]?.elements ?? [])
    if text.isEmpty, title.isEmpty, blocks == nil { text = value["fallback"]?.words ?? "" }
    let fields = (value["fields"]?.elements ?? []).compactMap { field -> MessageAttachment.Field? in
      let title = reader.plain(field["title"]?.words ?? "")
      let value = reader.rich(field["value"]?.words ?? "").plain
      return title.isEmpty && value.isEmpty ? nil : MessageAttachment.Field(title: title, value: value)
    }
    let body = text.isEmpty ? blocks ?? RichText() : reader.rich(text)
    attachment = MessageAttachment(
      title: title.sound(mostBytes: WorkspacePass.longestName), link: link,
      source: source.sound(mostBytes: WorkspacePass.longestName), body: body, fields: fields)
  }
}

/// Addresses that exports have.
enum SlackLink {
  /// The address without the token by which an export's files can be downloaded; nil where it isn't safe to follow.
  static func link(_ text: String) -> WebLink? { WebLink(withoutToken(text)) }

  static func withoutToken(_ text: String) -> String {
    guard text.contains("xox"), let question = text.firstIndex(of: "?") else { return text }
    let (path, query) = (text[..<question], text[text.index(after: question)...])
    let items = query.split(separator: "&", omittingEmptySubsequences: false).filter { !$0.hasPrefix("t=xox") }
    return items.isEmpty ? String(path) : path + "?" + items.joined(separator: "&")
  }
}
