import Domain
import SampleData
import TestTraits
import Testing

@testable import Interchange

/// Exports that are not as they should be.
@Suite struct SlackFaultTests {
  @Test(.proves("B6")) func `what can't be read is left out and told, and the rest is read`() throws {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", "[]"), ("users.json", #"{"id": "U1"}"#), ("groups.json", "[{"),
        (
          "a/2020-04-17.json",
          #"[{"ts": "1.1", "user": "U1"}, {"ts": "1.1"}, {"ts": "x"}, {}, 5, {"ts": null}, {"ts": "2.1"}]"#
        ),
        ("a/2020-04-18.json", #"{"ts": "3.1"}"#), ("a/2020-04-19.json", #"[{"ts": "4.1", "user": "U1"}, {"ts": "#),
        ("a/2020-04-20.json", "[] []"), ("a/2020-04-21.json", ""),
        ("a/2020-04-22.json", #"[{"ts": "5.1"\#(String(repeating: ",\"x\":0", count: 200_001))}]"#),
      ]))

    #expect(read.messages.map(\.id) == ["1.1", "2.1", "4.1"])
    #expect(
      read.skipped.map(\.file) == ["users.json", "groups.json"] + Array(repeating: "a/2020-04-17.json", count: 5)
        + (18...22).map { "a/2020-04-\($0).json" })
    #expect(read.skipped.map(\.message) == [nil, nil, 2, 3, 4, 5, 6, nil, nil, nil, nil, nil])
    #expect(read.skipped[2...7].map(\.reason) == [.twice, .noTime, .noTime, .notAMessage, .noTime, .notAList])
    #expect(read.skipped[0].reason == .notAList && read.skipped[8].reason == .notJSON(byte: 37, fault: .endsEarly))
    #expect(read.messages[1].member == Member(id: "unknown", name: "unknown"))
    #expect(read.channels.map(\.messages) == [3])
  }

