import Domain
import TestTraits
import Testing

@testable import Interchange

/// How Slack's markup and blocks are read.
@Suite struct SlackTextTests {
  private static let users = #"[{"id": "U1", "name": "Ann"}, {"id": "U2", "name": "Bob"}]"#

  @Test(
    .proves("B6"),
    arguments: [
      ("<@U1>", "@Ann"), ("<@u1>", "@Ann"), ("<@U404>", "@U404"), ("<@U404|gone>", "@gone"), ("<#C1>", "#general"),
      ("<#C1|old>", "#general"), ("<#C9|there>", "#there"), ("<!here>", "@here"), ("<!channel|channel>", "channel"),
      ("<!subteam^S1|@team>", "@team"), ("<!subteam^S1>", "@S1"), ("<!date^1^{date}|Monday>", "Monday"),
      ("<https://a.org|label>", "label"), ("<https://a.org>", "https://a.org"), ("<mailto:a@b.org|a@b.org>", "a@b.org"),
      ("<mailto:a@b.org>", "a@b.org"), ("&amp;lt; &lt;b&gt;", "&lt; <b>"), ("&nbsp; & &", "&nbsp; & &"),
      ("a < b <", "a < b <"), ("<>", "<>"), ("<script>", "script"), ("<a\nb>", "<a\nb>"),
      ("<javascript:alert(1)|click>", "click (javascript:alert(1))"),
      (":tada: :our_own: :+1::skin-tone-5:", "🎉 :our_own: 👍🏾"),
      ("10:30:45", "10:30:45"), (":flag-ru: :us: :flag-1: ::", "🇷🇺 🇺🇸 :flag-1: ::"), (":+1::tada:", "👍🎉"),
      ("*b* _i_ ~s~ `c`", "b i s c"), ("snake_case_word 2*3*4", "snake_case_word 2*3*4"), ("* a * _", "* a * _"),
      ("*open", "*open"), ("`*a*`", "*a*"), ("**", "**"), ("*_x_*", "x"), ("*a _b* c_", "a _b c_"),
      ("```a *b*\n<http://x|y>```", "a *b*\ny"), ("```open", "```open"), ("a ```b``` c", "a \nb\n c"),
      ("&gt; quoted\nnot", "quoted\nnot"), ("> a\n> b", "a\nb"), (">>> all\nof it", "all\nof it"), ("• item", "• item"),
      ("<https://a.org?t=xoxe-1|x>", "x"), ("<https://a.org?t=xoxe-1>", "https://a.org"), ("ü_b_ü", "ü_b_ü"),
    ])
  func `markup becomes the text that people read`(text: String, plain: String) throws {
    #expect(try ReadExport.text(text, users: Self.users).content == plain)
  }

