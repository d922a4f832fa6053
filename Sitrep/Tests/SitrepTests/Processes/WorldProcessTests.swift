import AppPages
import Foundation
import TestSupport
import Testing

/// `sitrep import world` and `sitrep export world` as a person starts them.
@Suite(.timeLimit(.minutes(10))) struct WorldProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test(arguments: ["csv", "json"])
  func `what was imported is exported again, to the letter`(format: String) async throws {
    let names = ["'=1+1 A", "Korea, North", "Say \"hi\"", "Côte d’Ivoire", "=A"]
    let table = "continent,country,population\r\n" + names.map { "Asia,\"\(doubled($0))\",10\r\n" }.joined()
    try write(table, to: "world.csv")
    #expect(try await importWorld("world.csv").code == 0)

    let first = try await exportWorld("--format", format)
    try write(first.output, to: "again.\(format)")
    let second = try await RunningSitrep.result(
      of: "import", "world", folder.path + "again.\(format)", "--data", data + "2")

    #expect(first.code == 0 && first.errors == "")
    #expect(second.output == "\(folder.path)again.\(format): 5 added, 0 replaced, 0 unchanged, 0 with errors.\n")
    let exported = try await RunningSitrep.result(of: "export", "world", "--format", format, "--data", data + "2")
    #expect(exported.output == first.output)
  }

  @Test func `an import says per file what it took, and names each row that it skipped`() async throws {
    try write(
      "continent,country,population\nAsia,A,10\nAsia,B,x\n\nMars,C,1\nAsia,a,11\nEurope,A,5\nAsia,\u{1B}[31m1,1\n",
      to: "1.csv")
    try write(#"{"asia":{"A":12,"D":3},"Europe":{"A":5}}"#, to: "2.json")

    let result = try await importWorld("1.csv", "2.json")

    #expect(result.code == 0)
    #expect(
      result.output.replacing(folder.path, with: "") == """
        1.csv:7: “A” is on another continent too; it was added beside it.
        1.csv: 2 added, 0 replaced, 0 unchanged, 4 with errors.
        2.json: 1 added, 1 replaced, 1 unchanged, 0 with errors.
        All files: 3 added, 1 replaced, 1 unchanged, 4 with errors.

        """)
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        1.csv:3: B · Asia · x: Population must be a whole number, such as 83,000,000.
        1.csv:5: C · Mars · 1: There is no such continent. Write one of Africa, Asia, Europe, North America, South \
        America, Oceania.
        1.csv:6: a · Asia · 11: The country is on line 2 already.
        1.csv:8: \\u{1B}[31m1 · Asia · 1: The name contains an invisible character. Type it again.

        """)
    #expect(try await exportWorld().output == "continent,country,population\r\nAsia,A,12\r\nAsia,D,3\r\nEurope,A,5\r\n")
  }

  @Test func `what an import says is in the terminal's language, and so is its help`() async throws {
    try write("continent,country,population\nAsia,A,10\nAsia,B,x\n", to: "world.csv")
    let russian = ["LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "en_US.UTF-8"]

    let result = try await RunningSitrep.result(
      of: ["import", "world", folder.path + "world.csv", "none.csv", "--data", data], environment: russian)
    let alone = try await RunningSitrep.result(
      of: ["import", "world", folder.path + "world.csv", "--data", data], environment: russian)
    let help = try await RunningSitrep.result(of: ["import", "world", "--help"], environment: russian)

    #expect(result.code == 1)
    #expect(
      result.errors == "none.csv: файл нельзя прочитать (No such file or directory).\nНичего не импортировано.\n")
    #expect(alone.code == 0)
    #expect(
      alone.errors.replacing(folder.path, with: "")
        == "world.csv:3: B · Asia · x: Население — это целое число, например 83\u{A0}000\u{A0}000.\n")
    #expect(
      alone.output.replacing(folder.path, with: "")
        == "world.csv: добавлено: 1, заменено: 0, без изменений: 0, с ошибками: 1.\n")
    #expect(help.output.hasPrefix("OVERVIEW: Импортировать страны и население"))
  }

  @Test func `a dry run changes nothing, and makes no folder`() async throws {
    try write("continent,country,population\nAsia,A,10\n", to: "world.csv")

    let before = try await importWorld("world.csv", "--dry-run")
    #expect(
      before.output.hasSuffix(
        "1 added, 0 replaced, 0 unchanged, 0 with errors.\nThis was a dry run: nothing was changed.\n"))
    #expect(try folder.names() == ["world.csv"])

    _ = try await importWorld("world.csv")
    try write("continent,country,population\nAsia,A,11\n", to: "world.csv")
    #expect(try await importWorld("world.csv", "--dry-run").output.contains("0 added, 1 replaced"))
    #expect(try await exportWorld().output.contains("Asia,A,10\r\n"))
  }

  @Test func `one file that cannot be read keeps all of them out`() async throws {
    try write("continent,country,population\nAsia,A,10\n", to: "good.csv")
    try write("continent,country\nAsia,A\n", to: "bad.csv")

    let result = try await importWorld("good.csv", "bad.csv", "missing.csv")

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        bad.csv: The header row has no “population” column. It needs the columns country and population.
        missing.csv can’t be read (No such file or directory).
        Nothing was imported.

        """)
    #expect(try folder.names() == ["bad.csv", "good.csv"])
  }

  @Test(arguments: [
    ("", "is empty"), ("a\u{0}", "isn’t a text file"),
    ("{", "isn’t valid JSON (line 1, column 2: the file ends too early)"),
    ("[]", "isn’t a list of countries"), ("Country/Region,1/22/20\n", "looks like figures of cases"),
    ("continent,country,population\n\"", "The quotation mark on line 2 is never closed"),
    (String(repeating: "a", count: 5_000_001), "larger than 5 MB"),
  ])
  func `why a file was not read is said`(contents: String, reason: String) async throws {
    try write(contents, to: "world.csv")

    let result = try await importWorld("world.csv")

    #expect(result.code == 1)
    #expect(result.errors.contains(folder.path + "world.csv: ") && result.errors.contains(reason))
  }

  @Test func `an import that skipped every row has failed`() async throws {
    try write("continent,country,population\nMars,A,10\n,B,1\nAsia,,1\nAsia,C,\n", to: "world.csv")

    let result = try await importWorld("world.csv")

    #expect(result.code == 1)
    #expect(result.output.contains("0 added, 0 replaced, 0 unchanged, 4 with errors."))
    #expect(result.errors.contains("There is no such continent."))
    #expect(result.errors.contains("Enter the country’s name."))
    #expect(result.errors.contains("C · Asia · : Enter the population."))
  }

  @Test func `a folder that a server has is left to it`() async throws {
    try write("continent,country,population\nAsia,A,10\n", to: "world.csv")
    let server = try await RunningSitrep("--data", data)

    for result in [try await importWorld("world.csv"), try await exportWorld()] {
      #expect(result.code == 1)
      #expect(result.output == "")
      #expect(result.errors.contains("\(data)/ is in use by another sitrep (process \(server.pid))"))
      #expect(result.errors.contains("World tab"))
    }
    _ = await server.end()
    #expect(try await importWorld("world.csv").code == 0)
  }

  @Test func `kill -9 during an import leaves the old world or the new one, whole`() async throws {
    try write("continent,country,population\nAsia,Old,1\n", to: "old.csv")
    let rows = (0..<60_000).map { "Africa,A country with a long name \($0),\($0)\n" }.joined()
    try write("continent,country,population\nAsia,Old,2\n" + rows, to: "new.csv")
    _ = try await importWorld("old.csv")

    let command = try SitrepCommand("import", "world", folder.path + "new.csv", "--data", data)
    // What does not fit into SQLite's cache goes to its log before the end of the transaction.
    while databaseSize < 1_000_000 { try await Task.sleep(for: .milliseconds(1)) }
    _ = await command.end(SIGKILL)

    let lines = try await exportWorld().output.split(separator: "\r\n")
    #expect(lines.count == 2 || lines.count == 60_002)
    #expect(lines.last == (lines.count == 2 ? "Asia,Old,1" : "Asia,Old,2"))
  }

  @Test func `an export replaces no file unless it is told to`() async throws {
    try write("continent,country,population\nAsia,A,10\n", to: "world.csv")
    _ = try await importWorld("world.csv")
    let out = folder.path + "out.json"

    let first = try await exportWorld(out)
    let written = try folder.bytes(of: "out.json")
    let second = try await exportWorld(out)
    let third = try await exportWorld(out, "--force", "--format", "csv")

    #expect(first.output == "\(out): 1 country.\n")
    #expect(written.first == UInt8(ascii: "{"))
    #expect(second.code == 1)
    #expect(second.errors == "Error: \(out) exists. Name another file, or replace it with --force.\n")
    #expect(third.code == 0)
    #expect(String(decoding: try folder.bytes(of: "out.json"), as: UTF8.self).hasSuffix("Asia,A,10\r\n"))
    #expect(try folder.names() == ["data", "out.json", "world.csv"])
  }

  @Test func `an export into what is no file, or nowhere, is refused`() async throws {
    try write("continent,country,population\n", to: "world.csv")
    #expect(try await importWorld("world.csv").code == 0)

    let folderOut = try await exportWorld(folder.path, "--force")
    #expect(folderOut.code == 1 && folderOut.errors.contains("isn’t an ordinary file"))
    let nowhere = try await exportWorld(folder.path + "no/where.csv")
    #expect(nowhere.code == 1 && nowhere.errors.contains("can’t be written (No such file or directory)"))
    let missing = try await RunningSitrep.result(of: "export", "world", "--data", data + "2")
    #expect(missing.code == 1 && missing.errors.contains("There is no data folder \(data)2"))
    #expect(try folder.names() == ["data", "world.csv"])
  }

  private var databaseSize: Int {
    ["", "-wal"].map { suffix in
      let attributes = try? FileManager.default.attributesOfItem(atPath: data + "/sitrep.sqlite" + suffix)
      return attributes?[.size] as? Int ?? 0
    }.reduce(0, +)
  }

  private func importWorld(_ files: String...) async throws -> ProcessResult {
    let words = files.map { $0.hasPrefix("--") ? $0 : folder.path + $0 }
    return try await RunningSitrep.result(of: ["import", "world"] + words + ["--data", data])
  }

  private func exportWorld(_ arguments: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["export", "world"] + arguments + ["--data", data])
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func doubled(_ text: String) -> String {
    text.replacing("\"", with: "\"\"")
  }
}
