import Foundation
import Testing

@Suite struct ToolchainTests {
  @Test(arguments: ["Swift version 6.2.4 (swift-6.2.4-RELEASE)", "Apple Swift version 5.10 (swiftlang)", "no idea"])
  func `a Swift older than 6.3 is refused with the place to get a newer one`(version: String) throws {
    let check = try requireSwift(saying: version)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep needs Swift 6.3 or newer"))
    #expect(check.output.contains("https://www.swift.org/install/linux/"))
  }

  @Test(arguments: ["Swift version 6.3 (swift-6.3-RELEASE)", "Swift version 6.12-dev (LLVM 1)", "Swift version 7.0"])
  func `6.3 and newer pass without a word`(version: String) throws {
    let check = try requireSwift(saying: version)

    #expect(check.succeeded)
    #expect(check.output.isEmpty)
  }

  /// Python looks for modules beside a script first: `warnings.py` there is what `import subprocess` finds.
  @Test func `no script has the name of one of Python's own modules`() throws {
    let scripts = try Repository.files(in: ["Scripts"]).filter { $0.pathExtension == "py" }
    let names = scripts.map { $0.deletingPathExtension().lastPathComponent }
    let check = "import sys; print(*sorted(set(sys.argv[1:]) & sys.stdlib_module_names))"

    let taken = try Repository.runProgram("/usr/bin/env", ["python3", "-c", check] + names)

    #expect(taken.succeeded && names.contains("build_warnings"))
    #expect(taken.output.split(separator: "\n") == [])
  }

  /// Runs the check with a `swift` in its path that says this version.
  private func requireSwift(saying version: String) throws -> ScriptResult {
    let tools = try RepositoryFixture(["swift": "#!/bin/sh\necho '\(version)'\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path("swift"))

    return try Repository.run("require-swift.sh", path: "\(tools.folder):/usr/bin:/bin")
  }
}
