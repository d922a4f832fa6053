import AppPages
import Foundation
import GRDB
import TestSupport
import Testing

/// `sitrep import guidance` and `sitrep export guidance` as a health team starts them.
@Suite(.timeLimit(.minutes(10))) struct GuidanceProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test func `what was exported, edited and imported is exported again`() async throws {
    let team = try await exported("--bundled").replacing("\"edition\": \"1\"", with: "\"edition\": \"2 of our team\"")
    try write(team, to: "team.json")

    let result = try await guidance("import", folder.path + "team.json", "--data", data)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output.replacing(folder.path, with: "") == """
        team.json: “COVID-19: symptoms and advice”, edition “2 of our team” of 2026-11-21, not reviewed, \
        41 statements and numbers, 8 sources.
        The guidance was imported.

        """)
    #expect(try await exported("--data", data) == team)
    #expect(try await exported("--data", data, "--bundled") != team)

    let back = try await guidance("import", "--bundled", "--data", data)
    #expect(back.output == "The guidance that comes with sitrep is used.\n")
    #expect(try await exported("--data", data) == exported("--bundled"))
  }

  @Test func `everything that is wrong is named, and nothing changes`() async throws {
    let text = try await exported("--bundled").replacing("\"ru\": \"Лихорадка\"", with: "\"ru\": \"Fever\"")
      .replacing("\"source\": \"ec-112\"", with: "\"source\": \"eu\"").replacing("\"edition\": \"1\",", with: "")
    try write(text, to: "team.json")

    let result = try await guidance("import", folder.path + "team.json", "--data", data)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        team.json: edition: It is missing. Add it.
        team.json: emergency.numbers[0].source: The file has no source “eu”. Add it, or correct the id.
        team.json: symptoms.groups[0].items[0].title.ru: The text has no Russian letters. Translate it.
        Nothing was imported.

        """)
    #expect(try folder.names() == ["team.json"])
  }

  @Test func `a dry run checks a file, changes nothing and needs no data folder`() async throws {
    try write(
      try await exported("--bundled").replacing("\"edition\": \"1\"", with: "\"edition\": \"1\", \"x\": 1"),
      to: "a.json")
    let server = try await RunningSitrep("--data", data)

    let result = try await guidance("import", folder.path + "a.json", "--dry-run", "--data", data)

    #expect(result.code == 0)
    #expect(result.output.hasSuffix("8 sources.\nThis was a dry run: nothing was changed.\n"))
    #expect(
      result.errors.replacing(folder.path, with: "")
        == "a.json: Warning: x: Unknown field. It is ignored.\n")
    _ = await server.end()
    #expect(try await exported("--data", data) == exported("--bundled"))
  }

  @Test func `a folder that a server has is left to it`() async throws {
    try write(try await exported("--bundled"), to: "a.json")
    let server = try await RunningSitrep("--data", data)

    for arguments in [["import", folder.path + "a.json"], ["export"]] {
      let result = try await RunningSitrep.result(
        of: [arguments[0], "guidance"] + arguments.dropFirst() + ["--data", data])
      #expect(result.code == 1)
      #expect(result.output == "")
      #expect(result.errors.contains("in use by another sitrep (process \(server.pid))"))
      #expect(result.errors.contains("Guidance tab"))
    }
    _ = await server.end()
  }

  @Test func `kill -9 during an import leaves the old guidance or the new one, whole`() async throws {
    let old = try await exported("--bundled")
    let item =
      #"{"id": "x-%", "title": {"en": "a", "ru": "б"}, "text": {"en": "a", "ru": "б"}, "source": "who-app", "date": "2021"},"#
    let items = (0..<450).map { item.replacing("%", with: "\($0)") }.joined()
    try write(old.replacing("\"signs\": [", with: "\"signs\": [" + items), to: "new.json")

    for number in 1...3 {
      let place = "\(data)\(number)"
      let command = try SitrepCommand("import", "guidance", folder.path + "new.json", "--data", place)
      while !FileManager.default.fileExists(atPath: place + "/sitrep.sqlite") { await Task.yield() }
      _ = await command.end(SIGKILL)

      let found = try await exported("--data", place)
      #expect(found == old || found.contains("\"x-449\""))
    }
  }

  @Test func `an imported guidance that this sitrep refuses is not shown, and not lost`() async throws {
    try write(try await exported("--bundled"), to: "a.json")
    _ = try await guidance("import", folder.path + "a.json", "--data", data)
    let database = try DatabaseQueue(path: data + "/sitrep.sqlite")
    try await database.write { try $0.execute(sql: "UPDATE guidance SET file = '{}'") }
    try database.close()

    let server = try await RunningSitrep("--data", data)
    let result = await server.end()
    #expect(result.errors.contains("The imported guidance cannot be used"))

    let export = try await guidance("export", "--data", data)
    #expect(export.code == 1)
    #expect(export.errors.contains("it doesn’t contain \"format\": \"sitrep.guidance\""))
    #expect(try await guidance("import", "--bundled", "--data", data).code == 0)
    #expect(try await exported("--data", data) == exported("--bundled"))
  }

  @Test(arguments: [
    ["import", "guidance"], ["import", "guidance", "a.json", "--bundled"],
    ["import", "guidance", "--bundled", "--dry-run"],
  ])
  func `what makes no sense is refused`(arguments: [String]) async throws {
    let result = try await RunningSitrep.result(of: arguments)
    #expect(result.code == 2)
  }

  @Test func `an export replaces no file unless it is told to, and a folder that is named must be there`() async throws
  {
    let out = folder.path + "out.json"
    #expect(try await guidance("export", out, "--bundled").code == 0)
    let again = try await guidance("export", out, "--bundled")
    #expect(again.code == 1 && again.errors.contains("Name another file, or replace it with --force."))
    #expect(try await guidance("export", out, "--bundled", "--force").code == 0)
    let missing = try await guidance("export", "--data", data)
    #expect(missing.code == 1 && missing.errors.contains("There is no data folder"))
    let unreadable = try await guidance("import", folder.path + "none.json", "--dry-run")
    #expect(unreadable.code == 1 && unreadable.errors.contains("can’t be read (No such file or directory)"))
  }

  private func guidance(_ verb: String, _ arguments: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: [verb, "guidance"] + arguments)
  }

  private func exported(_ arguments: String...) async throws -> String {
    let result = try await RunningSitrep.result(of: ["export", "guidance"] + arguments)
    #expect(result.errors == "")
    return result.output
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }
}
