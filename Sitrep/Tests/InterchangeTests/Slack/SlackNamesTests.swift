import Domain
import TestTraits
import Testing

@testable import Interchange

/// Names of people, wherever an export tells them.
@Suite struct SlackNamesTests {
  private static let channels = ("channels.json", #"[{"id": "C1", "name": "lab"}]"#)

  /// Messages that name somebody by id, before and after the one that tells the name.
  private func days(_ telling: String) -> [(String, String)] {
    let naming = #"""
      [{"ts": "1.1", "user": "U1", "text": "<@U9> and <@U9|label>", "reactions": [{"name": "eyes", "users": ["U9"]}],
      "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section", "elements": [{"type": "user",
      "user_id": "U9"}]}]}]}, {"ts": "1.2", "user": "U9", "text": "mine"}]
      """#
    return [
      ("D1/2020-01-01.json", naming.replacing("1.1", with: "0.1").replacing("1.2", with: "0.2")),
      ("lab/2020-01-01.json", naming), ("lab/2020-01-02.json", "[\(telling)]"),
    ]
  }

  @Test(
    .proves("B6"),
    arguments: [
      #"{"ts": "9.1", "user": "U9", "user_profile": {"real_name": "Jo Key", "display_name": ""}}"#,
      #"{"ts": "9.1", "user": "U9", "username": "Jo Key"}"#,
      #"{"ts": "9.1", "user": "U9", "bot_id": "B9", "bot_profile": {"id": "B9", "name": "Jo Key"}}"#,
      #"{"ts": "9.1", "subtype": "message_changed", "message": {"user": "U9", "user_profile": {"name": "Jo Key"}}}"#,
      #"{"ts": "9.1", "attachments": [{"author_id": "U9", "author_name": "Jo Key"}]}"#,
    ])
  func `a name that any message tells stands everywhere, also before it`(telling: String) throws {
    let lists = [Self.channels, ("dms.json", #"[{"id": "D1", "members": ["U1", "U9"]}]"#)]
    let read = try ReadExport(SampleFiles(lists + days(telling)))

    for message in read.messages where message.member.id == "U1" {
      #expect(message.content.contains("@Jo Key") && !message.content.contains("U9"))
      #expect(message.details?.reactions.first?.names == ["Jo Key"])
    }
    #expect(read.messages.filter { $0.content == "mine" }.map(\.member.name) == ["Jo Key", "Jo Key"])
    #expect(read.channels.map(\.name) == ["U1, Jo Key", "lab"])
    #expect(!read.notes.contains(.noNames))
  }

  @Test(.proves("B6")) func `lists of people are joined, and the first name of a list stays`() throws {
    let read = try ReadExport(
      SampleFiles([
        Self.channels, ("users.json", #"[{"id": "U1", "team_id": "T1", "real_name": "Ann"}, {"id": "U3"}]"#),
        (
          "org_users.json",
          #"[{"id": "U1", "team_id": "T2", "real_name": "Other"}, {"id": "U2", "team_id": "T1", "real_name": "Bob"}]"#
        ),
        (
          "lab/2020-01-01.json",
          #"""
          [{"ts": "1.1", "user": "U1", "user_profile": {"name": "no"}}, {"ts": "1.2", "user": "U2", "username": "no"},
          {"ts": "1.3", "user": "U3", "username": "weak"}, {"ts": "1.4", "user": "U3", "user_profile": {"name": "Cy"}}]
          """#
        ),
      ]))

    #expect(read.messages.map(\.member.name) == ["Ann", "Bob", "Cy", "Cy"])
    #expect(read.team == "T1")
  }

  @Test(.proves("B6")) func `a message of an app whose user nobody knows is the app's`() throws {
    let profile = #""bot_profile": {"id": "B1", "name": "Ward bot"}"#
    let read = try ReadExport(
      day: #"""
        [{"ts": "1.1", "user": "U7", "bot_id": "B1", \#(profile), "text": "a"}, {"ts": "1.2", "user": "U8", \#(profile)},
        {"ts": "1.3", "user": "U1", \#(profile)}, {"ts": "1.4", "user": "U7", "text": "<@U7>"}]
        """#, users: #"[{"id": "U1", "name": "ann"}]"#)

    #expect(read.messages.map(\.member.id) == ["B1", "B1", "U1", "U7"])
    #expect(read.messages.map(\.member.name) == ["Ward bot", "Ward bot", "ann", "Ward bot"])
    #expect(read.messages[3].content == "@Ward bot")
  }

  @Test(.proves("B6")) func `an export that names nobody says so`() throws {
    #expect(try ReadExport(day: #"[{"ts": "1.1", "user": "U1", "text": "<@U2>"}]"#).notes == [.noNames])
    #expect(try ReadExport(day: "[]").notes == [])
    #expect(try ReadExport(day: #"[{"ts": "1.1", "user": "U1", "username": "a"}]"#).notes == [])
  }

  @Test(
    .proves("B6"),
    arguments: [
      (#"{"id": "C1", "name": "Ärzte"}"#, "A\u{308}rzte"), (#"{"id": "C1", "name": "cases"}"#, "Cases"),
      (#"{"id": "C1", "name": "ｗａｒｄ"}"#, "ward"), (#"{"id": "C1", "name": "ward"}"#, "ｗａｒｄ"),
      (#"{"id": "C1", "name": "größe", "name_normalized": "grosse"}"#, "grosse"), (#"{"id": "C1", "name": "x"}"#, "c1"),
      (#"{"id": "C1", "name": "ﬁeld"}"#, "field"),
    ])
  func `a folder that spells a conversation's name in another way is that conversation's`(
    channel: String, folder: String
  ) throws {
    let read = try ReadExport(
      SampleFiles([("channels.json", "[\(channel)]"), ("\(folder)/2020-01-01.json", #"[{"ts": "1.1"}]"#)]))
    #expect(read.channels.map(\.id) == ["C1"] && read.channels.map(\.messages) == [1])
  }

  @Test func `a folder's own spelling wins over one that is alike`() throws {
    let message = #"[{"ts": "1.1"}]"#
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", #"[{"id": "C1", "name": "Ward"}, {"id": "C2", "name": "ward"}]"#),
        ("Ward/2020-01-01.json", message), ("ward/2020-01-01.json", message),
      ]))
    #expect(read.channels.map(\.id) == ["C1", "C2"])
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("FC:F06ABCDEF:Hand over", "F06ABCDEF", "Hand over"), ("FC_F06ABCDEF_Notes: a", "F06ABCDEF", "Notes: a"),
      ("FC:F06ABCDEF:", "F06ABCDEF", "From the list"), ("FC:F06OTHER1", "F06OTHER1", "F06OTHER1"),
      ("FC:notes", "FC:notes", "FC:notes"),
    ])
  func `a canvas's folder bears its title`(folder: String, id: String, name: String) throws {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", "[]"), ("canvases.json", #"[{"id": "F06ABCDEF", "title": "From the list"}]"#),
        ("\(folder)/2020-01-01.json", #"[{"ts": "1.1"}]"#),
      ]))
    #expect(read.channels.map(\.id) == [id] && read.channels.map(\.name) == [name])
  }
}
