import Domain

/// What programs put below a message, and messages that it forwards.
struct SlackAttachment {
  /// Slack takes no more with a message.
  private static let mostAttachments = 100
  private static let mostFields = 100

  private let value: JSONNode
  private let reader: SlackText

  static func attachments(of message: JSONNode, _ reader: SlackText) -> [MessageAttachment] {
    guard let elements = message["attachments"]?.elements else { return [] }
    return elements.prefix(mostAttachments).compactMap { element in
      let attachment = SlackAttachment(value: element, reader: reader).attachment
      return attachment == MessageAttachment() ? nil : attachment
    }
  }

  private var attachment: MessageAttachment {
    var attachment = MessageAttachment(
      title: (value["title"]?.words().map(reader.plain) ?? "").bounded(WorkspacePass.longestName),
      link: value["title_link"]?.link ?? value["from_url"]?.link,
      source: value["author_name"]?.name ?? value["service_name"]?.name ?? "", fields: fields)
    attachment.body = body(leadingTo: attachment.link)
    if attachment.title.isBlank { attachment.title = "" }
    let isSilent = attachment.title.isEmpty && attachment.body.plain.isBlank && attachment.fields.isEmpty
    guard isSilent else { return attachment }
    attachment.body = reader.rich(value["fallback"]?.words() ?? "")
    // A link is shown by its title.
    if attachment.body.plain.isBlank, let link = attachment.link {
      attachment.title = link.text.bounded(WorkspacePass.longestName)
    }
    return attachment
  }

  /// Its texts, blocks, pictures and buttons, each word of them once.
  private func body(leadingTo link: WebLink?) -> RichText {
    let texts = [value["pretext"]?.words(), value["text"]?.words()].compactMap(\.self).joined(separator: "\n")
    var body = SlackMessage.text(texts, with: lists, reader)
    let pictures = ["image_url", "video_url", "audio_url"].compactMap { value.link($0) }
    for picture in pictures where picture != link {
      body.blocks.append(.paragraph([RichRun(picture.text, to: .link(picture))]))
    }
    if let buttons = value["actions"] { body.blocks += BlockWalk(reader).blocks(of: buttons) }
    if let footer = value["footer"]?.words() { body.blocks += reader.rich(footer).blocks }
    return body
  }

  /// Its blocks, and those of the messages that it forwards.
  private var lists: [JSONNode] {
    let forwarded = value["message_blocks"]?.elements.prefix(Self.mostAttachments).map { $0["message"]?["blocks"] }
    return ([value["blocks"]] + (forwarded ?? [])).compactMap(\.self)
  }

  private var fields: [MessageAttachment.Field] {
    guard let elements = value["fields"]?.elements else { return [] }
    return elements.prefix(Self.mostFields).compactMap { field in
      let title = field["title"]?.words().map(reader.plain) ?? ""
      let value = field["value"]?.words().map { reader.rich($0).plain } ?? ""
      return title.isEmpty && value.isEmpty ? nil : MessageAttachment.Field(title: title, value: value)
    }
  }
}

extension JSONNode {
  fileprivate func link(_ name: StaticString) -> WebLink? { self[name]?.link }
}
