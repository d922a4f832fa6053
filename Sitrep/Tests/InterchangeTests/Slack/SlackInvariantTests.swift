import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

extension Message {
  /// True where lists, searches and screens have something to show of it.
  var isTold: Bool {
    if details?.kind == .deleted { return true }
    let isShown =
      details?.body.map { !$0.blocks.isEmpty } != false || details?.files.isEmpty == false
      || details?.attachments.contains { $0 != MessageAttachment() } == true
    return isShown && !content.allSatisfy(\.isWhitespace)
  }
}

/// Whatever a message is made of, something of it is shown, and every word and address is found.
@Suite struct SlackInvariantTests {
  @Test(
    .proves("B6"),
    arguments: [
      "", #""text": " ""#, #""text": null, "blocks": []"#, #""blocks": [{"type": "divider"}]"#, #""files": [{}]"#,
      #""attachments": [{"color": "fff"}]"#, #""subtype": "channel_convert_to_private""#,
      #""subtype": "new", "room": 5"#,
      #""subtype": "channel_name", "old_name": "a", "name": "b""#, #""blocks": [{"type": "file", "external_id": "x"}]"#,
      #""subtype": "message_changed""#, #""attachments": [{"author_name": "A"}]"#, #""attachments": [{"title": " "}]"#,
    ])
  func `a message without a text is told by what it is`(members: String) throws {
    let message = try ReadExport.message(#"{"ts": "1.1"\#(members.isEmpty ? "" : ", ")\#(members)}"#)
    #expect(message.isTold, "\(message)")
  }

  @Test(.proves("B6")) func `every word and address of random messages is kept`() throws {
    var random = RepeatableRandom()
    for _ in 0..<1_500 {
      var sample = RandomSlackMessage(random)
      let json = sample.json
      random = sample.random
      let message = try ReadExport.message(json)
      #expect(message.isTold, "\(json)")
      for word in sample.words { #expect(message.content.contains(word), "\(word) in \(json)") }
      let links = message.links
      for address in sample.addresses {
        #expect(links.contains(address) || message.content.contains(address), "\(address) in \(json)")
      }
    }
  }
}

extension Message {
  /// Every address that it leads to.
  fileprivate var links: Set<String> {
    let texts = [details?.body].compactMap(\.self) + (details?.attachments.map(\.body) ?? [])
    let targets =
      texts.flatMap(\.runs).compactMap(\.target) + (details?.attachments.compactMap { $0.link.map { .link($0) } } ?? [])
    let own = targets.compactMap { target in if case .link(let link) = target { link.text } else { nil } }
    return Set(own + (details?.files.compactMap { $0.link?.text } ?? []))
  }
}

/// A message of any parts that exports have, and what it says in them.
private struct RandomSlackMessage {
  private(set) var random: RepeatableRandom
  private(set) var words: [String] = []
  private(set) var addresses: [String] = []

  init(_ random: RepeatableRandom) {
    self.random = random
  }

  var json: String {
    mutating get {
      let makers: [(inout Self) -> String] = [
        { #""text": "\#($0.word)""# }, { #""blocks": [\#($0.blocks)]"# }, { #""attachments": [\#($0.attachment)]"# },
        { #""files": [{"title": "\#($0.word)", "permalink": "\#($0.address)"}]"# },
        { #""room": {"name": "\#($0.word)"}"# }, { _ in #""subtype": "\#("novelty")""# },
      ]
      let members = makers.filter { _ in Bool.random(using: &random) }.map { $0(&self) }
      return "{" + ([#""ts": "1.1""#] + members).joined(separator: ", ") + "}"
    }
  }

  private var word: String {
    mutating get {
      words.append("w\(words.count)x\(Int.random(in: 1_000...9_999, using: &random))")
      return words[words.count - 1]
    }
  }

  private var address: String {
    mutating get {
      addresses.append("https://a\(addresses.count).example/\(Int.random(in: 1_000...9_999, using: &random))")
      return addresses[addresses.count - 1]
    }
  }

  private var text: String {
    mutating get {
      #"{"type": "\#(["mrkdwn", "plain_text"].randomElement(using: &random) ?? "")", "text": "\#(word)"}"#
    }
  }

  private var blocks: String {
    mutating get { (0...Int.random(in: 0...3, using: &random)).map { _ in block(depth: 0) }.joined(separator: ", ") }
  }

  private mutating func block(depth: Int) -> String {
    switch Int.random(in: 0...9, using: &random) {
    case 0: return #"{"type": "section", "text": \#(text), "accessory": \#(button)}"#
    case 1: return #"{"type": "section", "fields": [\#(text), \#(text)]}"#
    case 2: return #"{"type": "image", "image_url": "\#(address)", "alt_text": "\#(word)"}"#
    case 3: return #"{"type": "context", "elements": [\#(text), {"type": "image", "image_url": "\#(address)"}]}"#
    case 4: return #"{"type": "call", "call": {"v1": {"name": "\#(word)", "join_url": "\#(address)"}}}"#
    case 5: return #"{"type": "table", "rows": [[{"type": "raw_text", "text": "\#(word)"}], [\#(rich)]]}"#
    case 6: return #"{"type": "divider"}"#
    case 7 where depth < 3: return #"{"type": "kind\#(depth)", "anything": [\#(block(depth: depth + 1)), \#(text)]}"#
    case 8: return #"{"type": "novel", "block_id": "b", "headline": "\#(word)", "more": {"link": "\#(address)"}}"#
    default: return rich
    }
  }

  private var button: String {
    mutating get { #"{"type": "button", "text": \#(text), "url": "\#(address)", "action_id": "a", "value": "v"}"# }
  }

  private var rich: String {
    mutating get {
      #"""
      {"type": "rich_text", "elements": [{"type": "rich_text_section", "elements": [{"type": "text", "text": "\#(word)"},
      {"type": "link", "url": "\#(address)", "text": "\#(word)"}, {"type": "novel", "label": "\#(word)"}]}]}
      """#
    }
  }

  private var attachment: String {
    mutating get {
      let makers: [(inout Self) -> String] = [
        { #""text": "\#($0.word)""# }, { #""pretext": "\#($0.word)""# }, { #""image_url": "\#($0.address)""# },
        { #""title": "\#($0.word)", "title_link": "\#($0.address)""# }, { #""files": [{"name": "\#($0.word)"}]"# },
        { #""fields": [{"title": "\#($0.word)", "value": "\#($0.word)"}]"# }, { #""blocks": [\#($0.blocks)]"# },
        { #""message_blocks": [{"message": {"blocks": [\#($0.blocks)]}}]"# }, { #""footer": "\#($0.word)""# },
        { #""actions": [\#($0.button)]"# }, { #""author_name": "\#($0.word)""# },
      ]
      return "{" + makers.filter { _ in Bool.random(using: &random) }.map { $0(&self) }.joined(separator: ", ") + "}"
    }
  }
}
