import Domain

/// What programs put below a message.
enum SlackAttachment {
  /// Slack takes no more with a message.
  private static let mostAttachments = 100
  private static let mostFields = 100

  static func attachments(of message: JSONNode, _ reader: SlackText) -> [MessageAttachment] {
    guard let elements = message["attachments"]?.elements else { return [] }
    return elements.prefix(mostAttachments).compactMap { element in
      let attachment = attachment(element, reader)
      return attachment == MessageAttachment() ? nil : attachment
    }
  }

  private static func attachment(_ value: JSONNode, _ reader: SlackText) -> MessageAttachment {
    MessageAttachment(
      title: (value["title"]?.words().map(reader.plain) ?? "").bounded(WorkspacePass.longestName),
      link: value["title_link"]?.link ?? value["from_url"]?.link,
      source: value["author_name"]?.name ?? value["service_name"]?.name ?? "",
      body: body(value, reader), fields: fields(value, reader))
  }

  private static func body(_ value: JSONNode, _ reader: SlackText) -> RichText {
    let texts = [value["pretext"]?.words(), value["text"]?.words()].compactMap(\.self)
    if !texts.isEmpty { return reader.rich(texts.joined(separator: "\n")) }
    if let blocks = value["blocks"].flatMap({ SlackBlocks.text(of: $0, reader) }) { return blocks.text }
    let saysMore = value["title"]?.words() != nil || value["fields"]?.elements.first { _ in true } != nil
    return saysMore ? RichText() : reader.rich(value["fallback"]?.words() ?? "")
  }

  private static func fields(_ value: JSONNode, _ reader: SlackText) -> [MessageAttachment.Field] {
    guard let elements = value["fields"]?.elements else { return [] }
    return elements.prefix(mostFields).compactMap { field in
      let title = field["title"]?.words().map(reader.plain) ?? ""
      let value = field["value"]?.words().map { reader.rich($0).plain } ?? ""
      return title.isEmpty && value.isEmpty ? nil : MessageAttachment.Field(title: title, value: value)
    }
  }
}
