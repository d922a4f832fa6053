import Domain
import Foundation
import TestTraits
import Testing

@testable import Interchange

/// What is read of one message.
@Suite struct SlackMessageTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("channel_join", MessageKind.arrival), ("group_leave", .arrival), ("channel_topic", .event), ("bot_add", .event),
      ("me_message", .action), ("bot_message", .bot), ("tombstone", .deleted), ("thread_broadcast", .message),
      ("something_new", .message),
    ])
  func `the subtype says what sort of message it is`(subtype: String, kind: MessageKind) throws {
    let message = try ReadExport.message(
      #"{"ts": "1.1", "user": "U1", "subtype": "\#(subtype)", "text": "text", "thread_ts": "0.1"}"#)
    #expect(message.details?.kind == kind)
    #expect(message.content == (kind == .deleted ? "" : "text"))
    #expect(message.details?.isBroadcast == (subtype == "thread_broadcast"))
    #expect(message.details?.root == "0.1")
  }

  @Test(.proves("B6")) func `a plain message has nothing beside its text, and begins no thread of its own`() throws {
    let message = try ReadExport.message(
      #"{"ts": "1.1", "user": "U1", "text": "plain", "thread_ts": "1.1", "reply_count": 2}"#)
    #expect(message.details == nil)
    #expect(message.content == "plain")
  }

  @Test(.proves("B6")) func `bots, comments and guests have a name`() throws {
    let bot = try ReadExport.message(#"{"ts": "1.1", "bot_id": "B1", "username": "Robot", "text": "x"}"#)
    #expect(bot.member == Member(id: "B1", name: "Robot") && bot.details?.kind == .bot)
    let profile = try ReadExport.message(#"{"ts": "1.1", "bot_id": "B1", "bot_profile": {"name": "P"}}"#)
    #expect(profile.member.name == "P")
    let named = try ReadExport.message(#"{"ts": "1.1", "subtype": "bot_message", "username": "N"}"#)
    #expect(named.member == Member(id: "bot:N", name: "N"))
    let comment = try ReadExport.message(
      #"{"ts": "1.1", "subtype": "file_comment", "comment": {"user": "U7", "comment": "see *this*"}, "text": "other"}"#)
    #expect(comment.member.id == "U7" && comment.content == "see this")
    let guest = try ReadExport.message(
      #"{"ts": "1.1", "user": "U8", "user_profile": {"display_name": " ", "real_name": "Guest"}, "text": "x"}"#)
    #expect(guest.member == Member(id: "U8", name: "Guest"))
    let slackbot = try ReadExport.message(#"{"ts": "1.1", "user": "USLACKBOT", "text": "x"}"#)
    #expect(slackbot.member.name == "Slackbot")
  }

  @Test(.proves("B6")) func `files come by name, without tokens; a deleted one leaves its place`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "file": {"title": "Old", "size": -1},
      "files": [{"id": "F1", "mode": "tombstone"}, {"name": "a.pdf", "pretty_type": "PDF", "size": 7,
      "url_private": "https://files.slack.com/a.pdf?t=xoxe-1&x=2"}, 5, {"id": "F2", "permalink": "javascript:alert(1)"}]}
      """#)
    let files = try #require(message.details?.files)
    #expect(files.map(\.name) == ["", "a.pdf", "F2", "Old"])
    #expect(files.map(\.isDeleted) == [true, false, false, false])
    #expect(files.map(\.size) == [nil, 7, nil, nil])
    #expect(files.map { $0.link?.text } == [nil, "https://files.slack.com/a.pdf?x=2", nil, nil])
    #expect(SlackLink.withoutToken("https://a/b?t=xoxe-1") == "https://a/b")
    #expect(SlackLink.withoutToken("https://a/b?q=xox") == "https://a/b?q=xox")
  }

  @Test(.proves("B6")) func `reactions are emoji with their names, custom ones by name`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "edited": {"user": "U1", "ts": "2.000000"}, "reactions": [
      {"name": "+1::skin-tone-3", "users": ["U1", "U2"], "count": 3}, {"name": "our_own", "users": ["U2"]}, {}, 7]}
      """#, users: #"[{"id": "U1", "name": "Ann"}]"#)
    #expect(
      message.details?.reactions == [
        MessageReaction(emoji: "👍🏼", count: 3, names: ["Ann", "U2"]),
        MessageReaction(emoji: ":our_own:", count: 1, names: ["U2"]),
      ])
    #expect(message.details?.edited == Date(timeIntervalSince1970: 2))
  }

  @Test(.proves("B6")) func `what a bot attached is shown, and found where it has no text`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "bot_id": "B1", "text": "", "attachments": [{"author_name": "Counter", "title": "*Cases*",
      "title_link": "https://example.org", "pretext": "Today", "text": "_9_ new", "fields": [{"title": "North",
      "value": "<http://a|4>"}, {}]}, {"fallback": "only this"}, {}, {"blocks": [{"type": "section",
      "text": {"type": "plain_text", "text": "in blocks"}}]}]}
      """#)
    let attachments = try #require(message.details?.attachments)
    #expect(attachments.count == 3)
    #expect(attachments[0].source == "Counter" && attachments[0].title == "*Cases*")
    #expect(attachments[0].link?.text == "https://example.org")
    #expect(attachments[0].body.plain == "Today\n9 new")
    #expect(attachments[0].fields == [MessageAttachment.Field(title: "North", value: "4")])
    #expect(attachments[1].body.plain == "only this" && attachments[2].body.plain == "in blocks")
    #expect(message.content == "*Cases*\nToday\n9 new\nNorth\n4\nonly this\nin blocks")
  }

  @Test func `texts without end and with NUL become texts that can be kept`() throws {
    let long = String(repeating: "x", count: 1_200_000)
    let message = try ReadExport.message(
      #"{"ts": "1.1", "user": "\#(long)", "text": "\#(long)", "username": "\#(long)"}"#)
    #expect(message.content.utf8.count == 1_000_000)
    #expect(message.member.id.utf8.count == 200 && message.member.name.utf8.count <= 1_000)
    #expect(try ReadExport.message(#"{"ts": "1.1", "user": "U1", "text": "a\u0000b"}"#).content == "a\u{FFFD}b")
  }
}
