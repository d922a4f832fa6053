import Foundation
import Testing

/// What a newcomer reads while Sitrep is installed, built and tested: a line for each phase, and errors.
@Suite struct QuietTests {
  @Test func `a command that ends well costs two lines, and its output is kept`() throws {
    let folder = try RepositoryFixture([:])

    let result = try quietly("echo '[1/2] Compiling A'; echo 'note: long'; echo '[2/2] Compiling B'", in: folder)

    #expect(result.succeeded)
    #expect(result.output.contains(/^Building …\nBuilding: done in \d+ s\n$/))
    let log = try String(contentsOfFile: folder.path("log.txt"), encoding: .utf8)
    #expect(log == "[1/2] Compiling A\nnote: long\n[2/2] Compiling B\n")
  }

  @Test func `of a failure the errors are shown, each once, and the status stays`() throws {
    let folder = try RepositoryFixture([:])
    let script = "for i in 1 2; do echo '/a/B.swift:1:2: error: no'; echo '  | `- error: no'; done; echo rest; exit 3"

    let result = try quietly(script, in: folder)

    #expect(result.status == 3)
    let lines = result.output.split(separator: "\n")
    #expect(lines.dropFirst(2) == ["/a/B.swift:1:2: error: no", "All that it printed is in \(folder.path("log.txt"))"])
  }

  @Test func `of a failure without errors the last lines are shown`() throws {
    let result = try quietly("seq 100; exit 1", in: RepositoryFixture([:]))

    #expect(!result.succeeded)
    #expect(result.output.contains("\n86\n") && result.output.contains("\n100\n") && !result.output.contains("\n85\n"))
  }

  @Test func `a test that fails is shown at once`() throws {
    let issue = ["Test", #""a total" recorded an issue at A.swift:1:1: Expectation failed"#].joined(separator: " ")

    let result = try quietly("echo '✘ \(issue)'; echo end", in: RepositoryFixture([:]))

    #expect(result.output.hasPrefix("Building …\n✘ \(issue)\nBuilding: done"))
  }

  @Test func `what is missing is named with what it is for, before anything is installed`() throws {
    let machine = try Machine(tools: [:])

    let missing = try machine.run("install-packages.sh", "build", "--missing")
    let first = try machine.run("first-time.sh", "build", "20")

    #expect(missing.succeeded && missing.output.contains("git (fetches the libraries), pkg-config (finds system "))
    #expect(first.output.hasPrefix("The first time takes about "))
    #expect(first.output.contains(" minutes. It installs git (fetches the libraries)"))
  }

  @Test func `apt is quiet, and takes no recommended packages`() throws {
    let machine = try Machine(tools: ["apt-get": "echo Reading lists; echo \"$@\" >>\"$NOTES\""])

    let result = try machine.run("install-packages.sh", "build")

    #expect(result.succeeded)
    #expect(!result.output.contains("Reading lists") && result.output.contains("Installing them: done in "))
    let calls = try String(contentsOfFile: machine.notes, encoding: .utf8).split(separator: "\n")
    #expect(calls.count == 2 && calls[0] == "update -qq")
    #expect(calls[1].hasPrefix("install -y -qq --no-install-recommends ") && calls[1].contains(" pkg-config"))
  }

  @Test func `where apt fails, its last words and the packages that no source has are shown`() throws {
    let machine = try Machine(tools: [
      "apt-get": "[ $1 = update ] || { echo 'E: Unable to locate package git'; exit 100; }",
      "apt-cache": "[ $2 = git ] && echo '  Candidate: (none)' || echo '  Candidate: 1.2-3'",
    ])

    let result = try machine.run("install-packages.sh", "build")

    #expect(result.status == 1)
    #expect(result.output.contains("E: Unable to locate package git"))
    #expect(result.output.contains("No package source has: git."))
  }

  @Test func `who is not root and has no sudo is told what to run as root`() throws {
    let machine = try Machine(tools: ["apt-get": "exit 1"], user: 1_000)

    let result = try machine.run("install-packages.sh", "build")

    #expect(result.status == 1)
    #expect(result.output.contains("Installing them needs root, and there is no sudo. As root, run: apt-get install "))
  }

  private func quietly(_ script: String, in folder: RepositoryFixture) throws -> ScriptResult {
    try Repository.run("quietly.sh", "Building", folder.path("log.txt"), "sh", "-c", script)
  }
}

/// A machine without most programs: a search path with the few that the scripts need, and stand-ins.
private struct Machine {
  private static let needed = [
    "bash", "sh", "env", "cat", "dirname", "mkdir", "tee", "grep", "awk", "head", "tail", "rm", "nproc", "test",
  ]

  private let tools: RepositoryFixture

  /// Where stand-ins write what they were called with.
  var notes: String { tools.path("notes") }

  /// Scripts stand in for the programs of their names; `user` is the user's number.
  init(tools scripts: [String: String], user: Int = 0) throws {
    let all = scripts.merging(["id": "echo \(user)"]) { script, _ in script }
    tools = try RepositoryFixture(all.mapValues { "#!/bin/sh\n\($0)\n" })
    for name in all.keys {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path(name))
    }
    for name in Self.needed {
      let program = ["/usr/bin/", "/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
      try FileManager.default.createSymbolicLink(
        atPath: tools.path(name), withDestinationPath: try #require(program, "\(name) is missing"))
    }
  }

  func run(_ script: String, _ arguments: String...) throws -> ScriptResult {
    let output = Pipe()
    let process = Process()
    process.executableURL = Repository.root.appending(path: "Scripts").appending(path: script)
    process.arguments = arguments
    process.environment = ["PATH": tools.folder, "NOTES": notes, "TMPDIR": tools.folder]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try Repository.starting.withLock { try process.run() }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ScriptResult(status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self))
  }
}
