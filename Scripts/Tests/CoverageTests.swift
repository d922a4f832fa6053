import Foundation
import TestTraits
import Testing

@Suite struct CoverageTests {
  @Test(.proves(84)) func `a module with less than 90 percent of its lines covered fails the test command`() throws {
    let repository = try RepositoryFixture([
      "Sitrep/Sources/Domain/A.swift": "", "Sitrep/Sources/Features/World/B.swift": "",
    ])
    let report = try RepositoryFixture([
      "report.json": """
      {"data": [{"files": [
        \(file(repository.path("Sitrep/Sources/Domain/A.swift"), covered: 90)),
        \(file(repository.path("Sitrep/Sources/Features/World/B.swift"), covered: 89))
      ]}]}
      """
    ])

    let check = try Repository.run(
      "coverage.py", "--root", repository.path(""), report.path("report.json"))

    #expect(!check.succeeded)
    #expect(check.output.contains("World: 89.00 % of lines, the goal is 90 %"))
    #expect(!check.output.contains("Domain: "))
  }

  @Test func `a module that no test links fails it too`() throws {
    let repository = try RepositoryFixture(["Sitrep/Sources/Domain/A.swift": "", "Sitrep/Sources/Storage/B.swift": ""])
    let report = try RepositoryFixture([
      "report.json": """
      {"data": [{"files": [\(file(repository.path("Sitrep/Sources/Domain/A.swift"), covered: 100))]}]}
      """
    ])

    let check = try Repository.run(
      "coverage.py", "--root", repository.path(""), report.path("report.json"))

    #expect(!check.succeeded)
    #expect(check.output.contains("Storage: not measured"))
  }

  private let whole = ["Domain/Workspaces", "Features/Workspaces", "Interchange/Workspaces", "Storage/Archives"]

  @Test(.proves("L7", "L7"), arguments: ["Interchange/Workspaces", "Storage/Archives"])
  func `what reads and keeps a team's messages is reached whole`(folder: String) throws {
    let path = "Sitrep/Sources/\(folder)/A.swift"
    let repository = try RepositoryFixture([path: ""])
    let files = file(repository.path(path), covered: 100, but: ["regions": 99])
    let report = try RepositoryFixture(["report.json": "{\"data\": [{\"files\": [\(files)]}]}"])

    let check = try Repository.run("coverage.py", "--root", repository.path(""), report.path("report.json"))

    #expect(!check.succeeded)
    #expect(check.output.contains("\(folder)/A.swift: 1 regions not reached"))
  }

  @Test(.proves("B6"), arguments: [94, 95])
  func `what reads exports of Slack has 95 percent of its lines covered`(covered: Int) throws {
    let path = "Sitrep/Sources/Interchange/Slack/A.swift"
    let repository = try RepositoryFixture([path: ""])
    let files = file(repository.path(path), covered: covered, but: ["regions": 90])
    let report = try RepositoryFixture(["report.json": "{\"data\": [{\"files\": [\(files)]}]}"])

    let check = try Repository.run("coverage.py", "--root", repository.path(""), report.path("report.json"))

    #expect(check.succeeded == (covered == 95))
    #expect(check.output.contains("Interchange/Slack: 94.00 % of lines, the goal is 95 %") == (covered == 94))
    #expect(!check.output.contains("not reached"))
  }