  @Test(.proves("B6")) func `styles, links, people and channels are kept`() throws {
    let message = try ReadExport.text("*bold* and _*both*_ `code` <@u2> <#C2> <https://a.org|here>", users: Self.users)
    let link = try #require(WebLink("https://a.org"))
    #expect(
      message.details?.body?.blocks == [
        .paragraph([
          RichRun("bold", .bold), RichRun(" and "), RichRun("both", [.bold, .italic]), RichRun(" "),
          RichRun("code", .code), RichRun(" "), RichRun("@Bob", to: .member("U2")), RichRun(" "),
          RichRun("#beds", to: .channel("C2")), RichRun(" "), RichRun("here", to: .link(link)),
        ])
      ])
  }

  @Test(.proves("B6")) func `quotes and code stand on lines of their own`() throws {
    let message = try ReadExport.text("see\n&gt; *one*\n&gt; two\n```\nlet a = 1\n```\nend")
    #expect(
      message.details?.body?.blocks == [
        .paragraph([RichRun("see")]), .quote([RichRun("one", .bold), RichRun("\ntwo")]), .code("let a = 1"),
        .paragraph([RichRun("end")]),
      ])
  }

  @Test(.proves("B6")) func `blocks say more than the text beside them`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "text": "fallback", "blocks": [{"type": "rich_text", "elements": [
      {"type": "rich_text_section", "elements": [{"type": "text", "text": "Hi ", "style": {"bold": true, "strike": true}},
      {"type": "user", "user_id": "U2"}, {"type": "emoji", "name": "wave", "skin_tone": 2}, {"type": "emoji", "name": "own"},
      {"type": "channel", "channel_id": "C2"}, {"type": "broadcast", "range": "here"}, {"type": "usergroup",
      "usergroup_id": "S1"}, {"type": "color", "value": "#fff"}, {"type": "date", "fallback": "today"},
      {"type": "link", "url": "https://a.org", "text": "site"}, {"type": "link", "url": "javascript:x"}, {"type": "new"},
      {"type": "text", "text": "\n"}]},
      {"type": "rich_text_list", "style": "bullet", "elements": [{"elements": [{"type": "text", "text": "one"}]}]},
      {"type": "rich_text_list", "style": "ordered", "indent": 1, "offset": 2, "elements": [
      {"elements": [{"type": "text", "text": "three"}]}]},
      {"type": "rich_text_quote", "elements": [{"type": "text", "text": "q"}]},
      {"type": "rich_text_preformatted", "elements": [{"type": "text", "text": "code"}]}]}]}
      """#, users: Self.users)
    let link = try #require(WebLink("https://a.org"))
    let blocks = try #require(message.details?.body?.blocks)
    #expect(
      blocks[0]
        == .paragraph([
          RichRun("Hi ", [.bold, .strikethrough]), RichRun("@Bob", to: .member("U2")), RichRun("👋🏻"), RichRun(":own:"),
          RichRun("#beds", to: .channel("C2")), RichRun("@here"), RichRun("@S1"), RichRun("#fff"), RichRun("today"),
          RichRun("site", to: .link(link)), RichRun("javascript:x"),
        ]))
    #expect(
      blocks[1] == .list([RichItem([RichRun("one")]), RichItem(depth: 1, number: 3, [RichRun("three")])]))
    #expect(blocks[2...] == [.quote([RichRun("q")]), .code("code")])
  }

  @Test(.proves("B6")) func `other blocks give their texts, and those that say nothing leave the text`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "bot_id": "B1", "text": "x", "blocks": [{"type": "header", "text": {"type": "plain_text", "text": "*H*"}},
      {"type": "section", "fields": [{"type": "mrkdwn", "text": "*F*"}]}, {"type": "context", "elements": [{"type":
      "mrkdwn", "text": "C"}, {"type": "image"}]}, {"type": "image", "title": {"type": "plain_text", "text": "I"}},
      {"type": "divider"}, {"type": "video", "text": {"type": "plain_text", "text": "V"}}]}
      """#)
    #expect(message.content == "*H*\nF\nC\nI\nV")
    let silent = #"{"ts": "1.1", "user": "U1", "text": "x", "blocks": [{"type": "divider"}, 5, {"type": "rich_text"}]}"#
    #expect(try ReadExport.message(silent).content == "x")
  }

  @Test(arguments: ["<", "*", "_*", "`", "<@", "&", ":a", "```", "> ", "*_~`<:&"])
  func `a million signs take no longer than as many letters`(sign: String) throws {
    let text = String(repeating: sign, count: 1_000_000 / sign.utf8.count)
    #expect(try ReadExport.text(text).content.utf8.count <= 1_000_000)
  }

  @Test(.proves("B6"), arguments: [("+1", "👍"), ("heart", "❤️"), ("man-shrugging", "🤷‍♂️"), ("simple_smile", "🙂")])
  func `emoji are found by the names that Slack gives them`(name: String, emoji: String) {
    #expect(Emoji.named(name) == emoji)
    #expect(Emoji.named("no_such_name") == nil && Emoji.named("+1::tada") == nil && Emoji.named("") == nil)
  }
}
