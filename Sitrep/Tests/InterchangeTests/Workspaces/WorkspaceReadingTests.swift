import Domain
import Foundation
import Interchange
import SampleData
import TestTraits
import Testing

@Suite struct WorkspaceReadingTests {
  private static let ann = #"{"id":"1","name":"Ann"}"#
  private static let posted = #""posted":"2022-10-19T02:06:11Z""#
  private static let message = #"{"id":"m","content":"Hi",\#(posted),"member":\#(ann)}"#

  @Test(.proves(125)) func `the form with ids is read, whatever the order of members and whatever stands beside them`()
    throws
  {
    let text = """
      \u{FEFF} [ {"x": [1, -2.5e+3, true, false, null, {"y": "\\u0041"}], "channels": [
        {"messages": [{"member": {"name": "Ann", "avatar": "…", "id": "1"}, "z": {}, "posted":
        "2022-10-19T02:06:11Z", "content": "Hi\\n\\"\\u00e9\\uD83C\\uDDE8\\/", "id": "m"}], "name": "C", "id": "c"}
        ], "name": "W", "id": "w"}, {"id": "v", "name": "Masonry & Precast", "channels": []} ]

      """

    let message = Message(
      id: "m", content: "Hi\n\"é🇨/", posted: Date(timeIntervalSince1970: 1_666_145_171),
      member: Member(id: "1", name: "Ann"))
    #expect(
      try workspaces(text) == [
        Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: [message])]),
        Workspace(id: "v", name: "Masonry & Precast", channels: []),
      ])
  }

  @Test(.proves(155)) func `the older form without ids gets ids from place and e-mail address, the same in every run`()
    throws
  {
    let message = #"{"user":{"name":"Ann","email":"Ann@example.org"},"date":"2022-10-19T02:06:11Z","content":"Hi"}"#
    let text =
      #"[{"name":"W","channels":[{"name":"C","messages":[]},{"name":"C","messages":[\#(message),\#(message)]}]}]"#

    let read = try workspaces(text)

    #expect(read.map(\.id) == ["1"])
    #expect(read[0].channels.map(\.id) == ["1", "2"])
    #expect(read[0].channels[1].messages.map(\.id) == ["1", "2"])
    #expect(read[0].channels[1].messages[1].member == Member(id: "ann@example.org", name: "Ann"))
    #expect(try workspaces(text) == read)
  }

  @Test(arguments: [
    ("2022-10-19T02:06:11Z", 1_666_145_171), ("2022-10-19T05:06:11+03:00", 1_666_145_171),
    ("2022-10-18T19:06:11.250-07:00", 1_666_145_171.25), ("1969-12-31T23:59:59Z", -1),
    ("2024-02-29T00:00:00.000000001Z", 1_709_164_800), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func `dates are those of ISO 8601 with seconds`(text: String, seconds: Double) throws {
    let read = try workspaces(channel(Self.message.replacing("2022-10-19T02:06:11Z", with: text)))

    #expect(read[0].channels[0].messages[0].posted == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "2022-10-19", "2022-10-19T02:06Z", "2022-10-19T02:06:11", "2022-10-19 02:06:11Z", "2022-02-29T02:06:11Z",
    "2022-13-01T02:06:11Z", "2022-10-19T24:00:00Z", "2022-10-19T02:60:00Z", "2022-10-19T02:06:60Z",
    "0000-01-01T00:00:00Z",
    "2022-10-19T02:06:11.Z", "2022-10-19T02:06:11.0000000001Z", "2022-10-19T02:06:11z", "2022-10-19T02:06:11ZZ",
    "2022-10-19T02:06:11+3:00", "2022-10-19T02:06:11+0300", "+022-10-19T02:06:11Z", "1666145171",
    "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "٢٠٢٢-10-19T02:06:11Z",
  ])
  func `what is no such date is refused`(text: String) {
    #expect(
      problem(channel(Self.message.replacing("2022-10-19T02:06:11Z", with: text)))
        == .notAnArchive(
          at: ArchivePosition(workspace: 1, channel: 1, message: 1), member: "posted", fault: .expected(.date)))
  }

  @Test(arguments: [
    (#"[5]"#, "[0]", "expected an object"),
    (#"[{"id":5}]"#, "[0].id", "expected a string"),
    (#"[{"id":""}]"#, "[0].id", "the string is empty"),
    (#"[{"id":"a","id":"b"}]"#, "[0].id", "it is there twice"),
    (#"[{"channels":[],"channels":[]}]"#, "[0].channels", "it is there twice"),
    (#"[{"channels":null}]"#, "[0].channels", "expected a list"),
    (#"[{"id":"a","name":"A"}]"#, "[0].channels", "it is missing"),
    (#"[{"id":"a","channels":[]}]"#, "[0].name", "it is missing"),
    (
      #"[{"id":"a","name":"A","channels":[]},{"name":"A","channels":[],"id":"a"}]"#, "[1].id",
      "an earlier one has the same id"
    ),
    (
      #"[{"channels":[{"id":"a","name":"A","messages":[]},{"id":"a","name":"B","messages":[]}]}]"#,
      "[0].channels[1].id", "an earlier one has the same id"
    ),
    (channel(message + "," + message), "[0].channels[0].messages[1].id", "an earlier one has the same id"),
    (channel("[]"), "[0].channels[0].messages[0]", "expected an object"),
    (channel(#"{"content":1}"#), "[0].channels[0].messages[0].content", "expected a string"),
    (channel(#"{"content":"a"}"#), "[0].channels[0].messages[0].posted", "it is missing"),
    (channel(#"{\#(posted)}"#), "[0].channels[0].messages[0].content", "it is missing"),
    (channel(#"{\#(posted),\#(posted)}"#), "[0].channels[0].messages[0].posted", "it is there twice"),
    (channel(#"{\#(posted),"content":"a"}"#), "[0].channels[0].messages[0].member", "it is missing"),
    (channel(#"{"member":"Ann"}"#), "[0].channels[0].messages[0].member", "expected an object"),
    (channel(#"{"member":\#(ann),"user":\#(ann)}"#), "[0].channels[0].messages[0].user", "it is there twice"),
    (channel(#"{"member":{"id":"1"}}"#), "[0].channels[0].messages[0].member.name", "it is missing"),
    (channel(#"{"user":{"name":"Ann"}}"#), "[0].channels[0].messages[0].user.id", "it is missing"),
    (#"[{"name":"\#(String(repeating: "é", count: 501))"}]"#, "[0].name", "a string is longer than 1000 bytes"),
    (#"[{"id":"\#(String(repeating: "a", count: 201))"}]"#, "[0].id", "a string is longer than 200 bytes"),
  ])
  func `JSON that is no archive is refused with its path`(text: String, path: String, reason: String) {
    #expect(problem(text)?.inWords == "\(path): \(reason)")
  }

  @Test(
    .proves("U22"),
    arguments: [
      ("", .empty), ("{}", .notAList), ("7", .notAList), (#"{"format": 7, "ok": true}"#, .notAList),
      ("PK\u{3}\u{4}…users.json", .mistaken(.zip)), ("PK\u{3}\u{4}…channels.json…users.json", .mistaken(.slackExport)),
      ("PK\u{3}\u{4}…[Content_Types].xml", .mistaken(.spreadsheet)), ("%PDF-1.7", .mistaken(.pdf)),
      ("GIF89a", .mistaken(.picture)), ("\n<!doctype html><html>", .mistaken(.webPage)),
      ("continent,country,population\r\nAsia,Japan,1", .mistaken(.table)), ("id;name", .mistaken(.table)),
      (#"[{"type": "message", "user": "U1", "text": "Hi", "ts": "1666145171.1"}]"#, .mistaken(.slackExport)),
      (
        #"[{"id": "C1", "name": "general", "created": 1, "creator": "U1", "is_archived": false, "members": ["U1"]}]"#,
        .mistaken(.slackExport)
      ),
      (#"[{"id": "U1", "team_id": "T1", "name": "ann", "profile": {"real_name": "Ann"}}]"#, .mistaken(.slackExport)),
      (#"[{"country": "Japan", "cases": 1}]"#, .mistaken(.figures)), (#"{"asia": {"Japan": 1}}"#, .mistaken(.world)),
      (#"{"format": "sitrep.world", "version": 1}"#, .mistaken(.world)),
      (#"{"version": 1, "format": "sitrep.guidance"}"#, .mistaken(.guidance)),
    ] as [(String, ArchiveImportProblem)])
  func `a file of another kind is named`(text: String, problem: ArchiveImportProblem) {
    #expect(problem == InterchangeTests.problem(text))
  }

  @Test(.proves("U22")) func `a workspace that has a list of channels is one, whatever else it has`() throws {
    let text = #"[{"team_id": "T1", "profile": {}, "name": "W", "channels": []}, {"name": "V"}]"#

    #expect(problem(text)?.inWords == "[1].channels: it is missing")
  }

  @Test(arguments: [
    (" ", 1, "the file ends too early"), ("<a>", 0, "expected a value"), ("[", 1, "the file ends too early"),
    ("[]]", 2, "there is more after the end"),
    (#"[{"id" "a"}]"#, 7, "expected a colon"), (#"[{"id":"a""name"}]"#, 10, "expected a comma or }"),
    (#"[{"id":"a",}]"#, 11, "expected a name in quotes"), (#"[{1:2}]"#, 2, "expected a name in quotes"),
    (#"[{"x":tru}]"#, 6, "expected a value"), (#"[{"x":-}]"#, 7, "expected a digit"),
    (#"[{"x":01}]"#, 7, "expected a comma or }"), (#"[{"x":1.}]"#, 8, "expected a digit"),
    (#"[{"x":1e+}]"#, 9, "expected a digit"), (#"[{"x":[1 2]}]"#, 9, "expected a comma or ]"),
    (#"[{"id":"a"#, 9, "a string isn't closed"), (#"[{"id":"a\"#, 10, "the file ends too early"),
    (#"[{"id":"\x"}]"#, 9, "expected an escape such as \\n"),
    (#"[{"id":"\u12G4"}]"#, 12, "expected a hexadecimal digit"),
    (#"[{"id":"\uD800"}]"#, 14, "an escape such as \\ud83d lacks its other half"),
    (#"[{"id":"\uD800\u0041"}]"#, 20, "an escape such as \\ud83d lacks its other half"),
    (#"[{"id":"\uDC00"}]"#, 14, "an escape such as \\ud83d lacks its other half"),
    (#"[{"id":"\u0000"}]"#, 14, "a string has the character NUL"),
    ("[{\"id\":\"a\nb\"}]", 9, "a string has a control character"),
    (#"[{"x":"# + String(repeating: "[", count: 100_000), 38, "values are nested more than 32 levels deep"),
    (String(repeating: "[", count: 100_000), 33, "values are nested more than 32 levels deep"),
  ])
  func `what is no JSON is refused with its byte`(text: String, byte: Int, reason: String) {
    #expect(problem(text)?.inWords == "byte \(byte): \(reason)")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00], 0), ([0xEF, 0xBB, 0x5B], 2), (Array(#"[{"id":""#.utf8) + [0xC3, 0x28, 0x22], 7),
      (Array(#"[{"id":""#.utf8) + [0xED, 0xA0, 0x80, 0x22], 7),
    ] as [([UInt8], Int)])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8], byte: Int) {
    guard case .notJSON(byte, _) = problem(bytes) else {
      Issue.record("\(problem(bytes).debugDescription)")
      return
    }
  }

  @Test func `a text of a megabyte is read, a larger one is refused, and one that is skipped may be of any size`()
    throws
  {
    let long = String(repeating: "a", count: 1_000_000)
    let text = channel(Self.message.replacing("Hi", with: long))

    #expect(try workspaces(text)[0].channels[0].messages[0].content == long)
    guard case .notJSON(_, .tooLongText(mostBytes: 1_000_000)) = problem(text.replacing(long, with: long + "a")) else {
      Issue.record("A text of a megabyte and a byte was read.")
      return
    }
    #expect(try workspaces("[{\"x\":\"\(long)\(long)\",\"name\":\"W\",\"channels\":[]}]").count == 1)
  }

  @Test func `a file that ends anywhere is refused, and nobody crashes`() throws {
    let bytes = Array(channel(Self.message).utf8)

    #expect(problem([UInt8]()) == .empty)
    for end in 1..<(bytes.count - 1) {
      guard case .notJSON = problem(Array(bytes[..<end])) else {
        Issue.record("\(end)")
        return
      }
    }
  }

  @Test func `a file with any byte changed is read or refused, and nobody crashes`() {
    var random = RandomArchive(seed: 7)
    let bytes = Array(channel(Self.message).utf8)

    for _ in 0..<4_000 {
      var changed = bytes
      changed[random.number(0...bytes.count - 1)] = UInt8(random.number(0...255))
      if let problem = problem(changed) {
        switch problem {
        case .mistaken(.table), .notJSON, .notAList, .notAnArchive: break
        default: Issue.record("\(problem)")
        }
      }
    }
  }

  @Test func `what the reader's closure throws ends the pass`() {
    struct Enough: Error {}
    var parts = 0

    #expect(throws: Enough.self) {
      try WorkspaceFileCodec().read(pieces(Array(channel(Self.message).utf8), size: 9)) { _ in
        parts += 1
        throw Enough()
      }
    }
    #expect(parts == 1)
  }
}

/// A file of one workspace with one channel.
private func channel(_ messages: String) -> String {
  #"[{"id":"w","name":"W","channels":[{"id":"c","name":"C","messages":[\#(messages)]}]}]"#
}

private func problem(_ text: String) -> ArchiveImportProblem? {
  problem(Array(text.utf8))
}

private func problem(_ bytes: [UInt8]) -> ArchiveImportProblem? {
  do {
    _ = try workspaces(bytes, size: 7)
    return nil
  } catch {
    return error as? ArchiveImportProblem
  }
}

private func workspaces(_ text: String) throws -> [Workspace] {
  let whole = try workspaces(Array(text.utf8), size: .max)
  #expect(try workspaces(Array(text.utf8), size: 1) == whole)
  return whole
}

extension ArchiveImportProblem {
  /// The place and what is wrong there, as the tables above write them.
  fileprivate var inWords: String? {
    switch self {
    case .notJSON(let byte, let fault): "byte \(byte): \(fault.words)"
    case .notAnArchive(let place, "", let fault): "\(place.path): \(fault.words)"
    case .notAnArchive(let place, let member, let fault): "\(place.path).\(member): \(fault.words)"
    default: nil
    }
  }
}

extension ArchivePosition {
  /// The path to it in the file, as in "[0].channels[2]".
  fileprivate var path: String {
    let channel = channel.map { ".channels[\($0 - 1)]" } ?? ""
    let message = message.map { ".messages[\($0 - 1)]" } ?? ""
    return "[\(workspace - 1)]\(channel)\(message)"
  }
}
