import Domain
import TestTraits
import Testing

@testable import Interchange

/// Tokens by which an export's files can be downloaded.
@Suite struct SlackTokenTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("https://a/b?t=xoxe-1", "https://a/b"), ("https://a/b?t=xoxe-1&x=2", "https://a/b?x=2"),
      ("https://a/b?x=2&t=xoxe-1", "https://a/b?x=2"), ("https://a/b?x=2&t=xoxe-1&y=3", "https://a/b?x=2&y=3"),
      ("https://a/b?x=2&amp;t=xoxe-1&amp;y=3", "https://a/b?x=2&amp;y=3"),
      ("https://a/b?t=xoxe-1&amp;x=2", "https://a/b?x=2"),
      ("https://a/b?t=xoxe-1#c", "https://a/b#c"), ("<https://a?t=xoxe-1|https://a?t=xoxe-1>", "<https://a|https://a>"),
      ("https://a/b?t=xoxe-1&t=xoxp-2", "https://a/b"), ("https://a/b?q=xox", "https://a/b?q=xox"),
      ("https://a/b?t=x", "https://a/b?t=x"), ("https://a/b?at=xoxe-1", "https://a/b?at=xoxe-1"),
      ("t=xoxe-1", "t=xoxe-1"),
      ("?t=xox", ""), ("=xox", "=xox"),
    ])
  func `an address loses its token and nothing else`(text: String, clean: String) throws {
    #expect(String(decoding: SlackToken.removed(from: Array(text.utf8)), as: UTF8.self) == clean)
  }

  @Test(.proves("B6")) func `no text of a message has a token, wherever the address stood`() throws {
    let url = "https://files.slack.com/a?t=xoxe-123"
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "username": "\#(url)", "text": "\#(url)", "blocks": [{"type": "rich_text", "elements": [{"type":
      "rich_text_section", "elements": [{"type": "text", "text": "\#(url)"}, {"type": "link", "url": "\#(url)"},
      {"type": "link", "url": "\#(url)", "text": "\#(url)"}]}, {"type": "rich_text_preformatted", "elements": [{"type":
      "text", "text": "\#(url)"}]}]}], "files": [{"title": "\#(url)", "permalink": "\#(url)"}], "attachments": [{"title":
      "\#(url)", "title_link": "\#(url)", "text": "<\#(url)>", "fields": [{"title": "x", "value": "\#(url)"}]}],
      "reactions": [{"name": "\#(url)", "users": ["\#(url)"]}]}
      """#)
    var text = ""
    dump(message, to: &text)
    #expect(!text.contains("xox") && text.contains("files.slack.com"))
  }
}
