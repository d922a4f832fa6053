import Domain
import TestTraits
import Testing

@testable import Interchange

@Suite struct ExportFileOrderTests {
  private func order(_ names: [String]) throws -> [String] {
    try ExportFileOrder(names).entries.map { entry in
      entry.refusal.map { "\(entry.path): \($0)" } ?? entry.path
    }
  }

  @Test(.proves("B6")) func `lists come first, then conversations by folder, each with its days in order`() throws {
    let names = [
      "zoo/2022-10-19.json", "general-2/2022-10-19.json", "general/2022-10-20.json", "general/2022-01-31.json",
      "mpims.json", "users.json", "dms.json", "channels.json", "groups.json", "general/",
    ]

    let entries = try ExportFileOrder(names).entries

    #expect(
      entries.map(\.path) == [
        "channels.json", "users.json", "groups.json", "dms.json", "mpims.json", "general/2022-01-31.json",
        "general/2022-10-20.json", "general-2/2022-10-19.json", "zoo/2022-10-19.json",
      ])
    #expect(entries.map(\.path) == entries.map { names[$0.index] })
  }

  @Test(.proves("B6")) func `an export one folder down is read as one at the root`() throws {
    let names = [
      "Team export/channels.json", "Team export/general/2022-10-19.json", "other/2022-10-19.json", "users.json",
    ]

    #expect(try order(names) == ["channels.json", "general/2022-10-19.json"])
  }

  @Test func `of two folders that are exports, the first is read`() throws {
    let names = ["b/channels.json", "b/c/2022-10-19.json", "a/channels.json", "__MACOSX/channels.json"]

    #expect(try order(names) == ["channels.json"])
    #expect(try ExportFileOrder(names).entries.map(\.index) == [2])
  }

  @Test(
    .proves("B6"),
    arguments: [
      [], ["users.json"], ["a/b/channels.json"], ["__MACOSX/channels.json"], ["../channels.json"],
      ["a/2022-10-19.json"], ["users.json", "a/b/2022-10-19.json", "a/x.json"],
      ["x/users.json", "y/a/2022-10-19.json"],
    ])
  func `without lists it isn't an export`(names: [String]) {
    #expect(throws: ArchiveImportProblem.notAnExport) { try ExportFileOrder(names) }
  }

  @Test(.proves("B6")) func `a JSON file that isn't a day's is told, and what isn't of use is not`() throws {
    let names = [
      "channels.json", "general/tss.json", "general/2022-1-1.json", "general/2022-10-19 2.json", "general/a.png",
      "integration_logs.json", "canvases.json", "general/canvas_in_the_conversation.json", "__MACOSX/2022-10-19.json",
      ".git/2022-10-19.json", ".DS_Store",
      "general/._2022-10-19.json", "general/files/2022-10-19.json", "general/x0000-00-00.json",
    ]

    #expect(
      try order(names) == [
        "channels.json", "canvases.json", "general/2022-1-1.json: notADay", "general/2022-10-19 2.json: notADay",
        "general/tss.json: notADay", "general/x0000-00-00.json: notADay",
      ])
  }

  @Test(
    .proves("B6"),
    arguments: [
      "../x.json", "general/../../x.json", "/etc/passwd", "general\\2022-10-19.json", "a\0/2022-10-19.json",
      "general/\u{FFFD}.json", "a//b.json", "general/./2022-10-19.json", "general/2022-10-19.json\u{7F}", "..",
    ])
  func `a name that leads elsewhere, or that nobody can read, is told and not read`(name: String) throws {
    let entries = try ExportFileOrder(["channels.json", name, "x/y.txt"]).entries

    #expect(entries.map(\.refusal) == [nil, .unsafeName])
    #expect(entries.last?.path == name.replacing("\0", with: "\u{FFFD}"))
  }

  @Test func `a long name is told in short`() throws {
    let name = "general/" + String(repeating: "a", count: 1_000) + ".json"

    let entry = try #require(try ExportFileOrder(["channels.json", name]).entries.last)

    #expect(entry.refusal == .unsafeName && entry.path.count == 200)
  }

  @Test func `names that begin with a dot and a slash are those without`() throws {
    #expect(try order(["./channels.json", "./a/2022-10-19.json"]) == ["channels.json", "a/2022-10-19.json"])
  }

  @Test func `two files of one name are both read, in their order`() throws {
    let names = ["a/2022-10-19.json", "channels.json", "a/2022-10-19.json"]

    #expect(try ExportFileOrder(names).entries.map(\.index) == [1, 0, 2])
  }

  @Test func `the days of two folders that look the same stay apart`() throws {
    let names = ["channels.json"] + ["2022-10-19", "2022-10-20"].flatMap { ["é/\($0).json", "e\u{301}/\($0).json"] }

    let folders = try ExportFileOrder(names).entries.dropFirst().map { Array($0.path.prefix { $0 != "/" }.utf8) }

    #expect(folders[0] == folders[1] && folders[2] == folders[3] && folders[0] != folders[2])
  }

  @Test func `too many names are refused`() {
    let names = Array(repeating: "channels.json", count: 1_000_001)

    #expect(throws: ArchiveImportProblem.exportTooLarge) { try ExportFileOrder(names) }
  }

  @Test(
    .proves("B6"),
    arguments: [
      ["org_users.json", "a/2022-10-19.json"], ["x/users.json", "x/a/2022-10-19.json"], ["groups.json"], ["x/dms.json"],
      ["mpims.json"],
    ])
  func `any list of conversations, or of people beside days, makes an export`(names: [String]) throws {
    #expect(try order(names) == names.map { $0.hasPrefix("x/") ? String($0.dropFirst(2)) : $0 })
  }

  @Test(.proves("B6")) func `where no name has a slash, backslashes separate, and what leads elsewhere is told`() throws
  {
    let names = ["x\\channels.json", "x\\a\\2022-10-19.json", "x\\a\\", "..\\x\\b\\2022-10-19.json"]

    let entries = try ExportFileOrder(names).entries

    #expect(entries.map(\.path) == ["channels.json", "a/2022-10-19.json", "../x/b/2022-10-19.json"])
    #expect(entries.map(\.index) == [0, 1, 3] && entries.map(\.refusal) == [nil, nil, .unsafeName])
  }
}
