import Domain

/// Reads the blocks of a message, which may say more than the text beside them.
struct SlackBlocks {
  /// So deep lists may lie in each other.
  private static let deepest = 8
  private static let mostItems = 1_000_000

  private let directory: SlackDirectory
  private let reader: SlackText

  /// The names that the text beside the blocks gives to people, channels and groups, by their ids.
  private let labels: [String: String]
  private var builder = RunBuilder()
  private var blocks: [RichBlock] = []

  /// Of the list that ends next: lists of several depths come one after the other, and are one.
  private var items: [RichItem] = []

  private init(_ reader: SlackText, _ labels: [String: String]) {
    self.reader = reader
    self.labels = labels
    directory = reader.directory
  }

  /// What blocks say: every text and every address in them, also in blocks of a kind that is not known.
  static func text(of list: JSONNode, labels: [String: String] = [:], _ reader: SlackText) -> RichText {
    var blocks = SlackBlocks(reader, labels)
    for block in list.elements { blocks.add(block) }
    blocks.endList()
    return RichText(blocks.blocks)
  }

  private mutating func add(_ block: JSONNode) {
    guard block["type"]?.says("rich_text") == true else {
      endList()
      return addOther(block)
    }
    guard let elements = block["elements"]?.elements else { return }
    for element in elements { addRich(element) }
  }
}

/// Texts with styles, as people write them.
extension SlackBlocks {
  private mutating func addRich(_ element: JSONNode) {
    let type = element["type"]
    if type?.says("rich_text_list") == true {
      addList(element)
      return
    }
    addRuns(of: element)
    let runs = builder.takeSection()
    guard !runs.isEmpty else { return }
    endList()
    if type?.says("rich_text_preformatted") == true {
      blocks.append(.code(runs.map(\.text).joined()))
    } else {
      blocks.append(type?.says("rich_text_quote") == true ? .quote(runs) : .paragraph(runs))
    }
  }

  private mutating func addList(_ list: JSONNode) {
    guard let elements = list["elements"]?.elements else { return }
    let depth = min(max(0, list["indent"]?.integer ?? 0), Self.deepest)
    let isOrdered = list["style"]?.says("ordered") == true
    var number = min(max(0, list["offset"]?.integer ?? 0), Self.mostItems)
    for element in elements {
      number += 1
      addRuns(of: element)
      items.append(RichItem(depth: depth, number: isOrdered ? number : nil, builder.takeSection()))
    }
  }

  private mutating func endList() {
    guard !items.isEmpty else { return }
    blocks.append(.list(items))
    items = []
  }

  private mutating func addRuns(of element: JSONNode) {
    guard let elements = element["elements"]?.elements else { return }
    for element in elements { addRun(element) }
  }

  private mutating func addRun(_ element: JSONNode) {
    guard builder.left > 0 else { return }
    let style = Self.style(of: element)
    let type = element["type"]
    if type == nil || type?.says("text") == true {
      builder.add(element["text"]?.words() ?? "", style)
    } else if type?.says("date") == true, let runs = SlackDate.runs(of: element) {
      for run in runs { builder.add(run.text, style, to: run.target) }
    } else if let run = run(element, type?.id ?? "") {
      builder.add(run.text, style, to: run.target)
    } else if element["elements"] != nil {
      addRuns(of: element)
    } else {
      addUnknown(element, style)
    }
  }

  private func run(_ element: JSONNode, _ type: String) -> RichRun? {
    switch type {
    case "link": element["url"]?.words().map { SlackReference.address($0, element["text"]?.words()) }
    case "emoji": element["name"]?.id.map { RichRun(Emoji.text($0 + Self.tone(of: element))) }
    case "user": element["user_id"]?.id.map { SlackReference.person($0, labels[$0], directory) }
    case "channel": element["channel_id"]?.id.map { SlackReference.channel($0, labels[$0], directory) }
    case "usergroup": element["usergroup_id"]?.id.map { RichRun(labels[$0] ?? "@" + $0) }
    case "broadcast": element["range"]?.id.map { RichRun("@" + $0) }
    default: (element["text"] ?? element["fallback"] ?? element["value"])?.words().map { RichRun($0) }
    }
  }

  /// What an element of an unknown kind says, in its line.
  private mutating func addUnknown(_ element: JSONNode, _ style: RichStyle) {
    for run in BlockWalk(reader).blocks(of: element).flatMap({ RichText([$0]).runs }) {
      builder.add(run.text, style.union(run.style), to: run.target)
    }
  }

  private static func tone(of emoji: JSONNode) -> String {
    emoji["skin_tone"]?.integer.map { "::skin-tone-\($0)" } ?? ""
  }

  private static func style(of element: JSONNode) -> RichStyle {
    guard let names = element["style"] else { return [] }
    var style = RichStyle()
    if names["bold"]?.isTrue == true { style.insert(.bold) }
    if names["italic"]?.isTrue == true { style.insert(.italic) }
    if names["strike"]?.isTrue == true { style.insert(.strikethrough) }
    if names["code"]?.isTrue == true { style.insert(.code) }
    return style
  }
}

/// What programs put together: sections, headers, pictures, buttons, tables.
extension SlackBlocks {
  private mutating func addOther(_ value: JSONNode) {
    var walk = BlockWalk(reader)
    walk.readRich = { [reader, labels] block in SlackBlocks.text(of: block, reader, labels) }
    blocks += walk.blocks(of: value)
  }

  /// The same of one block of rich text within others.
  private static func text(of block: JSONNode, _ reader: SlackText, _ labels: [String: String]) -> [RichBlock] {
    var blocks = SlackBlocks(reader, labels)
    if block["type"]?.says("rich_text") == true { blocks.add(block) } else { blocks.addRich(block) }
    blocks.endList()
    return blocks.blocks
  }
}
