import AppPages
import Foundation
import TestSupport
import TestTraits
import Testing

@testable import sitrep

/// Exports of Slack by the program's commands, decoded by its child process.
@Suite(.timeLimit(.minutes(10))) struct ExportProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test(.proves("B6")) func `a folder and its zip are one export, and a later one joins it`() async throws {
    try await generate("a.zip", messages: 1_000, seed: 1)
    try await generate("a", messages: 1_000, seed: 1)
    let zipped = try await imported("a.zip")
    let unzipped = try await imported("a")

    let (first, second) = (try #require(zipped.first), try #require(unzipped.first))
    #expect(first["messages"] as? Int == second["messages"] as? Int)
    #expect(first["joined"] as? Bool == false && first["added"] as? Int == first["messages"] as? Int)
    #expect(second["joined"] as? Bool == true && second["archive"] as? String == first["archive"] as? String)
    #expect(second["replaced"] as? Int == first["messages"] as? Int && second["kept"] as? Int == 0)
    #expect(try folder.names(in: "data/archives").count == 1)
  }

  @Test(.proves("B6")) func `two exports of one team that are imported together become one archive`() async throws {
    try await generate("a.zip", messages: 300, seed: 1)
    let lines = try await imported("a.zip", "a.zip")

    #expect(lines.map { $0["archive"] as? String }.count == 2)
    #expect(lines[0]["archive"] as? String == lines[1]["archive"] as? String)
    #expect(lines[1]["replaced"] as? Int == lines[0]["messages"] as? Int)
    #expect(try folder.names(in: "data/archives").count == 1)
  }

  @Test(
    .proves("B6"), .enabled(if: RealExport.exist, "the exports are not at ../shared/data"),
    arguments: [
      RealExport(path: "slack-export-viewer/testarchive.zip", channels: 2, messages: 158),
      RealExport(path: "houstondatavis", channels: 11, messages: 488),
    ])
  func `an export of a real team is taken, searched and exported with no message lost`(_ real: RealExport) async throws
  {
    let path = real.url.path(percentEncoded: false)
    let said = try object(try await sitrep("import", "workspaces", "--json", path).output)
    let found = try await sitrep("search", "workspaces", "after:2000-01-01", "--json")
    let exported = try await sitrep("export", "workspaces")

    #expect(
      ["channels", "messages", "added"].map { said[$0] as? Int } == [real.channels, real.messages, real.messages])
    #expect(["replaced", "kept", "skipped"].map { said[$0] as? Int } == [0, 0, 0])
    #expect(found.output.split(separator: "\n").count == real.messages)
    #expect(exported.output.matches(of: /"posted"/).count == real.messages)
    #expect(!found.output.contains("t=xox") && !exported.output.contains("t=xox"))
  }

  @Test(.proves("B6"), arguments: [0, 1_000_000, 3_000_000])
  func `kill -9 while a later export joins leaves the archive as it was`(bytes: Int) async throws {
    try await generate("a.zip", messages: 500, seed: 1)
    try await generate("b.zip", messages: 20_000, seed: 2)
    _ = try await imported("a.zip")
    let old = try await sitrep("export", "workspaces").output

    let command = try SitrepCommand("import", "workspaces", folder.path + "b.zip", "--data", data)
    let result = try await command.kill(whenUnfinishedHas: bytes, in: data)

    #expect(result.code == nil)
    #expect(try await sitrep("export", "workspaces").output == old)
    let later = try #require(try await imported("b.zip").first)
    #expect(later["joined"] as? Bool == true && later["messages"] as? Int == 20_000)
    #expect(later["kept"] as? Int == 500 - (later["replaced"] as? Int ?? 0))
    #expect(try folder.names(in: "data/archives").count == 1)
  }

  @Test(.proves("B6"), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an import that a signal ends takes away what it has begun`(signal: Int32) async throws {
    try await generate("a.zip", messages: 20_000, seed: 1)
    let command = try SitrepCommand("import", "workspaces", folder.path + "a.zip", "--data", data)

    let result = try await command.kill(whenUnfinishedHas: 1, by: signal, in: data)

    #expect(result.code != 0)
    #expect(try folder.names(in: "data/archives") == [])
  }

  @Test(.proves("B6")) func `an archive that is named is joined, and one that isn't there is refused`() async throws {
    try await generate("a.zip", messages: 300, seed: 1)
    let first = try #require(try await imported("a.zip").first?["archive"] as? String)
    try Data(#"[{"id": "x", "name": "X", "channels": []}]"#.utf8).write(to: folder.url.appending(path: "b.json"))

    let joined = try await sitrep("import", "workspaces", folder.path + "b.json", "--into", first)
    let refused = try await sitrep("import", "workspaces", folder.path + "b.json", "--into", "nothing1")

    #expect(joined.code == 0 && joined.output.contains("archive \(first) with"))
    #expect(joined.output.contains("others stay"))
    #expect(refused.code == 1 && refused.errors.contains("Nothing was imported."))
  }

  @Test(.proves("B6"), arguments: ["PK\u{3}\u{4}broken", "PK\u{5}\u{6}"])
  func `a broken zip says so and leaves nothing`(text: String) async throws {
    try Data(text.utf8).write(to: folder.url.appending(path: "a.zip"))
    let result = try await sitrep("import", "workspaces", folder.path + "a.zip")

    #expect(result.code == 1)
    #expect(result.errors.contains("The zip archive is damaged or incomplete. Download it again."))
    #expect(result.errors.contains("Nothing was imported."))
  }

  @Test(.proves("B6")) func `a folder that is no export says so`() async throws {
    let result = try await sitrep("import", "workspaces", folder.path)
    #expect(result.code == 1)
    #expect(result.errors.contains("This isn’t an export of Slack: it has no lists of channels or people"))
  }

  @Test(.proves("B6")) func `what can't be read is listed, and the rest is there`() async throws {
    let export = folder.url.appending(path: "export/general")
    try FileManager.default.createDirectory(at: export, withIntermediateDirectories: true)
    for (name, text) in [
      ("../channels.json", #"[{"id": "C1", "name": "general"}]"#),
      ("2020-04-17.json", #"[{"ts": "1.1", "user": "U1", "text": "masks are here"}, {"text": "no time"}]"#),
      ("2020-04-18.json", "[{"), ("notes.json", "[]"),
    ] {
      try Data(text.utf8).write(to: export.appending(path: name))
    }
    let result = try await sitrep("import", "workspaces", folder.path + "export")

    #expect(result.code == 0)
    let lines = result.output.replacing(folder.path, with: "").split(separator: "\n")
    #expect(lines.dropFirst().first == "export: The export names nobody: people are shown by their ids.")
    #expect(lines.dropFirst(2).first == "export: Left out: 3.")
    #expect(lines.contains("export: general/2020-04-17.json, message 2: it has no time"))
    #expect(lines.contains("export: general/notes.json: its name isn’t that of a day"))
    #expect(lines.contains { $0.hasPrefix("export: general/2020-04-18.json: This file isn’t valid JSON") })

    let found = try await sitrep("search", "workspaces", "MASKS")
    #expect(found.code == 0 && found.output.hasSuffix("general  U1: masks are here\n"))
    let json = try await sitrep("search", "workspaces", "in:general", "mas*", "--json", "--best", "--limit", "5")
    let message = try object(json.output)
    #expect(message["id"] as? String == "1.1" && message["posted"] as? String == "1970-01-01T00:00:01Z")
  }

  @Test(.proves("B6")) func `a search that isn't understood says why`() async throws {
    try Data(#"[{"id": "x", "name": "X", "channels": []}]"#.utf8).write(to: folder.url.appending(path: "b.json"))
    _ = try await sitrep("import", "workspaces", folder.path + "b.json")

    let name = try await sitrep("search", "workspaces", "from:ann", "fever")
    let day = try await sitrep("search", "workspaces", "before:soon")
    let archive = try await sitrep("search", "workspaces", "x", "--archive", "nothing")
    let nothing = try await sitrep("search", "workspaces", "fever")
    let number = try await sitrep("search", "workspaces", "x", "--limit", "0")

    #expect(name.code == 1 && name.errors.contains("Nobody here is called “ann”."))
    #expect(day.code == 1 && day.errors.contains("“before:soon” has no date. Write it as in 2020-04-17."))
    #expect(archive.code == 1 && archive.errors.contains("There is no archive “nothing”."))
    #expect(nothing.code == 0 && nothing.output == "")
    #expect(number.code == 2)
  }

  /// What is said of each export, as JSON.
  private func imported(_ names: String...) async throws -> [[String: Any]] {
    let result = try await RunningSitrep.result(
      of: ["import", "workspaces", "--json", "--data", data] + names.map { folder.path + $0 })
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    return try result.output.split(separator: "\n").map { try object(String($0)) }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func sitrep(_ arguments: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: arguments + ["--data", data])
  }

  /// Makes an export by our own generator.
  private func generate(_ name: String, messages: Int, seed: Int) async throws {
    let script = URL(filePath: #filePath).appending(path: "../../../../../Scripts/make-slack-export.py")
      .standardizedFileURL
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-I", script.path(percentEncoded: false), folder.path + name, "--messages", "\(messages)", "--seed",
      "\(seed)",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}

/// An export of a real team, beside the repository; its counts are Python's.
struct RealExport: Sendable {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../../../shared/data/workspaces")
    .standardizedFileURL
  static let exist = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))

  let path: String
  let channels: Int
  let messages: Int

  var url: URL { Self.folder.appending(path: path) }
}

extension TemporaryFolder {
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path(percentEncoded: false))
  }
}
