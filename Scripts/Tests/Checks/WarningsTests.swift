import Foundation
import Testing

@Suite struct WarningsTests {
  @Test func `a warning about a file of ours fails the build and is repeated by the next one`() throws {
    let repository = try RepositoryFixture(["Sitrep/Sources/Domain/A.swift": ""])
    let file = repository.path("Sitrep/Sources/Domain/A.swift")
    let output = try RepositoryFixture(["output.txt": "\(file):2:7: warning: never used\nBuild complete!\n"])
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file)

    let check = try run("--fail", on: output, of: repository)
    let touch = try run("--touch", on: output, of: repository)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Domain/A.swift:2:7: warning: never used"))
    #expect(touch.succeeded)
    let changed = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(try #require(changed) > Date.now.addingTimeInterval(-60))
  }

  @Test func `a file that belongs to no target is a warning too`() throws {
    let repository = try RepositoryFixture([:])
    let output = try RepositoryFixture(["output.txt": "warning: 'sitrep': found 1 file(s) which are unhandled\n"])

    #expect(try !run("--fail", on: output, of: repository).succeeded)
  }

  @Test func `warnings about dependencies and generated files are not ours`() throws {
    let repository = try RepositoryFixture([
      ".build/checkouts/GRDB.swift/Sources/A.swift": "", "Sitrep/Sources/Domain/A.swift": "",
    ])
    let file = repository.path(".build/checkouts/GRDB.swift/Sources/A.swift")
    let output = try RepositoryFixture([
      "output.txt": "\(file):1:1: warning: old\nwarning: 'grdb.swift': found 1 file(s)\nBuild complete!\n"
    ])

    #expect(try run("--fail", on: output, of: repository).succeeded)
  }

  private func run(
    _ action: String, on output: RepositoryFixture, of repository: RepositoryFixture
  ) throws -> ScriptResult {
    try Repository.run("build_warnings.py", action, "--root", repository.folder, output.path("output.txt"))
  }
}
