import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

/// What is read of an official export of Slack.
@Suite struct SlackExportTests {
  private let users = """
    [{"id": "U1", "team_id": "T1", "name": "ann", "real_name": "Ann Real", "profile": {"display_name": "Ann"}},
     {"id": "U2", "name": "bob", "profile": {"display_name": "", "real_name": "Bob Real"}},
     {"id": "U3", "name": "cy", "profile": {}}, {"id": 5}]
    """

  @Test(.proves("B6")) func `channels, groups and conversations of a few bear their names, in the order of folders`()
    throws
  {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", #"[{"id": "C1", "name": "general"}, {"id": "C2", "name": "empty"}, {"name": "no id"}]"#),
        ("users.json", users), ("groups.json", #"[{"id": "G1", "name": "secret"}]"#),
        ("dms.json", #"[{"id": "D1", "members": ["U1", "U2"]}]"#),
        ("mpims.json", #"[{"id": "G2", "name": "mpdm-ann--cy-1", "members": ["U1", "U3", "U9"]}]"#),
        ("D1/2020-04-17.json", #"[{"ts": "1.1", "user": "U1", "text": "hi"}]"#),
        ("general/2020-04-17.json", #"[{"ts": "2.1", "user": "U2"}]"#),
        ("general/2020-04-18.json", #"[{"ts": "3.1", "user": "U9"}]"#),
        ("mpdm-ann--cy-1/2020-04-17.json", "[]"), ("unlisted/2020-04-17.json", #"[{"ts": "4.1", "user": "U3"}]"#),
      ]), name: "Field team Slack export Apr 1 2020 - May 1 2020.zip")

    #expect(read.channels.map(\.id) == ["D1", "C1", "G2", "unlisted", "C2", "G1"])
    #expect(read.channels.map(\.name) == ["Ann, Bob Real", "general", "Ann, cy, U9", "unlisted", "empty", "secret"])
    #expect(read.channels.map(\.messages) == [1, 2, 0, 1, 0, 0])
    #expect(read.messages.map(\.member.name) == ["Ann", "Bob Real", "U9", "cy"])
    #expect(read.team == "T1" && read.workspace?.id == "T1" && read.workspace?.name == "Field team")
    #expect(read.skipped == [])
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("Team Slack export Jan 1 2020 - Feb 1 2020.zip", "Team"), ("team.ZIP", "team"), ("folder", "folder"),
      ("", "Slack"),
      (" Slack export.zip", "Slack"),
    ])
  func `a workspace bears the name that its export begins with`(name: String, workspace: String) throws {
    let read = try ReadExport(SampleFiles([("channels.json", "[]")]), name: name)
    #expect(read.workspace?.name == workspace && read.workspace?.id == "slack" && read.team == nil)
  }

  @Test(.proves("B6")) func `what can't be read is left out and told, and the rest is read`() throws {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", "[]"), ("users.json", #"{"id": "U1"}"#), ("groups.json", "[{"),
        ("a/2020-04-17.json", #"[{"ts": "1.1", "user": "U1"}, {"ts": "1.1"}, {"ts": "x"}, {}, 5, {"ts": "2.1"}]"#),
        ("a/2020-04-18.json", #"{"ts": "3.1"}"#), ("a/2020-04-19.json", #"[{"ts": "4.1", "user": "U1"}, {"ts": "#),
        ("a/2020-04-20.json", "[] []"), ("a/2020-04-21.json", ""),
        ("a/2020-04-22.json", #"[{"ts": "5.1"\#(String(repeating: ",\"x\":0", count: 200_001))}]"#),
      ]))

    #expect(read.messages.map(\.id) == ["1.1", "2.1", "4.1"])
    #expect(
      read.skipped.map(\.file) == ["users.json", "groups.json"] + Array(repeating: "a/2020-04-17.json", count: 4)
        + (18...22).map { "a/2020-04-\($0).json" })
    #expect(read.skipped.map(\.message) == [nil, nil, 2, 3, 4, 5, nil, nil, nil, nil, nil])
    #expect(read.skipped[2...6].map(\.reason) == [.twice, .noTime, .noTime, .notAMessage, .notAList])
    #expect(read.skipped[7].reason == .notJSON(byte: 37, fault: .endsEarly))
    #expect(read.messages[1].member == Member(id: "unknown", name: "unknown"))
  }

  @Test(arguments: ["{}", "[", "", "5"]) func `without a list of channels it is no export`(channels: String) {
    #expect(throws: ArchiveImportProblem.notAnExport) { try ReadExport(SampleFiles([("channels.json", channels)])) }
  }

  @Test func `two folders of one conversation, and files that were skipped, are both told`() throws {
    var files = SkippingFiles()
    files.paths = ["x/2020-01-01.json"]
    let read = try ReadExport(files)
    #expect(read.skipped == [SkippedPart(file: "x/2020-01-01.json", reason: .damaged)])

    let twice = try ReadExport(
      SampleFiles([
        ("channels.json", #"[{"id": "C1", "name": "a"}, {"id": "C1", "name": "b"}]"#),
        ("C1/2020-01-01.json", #"[{"ts": "1.1"}]"#), ("a/2020-01-01.json", #"[{"ts": "1.1"}]"#),
      ]))
    #expect(Set(twice.channels.map(\.id)).count == twice.channels.count)
    #expect(twice.messages.count == 2)
  }

  @Test(
    .proves("B6"),
    arguments: ["", "1", ".", "1.", ".1", "a.1", "1.1.1", "-1.1", "999999999999.1", "1,1", "１.1"])
  func `a time that isn't one is refused`(text: String) {
    #expect(SlackTime(text) == nil)
  }

  @Test(.proves("B6")) func `a time keeps its text, and every microsecond`() throws {
    let time = try #require(SlackTime("1660300985.527899"))
    #expect(time.text == "1660300985.527899")
    #expect(abs(time.date.timeIntervalSince1970 - 1_660_300_985.527899) < 0.000_001)
  }

  @Test(.proves("B6"), .enabled(if: SharedExports.exist, SharedExports.absence))
  func `both real exports are read with no message lost`() throws {
    let houston = try ReadExport(SharedExports.folder("houstondatavis"))
    #expect(houston.messages.count == (try SharedExports.count(in: "houstondatavis")))
    #expect(houston.skipped == [])
    #expect(houston.channels.count == 11)
    #expect(houston.team == "T061A2UFL")
  }

  @Test func `an export with any bytes changed is read or refused, and nobody crashes`() throws {
    let sample = [
      ("channels.json", #"[{"id": "C1", "name": "general"}]"#), ("users.json", users),
      ("general/2020-04-17.json", Self.rich),
    ]
    var random = RandomArchive(seed: 5)
    var refused = 0
    for _ in 0..<3_000 {
      var files = sample
      let index = random.number(0...2)
      var bytes = Array(files[index].1.utf8)
      for _ in 0..<random.number(1...4) { bytes[random.number(0...bytes.count - 1)] = UInt8(random.number(32...126)) }
      if random.number(0...3) == 0 { bytes.removeLast(random.number(0...bytes.count - 1)) }
      files[index].1 = String(decoding: bytes, as: UTF8.self)
      do {
        _ = try ReadExport(SampleFiles(files))
      } catch {
        #expect(error as? ArchiveImportProblem == .notAnExport)
        refused += 1
      }
    }
    #expect(refused > 0 && refused < 3_000)
  }

  private static let rich = #"""
    [{"ts": "1.1", "user": "U1", "text": "*a* <@U2> <http://x|y> ```code``` &gt; q", "reactions": [{"name": "+1",
    "users": ["U1"], "count": 1}], "files": [{"id": "F1", "name": "a"}], "edited": {"ts": "2.1"}, "thread_ts": "0.1",
    "blocks": [{"type": "rich_text", "elements": [{"type": "rich_text_section", "elements": [{"type": "text",
    "text": "hi", "style": {"bold": true}}, {"type": "emoji", "name": "tada"}]}, {"type": "rich_text_list",
    "style": "ordered", "indent": 1, "elements": [{"type": "rich_text_section", "elements": []}]}]}],
    "attachments": [{"title": "t", "text": "x", "fields": [{"title": "a", "value": "b"}]}]}]
    """#
}

/// Files that can't be read.
private struct SkippingFiles: ExportFiles {
  var paths: [String] = []
  var position: Double { 1 }

  mutating func next() -> ExportFile? {
    paths.isEmpty ? nil : ExportFile(path: paths.removeFirst(), contents: .skipped(.damaged))
  }
}

/// The real exports, which are beside the repository.
private enum SharedExports {
  static let folder = SharedData.folder.appending(path: "workspaces")
  static let exist = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  static let absence: Comment = "the exports are not at ../shared/data"

  static func folder(_ name: String) throws -> StreamedExportFiles {
    var stream = try FolderStream(folder.appending(path: name).path(percentEncoded: false))
    return StreamedExportFiles { stream.piece() }
  }

  /// Counted by Foundation: the different times of each conversation's days.
  static func count(in name: String) throws -> Int {
    let root = folder.appending(path: name)
    var times: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
    where path.wholeMatch(of: /[^\/]+\/\d{4}-\d\d-\d\d\.json/) != nil {
      let list = try JSONSerialization.jsonObject(with: Data(contentsOf: root.appending(path: path)))
      for message in try #require(list as? [[String: Any]]) {
        guard let time = message["ts"] as? String else { continue }
        times.insert(path.split(separator: "/")[0] + " " + time)
      }
    }
    return times.count
  }
}