  @Test(.proves(154, "D23"), arguments: ["lines", "functions", "regions"])
  func `one thing in the Workspaces folders that no test reaches fails it`(kind: String) throws {
    let paths = [
      "Sitrep/Sources/Domain/A.swift", "Sitrep/Sources/Domain/Workspaces/B.swift",
      "Sitrep/Sources/Features/Workspaces/C/D.swift",
    ]
    for missing in 0..<3 {
      let repository = try RepositoryFixture(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
      let files = paths.indices.map {
        file(repository.path(paths[$0]), covered: 100, but: $0 == missing ? [kind: 99] : [:])
      }
      let report = try RepositoryFixture(["report.json": "{\"data\": [{\"files\": [\(files.joined(separator: ","))]}]}"]
      )

      let check = try Repository.run(
        "coverage.py", "--root", repository.path(""), report.path("report.json"))

      #expect(check.succeeded == (missing == 0))
      if missing == 1 {
        #expect(check.output.contains("Domain/Workspaces: 99.00 % of \(kind), the goal is 100 %"))
        #expect(check.output.contains("Domain/Workspaces/B.swift: 1 \(kind) not reached"))
      } else if missing == 2 {
        #expect(check.output.contains("Features/Workspaces: 99.00 % of \(kind), the goal is 100 %"))
        #expect(check.output.contains("Features/Workspaces/C/D.swift: 1 \(kind) not reached"))
      }
    }
  }

  @Test(.proves(154, "L7", "L7"))
  func `every folder is printed with its types, also where all is reached, and what regions are`()
    throws
  {
    let paths = whole.map { "Sitrep/Sources/\($0)/A.swift" }
    let text =
      "package struct First {\n  private enum Part {}\n}\n@MainActor\n@Observable final class Second {}\n// struct No"
    let repository = try RepositoryFixture(Dictionary(uniqueKeysWithValues: paths.map { ($0, text) }))
    let files = paths.map { file(repository.path($0), covered: 100) }.joined(separator: ",")
    let report = try RepositoryFixture(["report.json": "{\"data\": [{\"files\": [\(files)]}]}"])

    let check = try Repository.run("coverage.py", "--root", repository.path(""), report.path("report.json"))

    #expect(check.succeeded)
    for folder in whole {
      #expect(try check.output.contains(Regex("(?m)^\(folder) +100.00 % .100/100. +100.00 %")))
      #expect(check.output.contains("\(folder), 3 types: First, Part, Second\n"))
    }
    #expect(check.output.contains("Regions stand for branches"))
  }

  @Test func `half a profile, left by a program that was killed, is named and passed over`() throws {
    let program = try measuredProgram()
    try Data(count: 100).write(to: URL(filePath: program.path("half.profraw")))

    let report = try Repository.run("merge-coverage.sh", program.folder, program.path("program"))

    #expect(report.succeeded)
    #expect(report.output.contains("half.profraw: "))
    #expect(report.output.contains("program.swift"))
    #expect(report.output.contains("\"lines\":{\"count\":1,\"covered\":1,"))
  }

  @Test func `profiles of which none can be read fail the test command`() throws {
    let program = try measuredProgram()
    try Data(count: 100).write(to: URL(filePath: program.path("whole.profraw")))

    let report = try Repository.run("merge-coverage.sh", program.folder, program.path("program"))

    #expect(!report.succeeded)
    #expect(report.output.contains("whole.profraw: "))
  }

  /// A folder with a program of one line that ran once and left `whole.profraw`.
  private func measuredProgram() throws -> RepositoryFixture {
    let folder = try RepositoryFixture(["program.swift": "print(1)"])
    let program = folder.path("program")
    try run(
      "swiftc", "-profile-generate", "-profile-coverage-mapping", folder.path("program.swift"), "-o", program)
    try run("env", "LLVM_PROFILE_FILE=\(folder.path("whole.profraw"))", program)
    return folder
  }

  /// Runs a program that is in the search path to its end, which is to be a good one.
  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try Repository.starting.withLock { try process.run() }
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// One file of the toolchain's report, with a hundred of everything.
  private func file(_ path: String, covered: Int, but others: [String: Int] = [:]) -> String {
    let parts = ["lines", "functions", "regions"].map { kind in
      "\"\(kind)\": {\"count\": 100, \"covered\": \(others[kind] ?? covered)}"
    }
    return "{\"filename\": \"\(path)\", \"summary\": {\(parts.joined(separator: ", "))}}"
  }
}
