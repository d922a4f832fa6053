import Domain

/// Goes through a block of any kind for every text and address that a reader is meant to see.
struct BlockWalk {
  /// Members that are for programs, beside those of ``endings``.
  private static let silent: Set<String> = [
    "type", "id", "style", "mode", "source", "hash", "team", "user", "channel", "channels", "created_by", "color", "ts",
    "mimetype", "filetype", "display_id", "alignment", "size", "private_metadata", "mrkdwn_in", "response_urls",
    "participants", "is_private",
  ]

  private static let endings = ["_id", "_ids", "_ts", "_type", "_token", "_hash", "_team", "_metadata", "_size"]

  /// Where a thing's own address may be; the label is a link to it.
  private static let addresses: [StaticString] = [
    "url", "title_url", "image_url", "video_url", "join_url", "permalink",
  ]

  /// Reads blocks and elements of rich text, which have a reader of their own.
  var readRich: (JSONNode) -> [RichBlock] = { _ in [] }

  private let reader: SlackText

  init(_ reader: SlackText) {
    self.reader = reader
  }

  func blocks(of value: JSONNode) -> [RichBlock] {
    guard value.isObject else { return value.elements.flatMap { blocks(of: $0) } }
    let type = value["type"]?.id ?? ""
    if type.hasPrefix("rich_text") { return readRich(value) }
    if let words = value["text"]?.words(), value["url"] == nil { return text(words, type) + rest(of: value, ["text"]) }
    if type == "call", let call = SlackCall(value) { return [call.block] }
    return linked(value)
  }

  private func text(_ words: String, _ type: String) -> [RichBlock] {
    type == "mrkdwn" ? reader.rich(words).blocks : [.paragraph([RichRun(reader.plain(words))])]
  }

  /// What an object says whose label leads to its address.
  private func linked(_ value: JSONNode) -> [RichBlock] {
    guard let (member, link) = address(of: value) else { return rest(of: value, []) }
    let labels: [StaticString] = ["text", "title", "alt_text", "name"]
    for label in labels {
      guard let words = value[label]?.words() ?? value[label]?["text"]?.words() else { continue }
      let block = RichBlock.paragraph([RichRun(reader.plain(words), to: .link(link))])
      let others = value["alt_text"]?.words() == words ? ["alt_text"] : []
      return [block] + rest(of: value, ["\(label)", "\(member)"] + others)
    }
    return [.paragraph([RichRun(link.text, to: .link(link))])] + rest(of: value, ["\(member)"])
  }

  private func address(of value: JSONNode) -> (member: StaticString, WebLink)? {
    for member in Self.addresses {
      if let link = value[member]?.link { return (member, link) }
    }
    return nil
  }

  /// All members but those that were said.
  private func rest(of value: JSONNode, _ said: [String]) -> [RichBlock] {
    value.values.flatMap { member -> [RichBlock] in
      let name = member.memberName
      guard !said.contains(name), !Self.isSilent(name), !(["value", "name"].contains(name) && isChoice(value)) else {
        return []
      }
      guard let words = member.words() else { return blocks(of: member) }
      if let link = WebLink(words) { return [.paragraph([RichRun(link.text, to: .link(link))])] }
      return [.paragraph([RichRun(reader.plain(words))])]
    }
  }

  /// True for buttons and the like, whose value and name are for the program that shows them.
  private func isChoice(_ value: JSONNode) -> Bool { value["text"] != nil || value["action_id"] != nil }

  private static func isSilent(_ name: String) -> Bool {
    silent.contains(name) || endings.contains(where: name.hasSuffix) || name.contains("icon") || name.contains("avatar")
  }
}

/// A call of another program, such as a meeting on Zoom.
struct SlackCall {
  private let name: String?
  private let link: WebLink?

  /// Nil for one of which neither name nor address is known.
  init?(_ block: JSONNode) {
    let call = block["call"]
    let facts = call?["v1"] ?? call ?? block
    name = facts["name"]?.name ?? facts["title"]?.name
    link = facts["join_url"]?.link ?? facts["desktop_app_join_url"]?.link ?? facts["url"]?.link
    guard name != nil || link != nil else { return nil }
  }

  /// As in “A call: Daily situation call, https://zoom.us/j/1”.
  var block: RichBlock {
    let address = link.map { RichRun($0.text, to: .link($0)) }
    let words = name.map { name in "A call: \(name)" + (link == nil ? "" : ", ") } ?? "A call: "
    return .paragraph([RichRun(words)] + [address].compactMap(\.self))
  }
}
