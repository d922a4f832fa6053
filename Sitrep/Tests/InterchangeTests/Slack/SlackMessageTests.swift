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
      ("channel_join", MessageKind.arrival), ("channel_leave", .arrival), ("group_join", .arrival),
      ("group_leave", .arrival), ("channel_topic", .event), ("group_purpose", .event), ("channel_archive", .event),
      ("bot_add", .event), ("pinned_item", .event), ("message_changed", .event), ("me_message", .action),
      ("bot_message", .bot), ("tombstone", .deleted), ("message_deleted", .deleted), ("thread_broadcast", .message),
      ("reply_broadcast", .message), ("file_share", .message), ("something_new", .message),
    ])
  func `the subtype says what sort of message it is`(subtype: String, kind: MessageKind) throws {
    let message = try ReadExport.message(
      #"{"ts": "1.1", "user": "U1", "subtype": "\#(subtype)", "text": "text", "thread_ts": "0.1", "files": [{}]}"#)
    #expect(message.details?.kind == kind)
    #expect(message.content == (kind == .deleted ? "" : "text\nA file without a name"))
    #expect(message.details?.isBroadcast == subtype.hasSuffix("_broadcast"))
    #expect(message.details?.root == "0.1")
    #expect(message.details?.files.count == (kind == .deleted ? 0 : 1))
  }

  @Test(.proves("B6")) func `a plain message has nothing beside its text, and begins no thread of its own`() throws {
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "text": "plain", "thread_ts": "1.1", "reply_count": 2, "edited": {"ts": "0000.000000"},
      "attachments": [{}], "files": [], "reactions": [{}]}
      """#)
    #expect(message.details == nil)
    #expect(message.content == "plain")
    #expect(try ReadExport.message(#"{"ts": "1.1", "thread_ts": "x", "edited": {"ts": "y"}}"#).details == nil)
  }

  @Test(.proves("B6")) func `what became of another message keeps its text, but not that of a deleted one`() throws {
    let changed = #"{"ts": "1.1", "subtype": "message_changed", "hidden": true, "message": {"text": "new"}}"#
    #expect(try ReadExport.message(changed).content == "new")
    let deleted = #"{"ts": "1.1", "subtype": "message_deleted", "previous_message": {"text": "old"}, "text": "x"}"#
    #expect(try ReadExport.message(deleted).content == "")
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
      {"ts": "1.1", "user": "U1", "file": {"title": "Old"},
      "files": [{"id": "F1", "mode": "tombstone"}, {"name": "a.pdf", "pretty_type": "PDF", "size": 7,
      "url_private": "https://files.slack.com/a.pdf?t=xoxe-1&x=2"}, 5, {"id": "F2", "permalink": "javascript:alert(1)",
      "url_private": "http://f2", "filetype": "png", "size": -1}, {"title": "T", "name": "n", "size": 1152921504606846976}]}
      """#)
    let files = try #require(message.details?.files)
    #expect(
      files == [
        SharedFile(name: "", state: .deleted),
        SharedFile(name: "a.pdf", kind: "PDF", size: 7, link: WebLink("https://files.slack.com/a.pdf?x=2")),
        SharedFile(name: "F2", kind: "png", link: WebLink("http://f2")), SharedFile(name: "T"),
      ])
    let old = try ReadExport.message(#"{"ts": "1.1", "file": {"title": "Old", "size": 0}}"#)
    #expect(old.details?.files == [SharedFile(name: "Old", size: 0)])
  }

  @Test(.proves("B6")) func `reactions are emoji with their names, custom ones by name`() throws {
    let many = (0..<60).map { "\"U\($0)\"" }.joined(separator: ",")
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "user": "U1", "edited": {"user": "U1", "ts": "2.000000"}, "reactions": [
      {"name": "+1::skin-tone-3", "users": ["U1", "U2"], "count": 3}, {"name": "our_own", "users": ["U2"]}, {}, 7,
      {"name": "tada", "users": [\#(many)], "count": 1}, {"name": "eyes", "count": 99999999}]}
      """#, users: #"[{"id": "U1", "name": "Ann"}]"#)
    let reactions = try #require(message.details?.reactions)
    #expect(
      reactions.prefix(2) == [
        MessageReaction(emoji: "👍🏼", count: 3, names: ["Ann", "U2"]),
        MessageReaction(emoji: ":our_own:", count: 1, names: ["U2"]),
      ])
    #expect(reactions.count == 4 && reactions[2].count == 60 && reactions[2].names.count == 50)
    #expect(reactions[3].count == 1_000_000 && reactions[3].names == [])
    #expect(message.details?.edited == Date(timeIntervalSince1970: 2))
  }

  @Test(.proves("B6")) func `what a bot attached is shown, and found where it has no text`() throws {
    let attachments = #"""
      "attachments": [{"author_name": "Counter", "title": "*Cases* &amp; <http://t|more>",
      "title_link": "javascript:x", "from_url": "https://example.org?t=xoxe-9", "pretext": "Today", "text": "_9_ new",
      "fields": [{"title": "North", "value": "<http://a|4>"}, {}]}, {"fallback": "only this", "service_name": "Web"}, {}, 5,
      {"blocks": [{"type": "section", "text": {"type": "plain_text", "text": "in blocks"}}], "fallback": "not this"},
      {"title": "T", "fallback": "not this"}, {"fields": [{"value": "v"}], "fallback": "not this"}]
      """#
    let message = try ReadExport.message(#"{"ts": "1.1", "bot_id": "B1", "text": "", \#(attachments)}"#)
    let parts = try #require(message.details?.attachments)
    #expect(message.details?.body == RichText())
    #expect(parts.count == 5)
    #expect(parts[0].source == "Counter" && parts[0].title == "*Cases* & more")
    #expect(parts[0].link?.text == "https://example.org")
    #expect(parts[0].body.plain == "Today\n9 new" && parts[0].body.runs.contains(RichRun("9", .italic)))
    #expect(parts[0].fields == [MessageAttachment.Field(title: "North", value: "4")])
    #expect(parts[1].source == "Web" && parts[1].body.plain == "only this" && parts[2].body.plain == "in blocks")
    #expect(parts[3] == MessageAttachment(title: "T") && parts[4].fields.map(\.value) == ["v"])
    #expect(message.content == "Counter\n*Cases* & more\nToday\n9 new\nNorth\n4\nWeb\nonly this\nin blocks\nT\nv")

    let told = try ReadExport.message(#"{"ts": "1.1", "bot_id": "B1", "text": "told", \#(attachments)}"#)
    #expect(told.content == "told\n" + message.content && told.details?.attachments == parts)
    #expect(told.details?.body?.plain == "told")
  }

  @Test(.proves("B6")) func `texts without end become texts that can be kept`() throws {
    let long = String(repeating: "x", count: 1_200_000)
    let message = try ReadExport.message(
      #"{"ts": "1.1", "user": "\#(long)", "text": "\#(long)", "username": "\#(long)"}"#)
    #expect(message.content.utf8.count == 1_000_000)
    #expect(message.member.id.utf8.count == 200 && message.member.name.utf8.count <= 1_000)
  }

  @Test(.proves("B6")) func `a message that would be too large keeps its text`() throws {
    let long = String(repeating: "é ", count: 250_000)
    let attachment = #"{"title": "t", "text": "\#(long)"}"#
    let list = Array(repeating: attachment, count: 6).joined(separator: ",")
    let message = try ReadExport.message(
      #"{"ts": "1.1", "text": "*a*", "thread_ts": "0.1", "attachments": [\#(list)]}"#)
    #expect(
      message.content.hasPrefix("a\nt\né ") && message.details?.root == "0.1" && message.details?.attachments == [])
    #expect(message.details?.body?.plain == "a")

    let styled = String(repeating: "<https://a.org/\(String(repeating: "x", count: 7_900))|y> ", count: 120)
    let fewer = Array(repeating: attachment, count: 2).joined(separator: ",")
    let kept = try ReadExport.message(#"{"ts": "1.1", "text": "\#(styled)", "attachments": [\#(fewer)]}"#)
    #expect(kept.details?.attachments.count == 2 && kept.details?.body != nil)
  }

  @Test(.proves("B6")) func `a message of addresses that are too large together keeps its text`() throws {
    let address = "https://a.org/\(String(repeating: "x", count: 7_900))"
    let links = Array(repeating: #"{"type": "link", "url": "\#(address)", "text": "y"}"#, count: 500)
    let message = try ReadExport.message(
      #"""
      {"ts": "1.1", "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section", "elements":
      [\#(links.joined(separator: ","))]}]}]}
      """#)
    #expect(message.details == nil)
    #expect(message.content == String(repeating: "y", count: 500))
  }

  @Test func `mentions of somebody with a long name don't make a text endless`() throws {
    let name = String(repeating: "n", count: 1_000)
    let text = String(repeating: "<@U1>", count: 190_000)
    let users = #"[{"id": "U1", "name": "\#(name)"}]"#
    let message = try ReadExport.message(#"{"ts": "1.1", "user": "U1", "text": "\#(text)"}"#, users: users)
    #expect(message.content.utf8.count == 1_000_000)
    var writer = ArchivePartWriter()
    try writer.add(.message(message))
    #expect(writer.count < ArchivePart.mostBytes)
  }
}
