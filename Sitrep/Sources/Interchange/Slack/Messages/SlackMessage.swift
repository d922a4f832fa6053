import Domain

/// A message of an export.
struct SlackMessage {
  /// Texts of so many bytes can't become a part that is too large to be sent, whatever names they grow by.
  private static let harmlessBytes = 16_384

  let message: Message

  /// - Parameters:
  ///   - value: An object.
  ///   - time: Its `ts`.
  ///   - directory: Who and what it may name.
  init(_ value: JSONNode, at time: SlackTime, in directory: SlackDirectory) {
    let subtype = SlackSubtype(value)
    var (details, content) = Self.details(value, subtype, directory)
    let root = SlackTime(value["thread_ts"])?.text
    details.kind = subtype.kind
    details.root = root == time.text ? nil : root
    details.isBroadcast = subtype.isBroadcast
    details.edited = SlackTime(value["edited"]?["ts"]).flatMap { $0.isZero ? nil : $0.date }
    if value.textBytes > Self.harmlessBytes { details.dropWhatIsTooLarge() }
    message = Message(
      id: time.text, content: content, posted: time.date, member: SlackAuthor.member(of: value, directory),
      details: details == MessageDetails() ? nil : details)
  }

  /// What it says and what came with it.
  private static func details(
    _ value: JSONNode, _ subtype: SlackSubtype, _ directory: SlackDirectory
  ) -> (MessageDetails, content: String) {
    var details = MessageDetails()
    details.reactions = SlackReactions.reactions(of: value, directory)
    guard subtype.kind != .deleted else { return (details, "") }
    let reader = SlackText(directory)
    let written = written(value, subtype, reader)
    let attachments = SlackAttachment.attachments(of: value, reader)
    var content = written.plain
    details.body = written.isPlain ? nil : written
    if content.isEmpty, !attachments.isEmpty {
      // Lists and searches are to have something; screens show it with the attachments, not twice.
      content = attachments.map(\.plain).filter { !$0.isEmpty }.joined(separator: "\n")
      details.body = RichText()
    }
    details.attachments = attachments
    details.files = SlackFiles.files(of: value)
    return (details, content.bounded(WorkspacePass.longestContent))
  }

  /// The text with its styles: blocks may say more than the text beside them.
  private static func written(_ value: JSONNode, _ subtype: SlackSubtype, _ reader: SlackText) -> RichText {
    let text = (subtype.text ?? value["text"])?.words()
    guard let list = value["blocks"], let blocks = SlackBlocks.text(of: list, reader) else {
      return reader.rich(text ?? "")
    }
    guard let text, !blocks.isWhole else { return blocks.text }
    let plain = reader.rich(text)
    return plain.plain.utf8.count > blocks.text.plain.utf8.count ? plain : blocks.text
  }
}

extension MessageDetails {
  /// Leaves out what makes a message too large to be sent from one process to another; its plain text stays.
  fileprivate mutating func dropWhatIsTooLarge() {
    guard bytes > Self.mostBytes else { return }
    attachments = []
    reactions = []
    files = []
    if bytes > Self.mostBytes || body == RichText() { body = nil }
  }

  /// What is left of a part beside the plain text, with names and ids.
  private static let mostBytes = ArchivePart.mostBytes - WorkspacePass.longestContent - 10_000

  private var bytes: Int {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes.count
  }
}

extension MessageAttachment {
  /// All that it says, for lists and searches.
  fileprivate var plain: String {
    let words = [title, body.plain] + fields.flatMap { [$0.title, $0.value] }
    return words.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
