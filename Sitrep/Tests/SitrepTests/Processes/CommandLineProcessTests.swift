import AppPages
import Foundation
import TestSupport
import TestTraits
import Testing

/// What all commands have in common: exit codes, `-` for the standard streams, the language of the help.
@Suite(.timeLimit(.minutes(10))) struct CommandLineProcessTests {
  private static let sample = "Nothing was imported: these are the sample messages that come with sitrep.\n"

  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: false)
  }

  @Test(arguments: [
    ["frobnicate"], ["import", "moon"], ["import", "world"], ["export", "world", "a", "b"], ["search"], ["verify"],
    ["verify", "--colour", "a"], ["--port", "x"], ["search", "a", "--limit", "10001"],
  ])
  func `a command that isn't understood ends with 2, and says so on standard error alone`(
    arguments: [String]
  ) async throws {
    let result = try await RunningSitrep.result(of: arguments)

    #expect(result.code == 2)
    #expect(result.output == "" && result.errors.hasPrefix("Error: "))
  }

  @Test func `an unknown command is answered with the commands that there are`() async throws {
    let result = try await RunningSitrep.result(of: "serach", "fever")

    #expect(result.errors.hasPrefix("Error: There is no command “serach”. Did you mean “search”?\n\nOVERVIEW: "))
    for command in ["serve (default)", "import", "export", "search", "verify"] {
      #expect(result.errors.contains("\n  \(command) "))
    }
  }

  @Test func `the help is in the terminal's language`() async throws {
    let russian = try await RunningSitrep.result(of: "--help", environment: ["LC_ALL": "ru_RU.UTF-8"])
    let search = try await RunningSitrep.result(of: "search", "--help", environment: ["LC_ALL": "ru_RU.UTF-8"])
    let refused = try await RunningSitrep.result(of: "verify", "--at", "x", "y", environment: ["LC_ALL": "ru_RU.UTF-8"])
    let english = try await RunningSitrep.result(of: "--help")

    #expect(russian.code == 0 && russian.output.contains("Следите за вспышкой со своего компьютера."))
    #expect(russian.output.contains("Импортировать файлы."))
    #expect(search.output.contains("Найти сообщения в архивах рабочих пространств."))
    #expect(refused.errors.contains("«x» — не дата."))
    #expect(english.output.hasPrefix("OVERVIEW: Follow an outbreak from your own machine."))
  }

  @Test(arguments: ["world", "workspaces", "guidance"])
  func `an export to - goes to standard output, with nothing else on it, and no file is made`(
    kind: String
  ) async throws {
    let inFolder = Starter.bash("cd '\(folder.path)' && exec \"$@\"")

    let dash = try await RunningSitrep.result(of: "export", kind, "-", "--force", "--data", data, by: inFolder)
    let none = try await RunningSitrep.result(of: "export", kind, "--data", data)

    #expect(dash.code == 0 && dash.output == none.output && !dash.output.isEmpty)
    #expect(dash.errors == (kind == "workspaces" ? Self.sample : ""))
    #expect(try folder.names(in: "") == ["data"])
  }

  @Test func `an import from - reads standard input`() async throws {
    let world = try await imported("world", "country,population\nChile,19000000\n")
    let workspaces = try await imported("workspaces", #"[{"id": "w", "name": "W", "channels": []}]"#)
    let nothing = try await imported("world", "")

    #expect(world.code == 0 && world.output.hasPrefix("-: 1 added"))
    #expect(workspaces.code == 0 && workspaces.output.hasPrefix("-: archive "))
    #expect(nothing.code == 1 && nothing.errors.hasPrefix("-: "))
  }

  @Test(.proves("B6")) func `messages that nobody imported are said to be samples`() async throws {
    try folder.write(Array("[".utf8), to: "bad.json")
    let refused = try await RunningSitrep.result(
      of: "import", "workspaces", folder.path + "bad.json", "--data", data)

    let found = try await RunningSitrep.result(of: "search", "the", "--limit", "2", "--data", data)
    let exported = try await RunningSitrep.result(of: "export", "workspaces", "--data", data)

    #expect(refused.code == 1)
    #expect(found.code == 0 && found.output.split(separator: "\n").count == 2)
    #expect(
      found.errors == Self.sample + "Workspaces.json: There are more messages. Print more of them with --limit.\n")
    #expect(exported.code == 0 && exported.errors == Self.sample)
  }

  @Test(.proves("B6")) func `Thai words inside runs and ё are found`() async throws {
    let messages = ["วันนี้มีวัคซีนแล้ว", "Ваш отчёт готов", "Ваш отчет готов"].enumerated().map { number, text in
      #"{"id":"\#(number)","content":"\#(text)","posted":"2022-10-19T02:06:11Z","member":{"id":"1","name":"Ann"}}"#
    }
    let file =
      #"[{"id":"w","name":"W","channels":[{"id":"c","name":"C","messages":[\#(messages.joined(separator: ","))]}]}]"#
    try folder.write(Array(file.utf8), to: "in.json")
    _ = try await RunningSitrep.result(of: "import", "workspaces", folder.path + "in.json", "--data", data)

    let thai = try await RunningSitrep.result(of: "search", "วัคซีน", "--data", data)
    let withDots = try await RunningSitrep.result(of: "search", "workspaces", "отчёт", "--data", data)
    let without = try await RunningSitrep.result(of: "search", "workspaces", "ОТЧЕТ", "--data", data)

    #expect(thai.output.split(separator: "\n").count == 1 && thai.errors == "")
    #expect(withDots.output.split(separator: "\n").count == 2)
    #expect(without.output == withDots.output)
  }

  private func imported(_ kind: String, _ text: String) async throws -> ProcessResult {
    try folder.write(Array(text.utf8), to: "input")
    return try await RunningSitrep.result(
      of: "import", kind, "-", "--data", data, by: .bash("cat '\(folder.path)input' | \"$@\""))
  }
}
