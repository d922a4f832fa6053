import Domain

/// Reads the blocks of a message, which may say more than the text beside them.
struct SlackBlocks {
  private static let deepest = 8

  private let reader: SlackText

  init(_ reader: SlackText) {
    self.reader = reader
  }

  /// What blocks say; nil where there are none that say anything.
  func text(of blocks: [JSONValue]) -> RichText? {
    var text = RichText()
    for block in blocks { text.blocks += self.blocks(of: block) }
    return text.blocks.isEmpty ? nil : text
  }

  private func blocks(of block: JSONValue) -> [RichBlock] {
    switch block["type"]?.words {
    case "rich_text": joined((block["elements"]?.elements ?? []).flatMap(richBlocks))
    case "section", "header":
      ([block["text"]] + (block["fields"]?.elements ?? []).map(Optional.some)).compactMap(\.self).flatMap(paragraphs)
    case "context": (block["elements"]?.elements ?? []).flatMap(paragraphs)
    case "image": [block["title"]].compactMap(\.self).flatMap(paragraphs)
    default: block["text"].map(paragraphs) ?? []
    }
  }

  /// A text of a block: in Slack's markup or plain.
  private func paragraphs(_ text: JSONValue) -> [RichBlock] {
    guard let words = text["text"]?.words else { return [] }
    if text["type"]?.words == "mrkdwn" { return reader.rich(words).blocks }
    return [.paragraph([RichRun(words.sound(mostBytes: WorkspacePass.longestContent))])]
  }

  private func richBlocks(_ element: JSONValue) -> [RichBlock] {
    let content = runs(of: element["elements"]?.elements ?? [])
    switch element["type"]?.words {
    case "rich_text_list": return [.list(items(of: element))]
    case "rich_text_quote": return some(content).map { [.quote($0)] } ?? []
    case "rich_text_preformatted": return [.code(content.map(\.text).joined())]
    default: return some(content).map { [.paragraph($0)] } ?? []
    }
  }

  private func some(_ runs: [RichRun]) -> [RichRun]? { runs.isEmpty ? nil : runs }

  private func items(of list: JSONValue) -> [RichItem] {
    let depth = min(max(0, list["indent"]?.integer ?? 0), Self.deepest)
    let isOrdered = list["style"]?.words == "ordered"
    let first = min(max(0, list["offset"]?.integer ?? 0), 1_000_000) + 1
    return (list["elements"]?.elements ?? []).enumerated().map { index, item in
      RichItem(
        depth: depth, number: isOrdered ? first + index : nil, runs(of: item["elements"]?.elements ?? []))
    }
  }

  /// Lists of several depths come one after the other, and are one.
  private func joined(_ blocks: [RichBlock]) -> [RichBlock] {
    blocks.reduce(into: []) { joined, block in
      if case .list(let items) = block, case .list(let before)? = joined.last {
        joined[joined.count - 1] = .list(before + items)
      } else {
        joined.append(block)
      }
    }
  }

  /// Runs without the line break that ends a section.
  private func runs(of elements: [JSONValue]) -> [RichRun] {
    var runs = elements.compactMap(run)
    if let last = runs.last, last.text.hasSuffix("\n") {
      runs[runs.count - 1] = RichRun(String(last.text.dropLast()), last.style, to: last.target)
    }
    return runs.filter { !$0.text.isEmpty }
  }

  private func run(_ element: JSONValue) -> RichRun? {
    let style = Self.style(of: element)
    let directory = reader.directory
    switch element["type"]?.words {
    case "link":
      let address = SlackLink.withoutToken(element["url"]?.words ?? "")
      let text = element["text"]?.words ?? address
      guard let link = WebLink(address) else { return RichRun(text, style) }
      return RichRun(text.sound(mostBytes: WorkspacePass.longestContent), style, to: .link(link))
    case "emoji":
      let tone = element["skin_tone"]?.integer.map { "::skin-tone-\($0)" } ?? ""
      return RichRun(Emoji.text((element["name"]?.words ?? "") + tone), style)
    case "user":
      let id = element["user_id"]?.words ?? ""
      return RichRun("@" + directory.name(ofPerson: id), style, to: target(id) { .member($0) })
    case "channel":
      let id = element["channel_id"]?.words ?? ""
      return RichRun("#" + (directory.channelName(id) ?? id), style, to: target(id) { .channel($0) })
    case "usergroup": return RichRun("@" + (element["usergroup_id"]?.words ?? ""), style)
    case "broadcast": return RichRun("@" + (element["range"]?.words ?? "channel"), style)
    default:
      let text = element["text"]?.words ?? element["fallback"]?.words ?? element["value"]?.words
      return text.map { RichRun($0.sound(mostBytes: WorkspacePass.longestContent), style) }
    }
  }

  private func target(_ id: String, _ target: (String) -> RichTarget) -> RichTarget? {
    id.isEmpty || id.utf8.count > WorkspacePass.longestID ? nil : target(id)
  }

  private static func style(of element: JSONValue) -> RichStyle {
    let styles: [(String, RichStyle)] = [
      ("bold", .bold), ("italic", .italic), ("strike", .strikethrough), ("code", .code),
    ]
    return styles.reduce(into: RichStyle()) { style, name in
      if element["style"]?[name.0]?.isTrue == true { style.insert(name.1) }
    }
  }
}
