import Domain
import TestTraits
import Testing

@testable import Interchange

/// How the blocks of a message are read.
@Suite struct SlackBlocksTests {
  private static let users = #"[{"id": "U1", "name": "Ann"}, {"id": "U2", "name": "Bob"}]"#

  @Test(.proves("B6")) func `blocks say more than the text beside them`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "text": "fallback", "blocks": [{"type": "rich_text", "elements": [
      {"type": "rich_text_section", "elements": [{"type": "text", "text": "Hi ", "style": {"bold": true, "strike": true}},
      {"type": "text", "text": "<&amp; ", "style": {"italic": true, "code": true}},
      {"type": "user", "user_id": "U2"}, {"type": "emoji", "name": "wave", "skin_tone": 2}, {"type": "emoji", "name": "own"},
      {"type": "channel", "channel_id": "C2"}, {"type": "broadcast", "range": "here"}, {"type": "usergroup",
      "usergroup_id": "S1"}, {"type": "color", "value": "#fff"}, {"type": "date", "fallback": "today"},
      {"type": "link", "url": "https://a.org?t=xoxe-1", "text": "site"}, {"type": "link", "url": "javascript:x"},
      {"type": "link", "url": "mailto:a@b"}, {"type": "text", "text": "end\n"}]},
      {"type": "rich_text_list", "style": "bullet", "elements": [{"elements": [{"type": "text", "text": "one"}]}]},
      {"type": "rich_text_list", "style": "ordered", "indent": 1, "offset": 2, "elements": [
      {"elements": [{"type": "text", "text": "three"}]}, {"elements": []}]},
      {"type": "rich_text_quote", "elements": [{"type": "text", "text": "q"}]},
      {"type": "rich_text_preformatted", "elements": [{"type": "text", "text": "code"}]}, {"type": "rich_text_section"},
      {"type": "rich_text_list"}, {"type": "rich_text_list", "indent": -5, "elements": [{"elements": [{"text": "-"}]}]}]}]}
      """#, users: Self.users)
    let (link, mail) = (try #require(WebLink("https://a.org")), try #require(WebLink("mailto:a@b")))
    let blocks = try #require(message.details?.body?.blocks)
    #expect(blocks.first == .paragraph([RichRun("fallback")]))
    #expect(
      blocks.dropFirst().first
        == .paragraph([
          RichRun("Hi ", [.bold, .strikethrough]), RichRun("<&amp; ", [.italic, .code]),
          RichRun("@Bob", to: .member("U2")), RichRun("👋🏻:own:"), RichRun("#beds", to: .channel("C2")),
          RichRun("@here@S1#ffftoday"), RichRun("site", to: .link(link)), RichRun("javascript:x"),
          RichRun("a@b", to: .link(mail)), RichRun("end"),
        ]))
    #expect(
      blocks.dropFirst(2) == [
        .list([
          RichItem([RichRun("one")]), RichItem(depth: 1, number: 3, [RichRun("three")]),
          RichItem(depth: 1, number: 4, []),
        ]),
        .quote([RichRun("q")]), .code("code"), .list([RichItem([RichRun("-")])]),
      ])
  }

  @Test(.proves("B6")) func `a text in blocks that says no more than plain text has no styles`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "text": "x *x*", "blocks": [{"type": "rich_text", "elements": [{"type":
      "rich_text_section", "elements": [{"type": "text", "text": "*x*"}, {"type": "emoji", "name": "tada"}]}]}]}
      """#)
    #expect(message.content == "*x*🎉" && message.details == nil)
  }

  @Test(.proves("B6")) func `an element of an unknown kind gives its text, and what it holds`() throws {
    func content(_ text: String, _ elements: String) throws -> String {
      try ReadExport.message(
        #"""
        {"ts": "1.1", "text": "\#(text)", "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section",
        "elements": [\#(elements)]}]}]}
        """#
      ).content
    }
    #expect(try content("a", #"{"type": "new", "text": "a"}"#) == "a")
    #expect(try content("b", #"{"type": "new", "elements": [{"type": "text", "text": "b"}]}"#) == "b")
    #expect(try content("longer", #"{"type": "text", "text": "c"}, {"type": "new"}"#) == "longer\nc")
    #expect(try content("", #"{"type": "text", "text": "c"}, {"type": "new", "label": "n"}"#) == "cn")
    #expect(try content("", #"{"type": "text", "text": "ccc"}, {"type": "user"}"#) == "ccc")
    #expect(try content("", #"{"type": 5, "text": "d"}, {"type": "text"}"#) == "d")
  }

  @Test(.proves("B6")) func `other blocks give their texts, and those that say nothing leave the text`() throws {
    let blocks = #"""
      "blocks": [{"type": "header", "text": {"type": "plain_text", "text": "*H* :tada:"}},
      {"type": "section", "text": {"type": "mrkdwn", "text": "_S_"}, "fields": [{"type": "mrkdwn", "text": "*F*"}]},
      {"type": "context", "elements": [{"type": "mrkdwn", "text": "C"}, {"type": "image", "alt_text": "A"}]},
      {"type": "image", "title": {"type": "plain_text", "text": "I"}, "alt_text": "no"}, {"type": "divider"},
      {"type": "actions", "elements": [{"type": "button", "text": {"type": "plain_text", "text": "B"}, "value": "no"}]},
      {"type": "table", "rows": [[{"type": "raw_text", "text": "T"}]]}, {"text": "V"}]
      """#
    let told = "*H* 🎉\nS\nF\nC\nA\nI\nno\nB\nT\nV"
    let message = try ReadExport.message(#"{"ts": "1.1", "bot_id": "B1", "text": "x", \#(blocks)}"#)
    #expect(message.content == "x\n" + told)
    #expect(message.details?.body?.blocks[2] == .paragraph([RichRun("S", .italic)]))
    #expect(try ReadExport.message(#"{"ts": "1.1", \#(blocks)}"#).content == told)

    let silent = #"{"ts": "1.1", "user": "U1", "text": "x", "blocks": [{"type": "divider"}, 5, {"type": "rich_text"}]}"#
    #expect(try ReadExport.message(silent).content == "x")
  }

  @Test func `elements that name somebody of a long name don't make a text endless`() throws {
    let name = String(repeating: "n", count: 1_000)
    let elements = Array(repeating: #"{"type":"user","user_id":"U1"}"#, count: 5_000).joined(separator: ",")
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section", "elements": [\#(elements)]},
      {"type": "rich_text_quote", "elements": [{"type": "text", "text": "no room"}]}]}]}
      """#, users: #"[{"id": "U1", "name": "\#(name)"}]"#)
    #expect(message.content.utf8.count <= 1_000_000 && message.content.utf8.count > 990_000)
    #expect(!message.content.contains("no room"))
  }
}