  @Test(.proves("B6"))
  func `a message of another file and the same time is there already; one of another channel isn't`()
    throws
  {
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", "[]"), ("a/2020-04-17.json", #"[{"ts": "1.1", "text": "first"}]"#),
        ("a/2020-04-18.json", #"[{"ts": "1.1", "text": "second"}]"#), ("b/2020-04-17.json", #"[{"ts": "1.1"}]"#),
      ]))
    #expect(read.messages.map(\.content) == ["first", "A message without a text"])
    #expect(read.skipped == [SkippedPart(file: "a/2020-04-18.json", message: 1, reason: .twice)])
  }

  @Test(
    .proves("B6"),
    arguments: [
      [], [("users.json", "[]")], [("org_users.json", "[]"), ("integration_logs.json", "[]")],
      [("a/2020-04-17.json", "[]")],
    ])
  func `without lists of conversations or people it is no export`(files: [(String, String)]) {
    #expect(throws: ArchiveImportProblem.notAnExport) { try ReadExport(SampleFiles(files)) }
  }

  @Test(.proves("B6"), arguments: ["channels.json", "groups.json", "dms.json", "mpims.json"])
  func `any list of conversations makes an export`(list: String) throws {
    let day = #"[{"ts": "1.1", "user": "U1", "text": "kept"}]"#
    let read = try ReadExport(SampleFiles([(list, #"[{"id": "D1", "name": "D1"}]"#), ("D1/2020-01-01.json", day)]))
    #expect(read.messages.map(\.content) == ["kept"] && read.channels.map(\.id) == ["D1"] && read.skipped == [])
    #expect(read.notes.contains(.emptyLists(["channels.json"])) == (list != "channels.json"))
  }

  @Test(.proves("B6")) func `people with folders of days make one too, and null is an empty list`() throws {
    let day = #"[{"ts": "1.1", "user": "U1", "text": "kept"}]"#
    let read = try ReadExport(
      SampleFiles([
        ("channels.json", " null\n"), ("org_users.json", #"[{"id": "U1", "name": "Ann"}]"#), ("groups.json", "null"),
        ("a/2020-01-01.json", day), ("a/2020-01-02.json", "null"),
      ]))
    #expect(read.messages.map(\.member.name) == ["Ann"] && read.skipped == [])
    #expect(read.notes == [.emptyLists(["channels.json", "groups.json"])])
    let people = try ReadExport(SampleFiles([("users.json", "[]"), ("a/2020-01-01.json", day)]))
    #expect(people.messages.count == 1)
    #expect(people.notes == [.emptyLists(["channels.json"]), .noNames])
  }

  @Test(.proves("B6")) func `a list that isn't read is told, and the messages are read`() throws {
    for list in [nil, "{}", "[", "", "5"] {
      let read = try ReadExport(SampleFiles([("channels.json", list), ("x/2020-01-02.json", #"[{"ts": "1.1"}]"#)]))
      #expect(read.skipped.map(\.file) == ["channels.json"] && read.messages.count == 1)
    }
  }

  @Test(.proves("B6")) func `an import that takes none of the messages that there are is a failure`() throws {
    func problem(_ files: [ExportFile]) -> ArchiveImportProblem? {
      do { _ = try ReadExport(SampleFiles(files)) } catch { return error as? ArchiveImportProblem }
      return nil
    }
    func file(_ path: String, _ reason: SkippedPart.Reason) -> ExportFile {
      ExportFile(path: path, contents: .skipped(reason))
    }
    let list = ExportFile(path: "channels.json", contents: .bytes(Array("[]".utf8)))

    #expect(problem([list]) == nil && problem([list, file("a/x.json", .notADay)]) == nil)
    let unsafe = SkippedPart(file: "a/../2020-01-01.json", reason: .unsafeName)
    #expect(problem([list, file(unsafe.file, unsafe.reason)]) == .nothingRead(unsafe))
    #expect(problem([file("channels.json", .encrypted), file("a/2020-01-01.json", .encrypted)]) == .protectedZip)
    #expect(problem([list, file("a/2020-01-01.json", .unknownCompression)]) == .unknownCompression)
    let day = ExportFile(path: "a/2020-01-01.json", contents: .bytes(Array(#"[{"text": "no time"}]"#.utf8)))
    #expect(
      problem([list, day])
        == .nothingRead(SkippedPart(file: "a/2020-01-01.json", message: 1, reason: .noTime)))
  }

  @Test func `what the one who takes the parts throws comes out`() {
    struct Stop: Error {}
    var export = SlackExport(
      SampleFiles([("channels.json", "[]"), ("a/2020-04-17.json", #"[{"ts": "1.1"}]"#)]), name: "")
    #expect(throws: Stop.self) {
      try export.read { part in
        if case .message = part { throw Stop() }
      }
    }
  }

  @Test(
    .proves("B6"),
    arguments: [
      (#"a\u0000b"#, "a\u{FFFD}b"), (#"\ud83d"#, "\u{FFFD}"), (#"\ud83dx"#, "\u{FFFD}x"), (#"\ud83d\n"#, "\u{FFFD}\n"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ude00"#, "\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
      (#"\ud83d\ude00 \u043f"#, "😀 п"), (#"\u00FF"#, "ÿ"),
    ])
  func `characters that can't be kept are replaced, and nothing else is lost`(json: String, text: String) throws {
    #expect(try ReadExport.message(#"{"ts": "1.1", "text": "\#(json)"}"#).content == text)
  }

  @Test func `bytes that aren't UTF-8 are replaced`() throws {
    let day = Array(#"[{"ts":"1.1","text":"aXb"}]"#.utf8).map { $0 == UInt8(ascii: "X") ? 0xFF : $0 }
    let files = [("channels.json", Array("[]".utf8)), ("a/2020-01-01.json", day)]
    let read = try ReadExport(SampleFiles(files.map { ExportFile(path: $0, contents: .bytes($1)) }))
    #expect(read.messages.map(\.content) == ["a\u{FFFD}b"])
  }

  @Test func `an export with any bytes changed is read or refused, and nobody crashes`() throws {
    let sample = [
      ("channels.json", #"[{"id": "C1", "name": "general"}]"#),
      ("users.json", #"[{"id": "U1", "team_id": "T1", "profile": {"display_name": "Ann", "bot_id": "B1"}}]"#),
      ("mpims.json", #"[{"id": "G1", "name": "mpdm-1", "members": ["U1", "U2"]}]"#),
      ("general/2020-04-17.json", SampleMessages.rich),
    ]
    var random = RepeatableRandom()
    func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
    var (refused, whole) = (0, 0)
    for _ in 0..<4_000 {
      var files = sample
      let index = number(below: 10) == 0 ? number(below: 3) : 3
      var bytes = Array(files[index].1.utf8)
      for _ in 0..<1 + number(below: 4) { bytes[number(below: bytes.count)] = UInt8(number(below: 256)) }
      if number(below: 4) == 0 { bytes.removeLast(number(below: bytes.count)) }
      files[index].1 = String(decoding: bytes, as: UTF8.self)
      do {
        let read = try ReadExport(SampleFiles(files))
        #expect(read.workspace != nil && Set(read.channels.map(\.id)).count == read.channels.count)
        let untold = read.messages.filter { !$0.isTold }
        #expect(untold == [])
        whole += read.skipped.isEmpty ? 1 : 0
      } catch {
        guard case .nothingRead = error as? ArchiveImportProblem else {
          Issue.record(error)
          continue
        }
        refused += 1
      }
    }
    #expect(refused > 0 && refused < 4_000 && whole > 0)
  }
}

extension SampleFiles {
  /// Files of which some can't be read.
  fileprivate init(_ files: [(String, String?)]) {
    self.init(
      files.map { path, text in
        ExportFile(path: path, contents: text.map { .bytes(Array($0.utf8)) } ?? .skipped(.damaged))
      })
  }
}

/// A day with everything that messages have.
private enum SampleMessages {
  static let rich = #"""
    [{"ts": "1.1", "user": "U1", "text": "*a* _b_ ~c~ `d` <@U2> <#C1|x> <!here> <http://x|y>\n```code``` &gt; q\n> z :+1:",
    "reactions": [{"name": "+1::skin-tone-2", "users": ["U1"], "count": 1}], "files": [{"id": "F1", "name": "a", "size": 5,
    "url_private": "https://a/b?t=xoxe-1&x=2"}], "edited": {"ts": "2.1"}, "thread_ts": "0.1",
    "user_profile": {"display_name": "Z"}},
    {"ts": "2.1", "bot_id": "B2", "bot_profile": {"name": "R"}, "subtype": "bot_message", "blocks": [{"type": "rich_text",
    "elements": [{"type": "rich_text_section", "elements": [{"type": "text", "text": "hi", "style": {"bold": true}},
    {"type": "emoji", "name": "tada"}, {"type": "user", "user_id": "U1"}, {"type": "link", "url": "https://a"}]},
    {"type": "rich_text_list", "style": "ordered", "indent": 1, "offset": 3, "elements": [{"type": "rich_text_section",
    "elements": [{"type": "text", "text": "item"}]}]}, {"type": "rich_text_preformatted", "elements": [{"text": "x"}]}]},
    {"type": "section", "text": {"type": "mrkdwn", "text": "*S*"}}],
    "attachments": [{"title": "t", "title_link": "http://b", "text": "x", "fields": [{"title": "a", "value": "b"}]}]},
    {"ts": "3.1", "subtype": "file_comment", "comment": {"user": "U1", "comment": "c"}}, {"ts": "4.1", "subtype": "tombstone"}]
    """#
}
