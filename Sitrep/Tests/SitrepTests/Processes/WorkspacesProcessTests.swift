import AppPages
import Foundation
import TestSupport
import TestTraits
import Testing

/// `sitrep import workspaces` and `sitrep export workspaces` as a person starts them.
@Suite(.timeLimit(.minutes(10))) struct WorkspacesProcessTests {
  private static let message =
    #"{"id":"m","content":"Hi","posted":"2022-10-19T02:06:11Z","member":{"id":"1","name":"Ann"}}"#

  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test(.proves(124))
  func `what comes with the program is exported, and what was imported is exported again, to the letter`()
    async throws
  {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: false)
    let bundled = try await exportWorkspaces(folder.path + "bundled.json")
    #expect(bundled.output == "\(folder.path)bundled.json: archive bundled.\n")

    let imported = try await importWorkspaces("bundled.json")
    let exported = try await exportWorkspaces()

    #expect(imported.code == 0 && imported.errors == "")
    let said = try #require(
      imported.output.replacing(folder.path, with: "").wholeMatch(
        of: /bundled.json: archive ([a-z0-9]{8}) with 8 workspaces, 28 channels, 153 messages, in \d+\.\d s.\n/))
    #expect(try exported.output == String(decoding: folder.bytes(of: "bundled.json"), as: UTF8.self))
    #expect(try archiveNames() == ["\(said.1).sqlite"])
  }

  @Test func `several archives are told apart by their ids`() async throws {
    try write("[]", to: "1.json")
    try write(oneChannel("m"), to: "2.json")
    let imported = try await importWorkspaces("1.json", "2.json")
    let ids = imported.output.matches(of: /archive ([a-z0-9]+) with/).map { String($0.1) }
    #expect(ids.count == 2)

    let unnamed = try await exportWorkspaces()
    let unknown = try await exportWorkspaces("--archive", "nothing")
    let second = try await exportWorkspaces("--archive", ids[1])

    #expect(unnamed.code == 1 && unnamed.errors.contains("There are several archives. Name one with --archive:"))
    #expect(ids.allSatisfy { unnamed.errors.contains("  \($0) (“") })
    #expect(unknown.code == 1 && unknown.errors.contains("There is no archive “nothing”. There are:"))
    #expect(second.code == 0 && second.output.contains(#""content": "Hi""#))
  }

  @Test func `one file that cannot be read keeps all of them out`() async throws {
    try write(oneChannel("m"), to: "good.json")
    try write("[", to: "bad.json")
    try write("[{\"id\":5}]", to: "other.json")
    try write("{}", to: "object.json")

    let result = try await importWorkspaces("good.json", "bad.json", "other.json", "object.json", "missing.json")

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        bad.json: This file isn’t valid JSON (byte 1: the file ends too early).
        other.json: Workspace 1: “id” isn’t a string.
        object.json: This file isn’t a list of workspaces. It must begin with [.
        missing.json can’t be read (No such file or directory).
        Nothing was imported.

        """)
    #expect(try archiveNames() == [])
  }

  @Test func `a folder that a server has is left to it`() async throws {
    try write(oneChannel("m"), to: "in.json")
    let server = try await RunningSitrep("--data", data)

    let results = [
      try await importWorkspaces("in.json"), try await exportWorkspaces(),
      try await exportWorkspaces("--html", folder.path + "pages"), try await searchWorkspaces("Hi"),
    ]

    for result in results {
      #expect(result.code == 1)
      #expect(result.errors.contains("\(data)/ is in use by another sitrep (process \(server.pid))"))
      #expect(result.errors.contains("Workspaces tab"))
    }
    _ = await server.end()
    #expect(try await importWorkspaces("in.json").code == 0)
    #expect(try await searchWorkspaces("Hi").output.hasSuffix("  C  Ann: Hi\n"))
  }

  @Test
  func `kill -9 during an import leaves the archives that there are, whole, and nothing else after the next start`()
    async throws
  {
    try write(oneChannel("old"), to: "old.json")
    _ = try await importWorkspaces("old.json")
    let old = try await exportWorkspaces().output
    let around = Self.message.split(separator: "\"m\"", maxSplits: 1).map(String.init)
    let messages = (0..<150_000).map { "\(around[0])\"\($0)\"\(around[1])" }.joined(separator: ",")
    try write(channel(messages), to: "new.json")

    let command = try SitrepCommand("import", "workspaces", folder.path + "new.json", "--data", data)
    let result = try await command.kill(in: data)

    #expect(result.code == nil)
    #expect(try archiveNames().count == 2)
    #expect(try await exportWorkspaces().output == old)
    let server = try await RunningSitrep("--data", data)
    _ = await server.end()
    #expect(try archiveNames().count == 1)
    #expect(try await exportWorkspaces().output == old)
  }

  @Test func `a damaged archive is named and left, and no server fails for it`() async throws {
    try FileManager.default.createDirectory(atPath: data + "/archives", withIntermediateDirectories: true)
    try write("damaged", to: "data/archives/abc.sqlite")

    let server = try await RunningSitrep("--data", data)
    let result = await server.end()

    #expect(result.code == 0)
    #expect(result.errors.contains("The archive \(data)/archives/abc.sqlite cannot be used"))
    #expect(try archiveNames() == ["abc.sqlite"])
  }

  @Test func `an export replaces no file unless it is told to, and needs a data folder`() async throws {
    try write(oneChannel("m"), to: "in.json")
    _ = try await importWorkspaces("in.json")

    let refused = try await exportWorkspaces(folder.path + "in.json")
    let forced = try await exportWorkspaces(folder.path + "in.json", "--force")
    let missing = try await RunningSitrep.result(of: "export", "workspaces", "--data", data + "2")

    #expect(refused.code == 1)
    #expect(refused.errors == "Error: \(folder.path)in.json exists. Name another file, or replace it with --force.\n")
    #expect(forced.code == 0)
    #expect(String(decoding: try folder.bytes(of: "in.json"), as: UTF8.self).hasSuffix("\n  }\n]\n"))
    #expect(missing.code == 1 && missing.errors.contains("There is no data folder \(data)2"))
  }

  private func archiveNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: data + "/archives") else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: data + "/archives").sorted()
  }

  private func oneChannel(_ id: String) -> String {
    channel(Self.message.replacing("\"m\"", with: "\"\(id)\""))
  }

  private func channel(_ messages: String) -> String {
    #"[{"id":"w","name":"W","channels":[{"id":"c","name":"C","messages":[\#(messages)]}]}]"#
  }

  private func importWorkspaces(_ files: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["import", "workspaces"] + files.map { folder.path + $0 } + ["--data", data])
  }

  private func searchWorkspaces(_ query: String) async throws -> ProcessResult {
    try await RunningSitrep.result(of: "search", "workspaces", query, "--data", data)
  }

  private func exportWorkspaces(_ arguments: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["export", "workspaces"] + arguments + ["--data", data])
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }
}
