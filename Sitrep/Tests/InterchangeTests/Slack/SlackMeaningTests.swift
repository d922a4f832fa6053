import Domain
import Foundation
import TestTraits
import Testing

@testable import Interchange

/// What messages say outside of their text.
@Suite struct SlackMeaningTests {
  private static let users = #"[{"id": "U1", "name": "Ann"}, {"id": "U2", "name": "Bob"}, {"id": "U3", "name": "Cy"}]"#

  private func message(_ members: String) throws -> Message {
    try ReadExport.message(#"{"ts": "1.1", \#(members)}"#, users: Self.users)
  }

  @Test(
    .proves("B6"),
    arguments: [
      (
        #""participant_history": ["U1", "U2", "U1"], "participants": ["U3"], "date_start": 60, "date_end": 2280"#,
        "A huddle of Ann, Bob and Cy, 37 minutes"
      ),
      (#""created_by": "U2", "name": "Rota", "date_start": 60, "date_end": 61"#, "A huddle “Rota” of Bob, 1 minute"),
      (#""date_start": 60, "date_end": 0"#, "A huddle"), (#""participants": 5, "date_end": 99999999999"#, "A huddle"),
    ])
  func `a huddle tells who talked and how long`(room: String, text: String) throws {
    let huddle = try message(#""subtype": "huddle_thread", "text": "", "user": "USLACKBOT", "room": {\#(room)}"#)
    #expect(huddle.content == text && huddle.details?.kind == .event)
    let both = try message(#""subtype": "sh_room_created", "text": "Join us", "room": {\#(room)}"#)
    #expect(both.content == "Join us\n\(text)")
  }

  @Test(.proves("B6")) func `a call has its name and its address, beside the text`() throws {
    let call = #"{"v1": {"name": "Daily call", "join_url": "https://z.example/j/1", "display_id": "1"}}"#
    let link = try #require(WebLink("https://z.example/j/1"))
    let told = try message(
      #"""
      "text": "Ann has started a meeting", "blocks": [{"type": "call", "call_id": "R1", "call": \#(call)},
      {"type": "section", "text": {"type": "mrkdwn", "text": "Passcode: *see* calendar"}}]
      """#)
    #expect(
      told.content == "Ann has started a meeting\nA call: Daily call, https://z.example/j/1\nPasscode: see calendar")
    #expect(told.details?.body?.runs.contains(RichRun(link.text, to: .link(link))) == true)
    #expect(try message(#""blocks": [{"type": "call", "call": {"name": "N"}}]"#).content == "A call: N")
    #expect(try message(#""blocks": [{"type": "call", "call": {"url": "https://a"}}]"#).content == "A call: https://a")
    #expect(try message(#""blocks": [{"type": "call"}]"#).content == "A message without a text (call)")
  }

  @Test(.proves("B6")) func `buttons, pictures and blocks of any kind give their texts and addresses`() throws {
    let told = try message(
      #"""
      "blocks": [{"type": "section", "text": {"type": "mrkdwn", "text": "*S*"}, "accessory": {"type": "button", "text":
      {"type": "plain_text", "text": "Open"}, "url": "https://rota.example", "value": "no", "action_id": "no"}},
      {"type": "image", "image_url": "https://a.example/m.png", "alt_text": "Map", "title": {"text": "Sites"}},
      {"type": "novel", "block_id": "no", "icon_url": "https://no", "headline": "Head", "parts": [{"body": {"type":
      "mrkdwn", "text": "_deep_"}, "link": "https://b.example"}, {"note": {"type": "rich_text", "elements": [{"type":
      "rich_text_section", "elements": [{"type": "text", "text": "rich"}]}]}}]},
      {"type": "actions", "elements": [{"type": "static_select", "placeholder": {"type": "plain_text", "text": "Choose"},
      "options": [{"text": {"type": "plain_text", "text": "One"}, "value": "no"}]}]},
      {"type": "video", "title": {"text": "Film"}, "title_url": "https://v.example", "video_url": "https://w.example",
      "alt_text": "A film"}]
      """#)
    #expect(
      told.content
        == "S\nOpen\nSites\nMap\nHead\ndeep\nhttps://b.example\nrich\nChoose\nOne\nFilm\nhttps://w.example\nA film")
    let links = told.details?.body?.runs.compactMap { run in
      if case .link(let link) = run.target { "\(run.text) \(link.text)" } else { nil }
    }
    #expect(
      links == [
        "Open https://rota.example", "Sites https://a.example/m.png", "https://b.example https://b.example",
        "Film https://v.example", "https://w.example https://w.example",
      ])
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("same words", "same words"), ("*same* words", "same words"), ("1. same\\n2. words", "same words"),
      ("a summary", "a summary\nsame words"), ("same\\nother _line_", "other line\nsame words"), ("", "same words"),
    ])
  func `of text and blocks each word is kept, and said once`(text: String, content: String) throws {
    let blocks = #"[{"type": "section", "text": {"type": "mrkdwn", "text": "same words"}}]"#
    #expect(try message(#""text": "\#(text)", "blocks": \#(blocks)"#).content == content)
    let attachment = try message(#""attachments": [{"text": "\#(text)", "blocks": \#(blocks)}]"#)
    #expect(attachment.content == content)
  }

  @Test(.proves("B6")) func `blocks use the labels of the text beside them`() throws {
    let told = try message(
      #"""
      "text": "<!subteam^S1|@nurses> <@U99|gone> <#C99|old> now", "blocks": [{"type": "rich_text", "elements": [{"type":
      "rich_text_section", "elements": [{"type": "usergroup", "usergroup_id": "S1"}, {"type": "text", "text": " "},
      {"type": "user", "user_id": "U99"}, {"type": "text", "text": " "}, {"type": "channel", "channel_id": "C99"},
      {"type": "text", "text": " now"}]}]}]
      """#)
    #expect(told.content == "@nurses @gone #old now")
  }

  @Test(.proves("B6")) func `a file that the plan hides, and one without a name, are told as such`() throws {
    let hidden = try message(#""text": "", "files": [{"id": "F1", "mode": "hidden_by_limit"}]"#)
    #expect(hidden.details?.files == [SharedFile(name: "", state: .hiddenByPlan)])
    #expect(hidden.content == "A file that Slack’s plan hides" && hidden.details?.body == RichText())
    let unnamed = try message(#""text": "Photo", "files": [{"id": "F1", "mode": "new", "file_access": "denied"}]"#)
    #expect(unnamed.content == "Photo\nA file without a name" && unnamed.details?.body?.plain == "Photo")
    #expect(try message(#""files": [{"id": "F1", "mode": "tombstone"}]"#).content == "A deleted file")
    let address = #""files": [{"permalink": "https://f.example", "title": " "}]"#
    #expect(try message(address).content == "https://f.example")
  }

  @Test(.proves("B6")) func `a forwarded message has its blocks, files and pictures`() throws {
    let told = try message(
      #"""
      "text": "fyi", "files": [{"title": "own"}], "attachments": [{"author_name": "Jo", "from_url": "https://s.example/p1",
      "message_blocks": [{"message": {"blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section",
      "elements": [{"type": "text", "text": "forwarded"}]}]}]}}], "image_url": "https://i.example/a.png",
      "files": [{"title": "plan.pdf"}, {"title": "own"}], "footer": "Posted in #lab", "actions": [{"type": "button",
      "text": "Join", "url": "https://j.example", "name": "no"}]}]
      """#)
    #expect(told.details?.files.map(\.name) == ["own", "plan.pdf"] && told.features.contains(.file))
    #expect(
      told.content
        == "fyi\nJo\nforwarded\nhttps://i.example/a.png\nJoin\nPosted in #lab\nown\nplan.pdf")
    #expect(told.details?.body?.plain == "fyi")
    let link = try message(#""attachments": [{"from_url": "https://s.example/p1"}]"#)
    #expect(link.content == "https://s.example/p1" && link.details?.attachments.first?.title == "https://s.example/p1")
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("<!date^1709802000^{date_long}>", "2024-03-07"), ("<!date^1709802000^{time}>", "09:00 UTC"),
      ("<!date^1709802000>", "2024-03-07 09:00 UTC"), ("<!date^1709802000^on>", "on 2024-03-07 09:00 UTC"),
      ("<!date^1709802000^Due {date_num} at {time_secs}!>", "Due 2024-03-07 at 09:00 UTC!"),
      ("<!date^1709802000^{ago} {new}>", "2024-03-07 09:00 UTC {new}"), ("<!date^x^{date}>", "x {date}"),
      ("<!date^99999999999999^{date}>", "99999999999999 {date}"), ("<!date^1709802000^{date}|Monday>", "Monday"),
      ("<!date^1^{date}^https://a.example/x^y|due>", "due"),
      ("<!date^1^{date}^javascript:x|due>", "due (javascript:x)"),
      ("<!date^1709802000^{date}^https://a.example>", "2024-03-07 (https://a.example)"),
    ])
  func `a date without a label is a moment, and its third part a link`(text: String, plain: String) throws {
    let told = try ReadExport.text("at \(text)")
    #expect(told.content == "at \(plain)")
    let targets = told.details?.body?.runs.compactMap(\.target) ?? []
    #expect(targets.contains { if case .link = $0 { true } else { false } } == text.contains("https:"))
    let hasMoment = targets.contains { if case .moment = $0 { true } else { false } }
    #expect(hasMoment == (plain.contains("2024") || plain.contains("UTC")))
  }

  @Test(.proves("B6")) func `a date among blocks without words is a moment too`() throws {
    func content(_ date: String) throws -> String {
      try message(
        #"""
        "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section", "elements": [{"type": "date", \#(date)}]}]}]
        """#
      ).content
    }
    #expect(try content(#""timestamp": 1709802000, "format": "{date_num}""#) == "2024-03-07")
    #expect(try content(#""timestamp": 1709802000, "url": "https://a.b""#) == "2024-03-07 09:00 UTC (https://a.b)")
    #expect(try content(#""fallback": "soon", "timestamp": 1, "url": "https://a.b""#) == "soon")
    #expect(try content(#""value": "x""#) == "x")
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("«*a*»", true), ("“_a_”", true), ("„~a~…", true), ("—*a*—", true), ("\u{A0}*a*\u{A0}", true), ("（*a*）", true),
      ("❤️*a*🎉", true), ("срочно*a*", false), ("*a*да", false), ("日本*a*", false), ("e\u{301}*a*", false),
      ("٣*a*", false),
      ("¿`a`?", true), ("я`a`", false),
    ])
  func `a sign is markup beside what is no letter and no digit`(text: String, hasStyle: Bool) throws {
    let runs = try ReadExport.text(text).details?.body?.runs ?? []
    #expect(runs.contains { !$0.style.isEmpty } == hasStyle)
  }
}
