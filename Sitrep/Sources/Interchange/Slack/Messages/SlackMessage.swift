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
    let source = subtype.source
    var written = text(subtype.text?.words() ?? "", with: [source["blocks"]].compactMap(\.self), reader)
    if let room = SlackRoom.text(of: source, directory) { written.blocks.append(.paragraph([RichRun(room)])) }
    details.attachments = SlackAttachment.attachments(of: source, reader)
    details.files = SlackFiles.files(of: source)
    var plain = written.plain
    let extras = details.attachments.map(\.plain) + details.files.map(\.plain)
    if plain.isBlank, extras.allSatisfy(\.isBlank) {
      plain = subtype.words(for: source)
      written = RichText([.paragraph([RichRun(plain)])])
    }
    details.body = written.isPlain && extras.isEmpty ? nil : written
    // Lists, searches and exports have all that it says; screens show the rest beside the text, not twice.
    if !extras.isEmpty { plain = ([plain] + extras).filter { !$0.isEmpty }.joined(separator: "\n") }
    return (details, plain.bounded(WorkspacePass.longestContent))
  }

  /// What a text and blocks say, each word once: usually the text is the blocks' own, or a notification of them.
  static func text(_ text: String, with lists: [JSONNode], _ reader: SlackText) -> RichText {
    guard !lists.isEmpty else { return reader.rich(text) }
    let labels = SlackReference.labels(in: text)
    let blocks = RichText(lists.flatMap { SlackBlocks.text(of: $0, labels: labels, reader).blocks })
    guard !text.isEmpty, !blocks.blocks.isEmpty else { return blocks.blocks.isEmpty ? reader.rich(text) : blocks }
    let plain = blocks.plain
    guard plain != text else { return blocks }
    var said = SaidWords()
    said.add(plain)
    let rest = reader.lines(of: text, beside: said)
    return rest.isEmpty ? blocks : RichText(reader.rich(rest).blocks + blocks.blocks)
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
    let words = [source, title, body.plain] + fields.flatMap { [$0.title, $0.value] }
    return words.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
