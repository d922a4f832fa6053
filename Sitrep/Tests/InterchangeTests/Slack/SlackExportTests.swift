import Domain
import Foundation
import TestTraits
import Testing

@testable import Interchange

/// What is read of an official export of Slack.
@Suite struct SlackExportTests {
  private let users = """
    [{"id": "U1", "team_id": "T1", "name": "ann", "real_name": "Ann Real", "profile": {"display_name": "Ann"}},
     {"id": "U2", "team_id": "T1", "name": "bob", "profile": {"display_name": "", "real_name": "Bob Real"}},
     {"id": "U3", "team_id": "T0", "name": "cy", "profile": {}}, {"id": "U4", "real_name": "Dora"}, {"id": 5}, 7]
    """

  @Test(.proves("B6")) func `channels, groups and conversations of a few bear their names, in the order of folders`()
    throws
  {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", #"[{"id": "C1", "name": "general"}, {"id": "C2", "name": "empty"}, {"name": "no id"}]"#),
        ("users.json", users), ("groups.json", #"[{"id": "G1", "name": "secret"}, {"id": "G9"}]"#),
        ("dms.json", #"[{"id": "D1", "members": ["U1", "U2"]}, {"id": "D2", "members": ["U4", "U4"]}, {"id": "D3"}]"#),
        ("mpims.json", #"[{"id": "G2", "name": "mpdm-ann--cy-1", "members": ["U1", "U3", "U9"]}, {"id": "G3"}]"#),
        ("D1/2020-04-17.json", #"[{"ts": "1.1", "user": "U1", "text": "hi"}]"#),
        ("general/2020-04-17.json", #"[{"ts": "2.1", "user": "U2"}]"#),
        ("general/2020-04-18.json", #"[{"ts": "3.1", "user": "U9"}]"#),
        ("mpdm-ann--cy-1/2020-04-17.json", "[]"), ("unlisted/2020-04-17.json", #"[{"ts": "4.1", "user": "U3"}]"#),
      ]), name: "Field team Slack export Apr 1 2020 - May 1 2020.zip")

    #expect(read.channels.map(\.id) == ["D1", "C1", "G2", "unlisted", "C2", "G1", "G9", "D2", "D3", "G3"])
    #expect(
      read.channels.map(\.name)
        == ["Ann, Bob Real", "general", "Ann, cy, U9", "unlisted", "empty", "secret", "G9", "Dora", "D3", "G3"])
    #expect(read.channels.map(\.messages) == [1, 2, 0, 1, 0, 0, 0, 0, 0, 0])
    #expect(read.messages.map(\.member.name) == ["Ann", "Bob Real", "U9", "cy"])
    #expect(read.team == "T1" && read.workspace?.id == "T1" && read.workspace?.name == "Field team")
    #expect(read.skipped == [])
    #expect(read.positions.count == 15 && read.positions == read.positions.sorted() && read.positions.last == 1)
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("Team Slack export Jan 1 2020 - Feb 1 2020.zip", "Team"), ("team.ZIP", "team"), ("folder", "folder"),
      ("", "Slack"), (" Slack export.zip", "Slack"), ("  ", "Slack"),
    ])
  func `a workspace bears the name that its export begins with`(name: String, workspace: String) throws {
    let read = try ReadExport(SampleFiles([("channels.json", "[]")]), name: name)
    #expect(read.workspace?.name == workspace && read.workspace?.id == "slack" && read.team == nil)
  }

  @Test(.proves("B6")) func `without a list of people, messages tell the team and who they are`() throws {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", "[]"),
        (
          "a/2020-04-17.json",
          #"""
          [{"ts": "1.1", "user": "U1", "team": "T7", "user_profile": {"display_name": "", "real_name": "Ann"}},
          {"ts": "1.2", "user": "U1", "team": "T8", "user_profile": {"name": "other"}, "text": "<@U1>"},
          {"ts": "1.3", "bot_id": "B1", "bot_profile": {"name": "Robot"}}, {"ts": "1.4", "bot_id": "B1"},
          {"ts": "1.5", "user": "U2", "user_profile": {"name": "bob"}}]
          """#
        ),
      ]))

    #expect(read.team == "T7" && read.workspace?.id == "T7")
    #expect(read.messages.map(\.member.name) == ["Ann", "Ann", "Robot", "Robot", "bob"])
    #expect(read.messages[1].content == "@Ann")
  }

  @Test(.proves("B6")) func `a bot without a name bears that of the person that it is in the list`() throws {
    let read = try ReadExport(
      day: #"[{"ts": "1.1", "bot_id": "B1"}]"#, users: #"[{"id": "U5", "name": "robot", "profile": {"bot_id": "B1"}}]"#)
    #expect(read.messages.map(\.member) == [Member(id: "B1", name: "robot")])
  }

  @Test(.proves("B6")) func `two folders of one conversation, and two conversations of one folder, stay apart`() throws
  {
    let message = #"[{"ts": "1.1"}]"#
    let read = try ReadExport(
      SampleFiles([
        (
          "channels.json",
          #"[{"id": "C1", "name": "a"}, {"id": "C1", "name": "b"}, {"id": "C2", "name": "a"}, {"id": "c", "name": "x"}]"#
        ),
        ("C1/2020-01-01.json", message), ("a/2020-01-01.json", message), ("c/2020-01-01.json", message),
        ("x/2020-01-01.json", message),
      ]))
    #expect(read.channels.map(\.id) == ["C1", "C1-2", "c", "c-2", "C2"])
    #expect(read.channels.map(\.messages) == [1, 1, 1, 1, 0])
  }

  @Test(.proves("B6")) func `names without end are cut, and a group's names are some of its members`() throws {
    let long = String(repeating: "é", count: 2_000)
    let members = (0..<500).map { "\"U\($0)\"" }.joined(separator: ",")
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", #"[{"id": "C1", "name": "\#(long)"}]"#),
        ("users.json", #"[{"id": "\#(long)", "name": "\#(long)"}]"#),
        ("dms.json", "[{\"id\": \"D1\", \"members\": [\(members)]}]"),
        ("\(long)/2020-01-01.json", #"[{"ts": "1.1", "user": "\#(long)"}]"#),
      ]), name: long)

    #expect(read.channels.map(\.id.utf8.count) == [200, 2, 2])
    #expect(read.channels.allSatisfy { $0.name.utf8.count <= 1_000 })
    #expect(read.channels[2].name == (0..<50).map { "U\($0)" }.joined(separator: ", "))
    #expect(read.messages[0].member.id.utf8.count == 200 && read.messages[0].member.name.utf8.count == 1_000)
    #expect(read.workspace?.name.utf8.count == 1_000)
  }

  @Test(
    .proves("B6"),
    arguments: [
      "", "1", ".", "1.", ".1", "a.1", "1.1.1", "-1.1", "999999999999.1", "1.000000000001", "1,1", "１.1", " 1.1",
    ])
  func `a time that isn't one is refused`(text: String) {
    #expect(Array(text.utf8).withUnsafeBytes { SlackTime($0) }?.text == nil)
  }

  @Test(.proves("B6")) func `a time keeps its text, and every microsecond`() throws {
    let time = try #require(Array("1660300985.527899".utf8).withUnsafeBytes { SlackTime($0) })
    #expect(time.text == "1660300985.527899")
    #expect(abs(time.date.timeIntervalSince1970 - 1_660_300_985.527899) < 0.000_000_5)
    let read = try ReadExport(day: #"[{"ts": "1.10"}, {"ts": "1.1"}, {"ts": "01.1"}, {"ts": "1.01"}, {"ts": 1.5}]"#)
    #expect(read.messages.map(\.id) == ["1.10", "1.1", "01.1", "1.01", "1.5"] && read.skipped == [])
  }
}
