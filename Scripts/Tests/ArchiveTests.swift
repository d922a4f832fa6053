import Foundation
import TestTraits
import Testing

@Suite struct ArchiveTests {
  private var isCheckout: Bool {
    FileManager.default.fileExists(atPath: Repository.root.appending(path: ".git").path())
  }

  @Test(.proves(158)) func `a release is one archive of the whole folder`() throws {
    let made = try RepositoryFixture([:])
    let archive = made.path("sitrep.tar.gz")

    let result = try Repository.run("archive.sh", archive)

    guard isCheckout else {
      #expect(!result.succeeded && result.output.contains("it is such an archive already"))
      return
    }
    #expect(result.succeeded && result.output.hasSuffix(archive + "\n"))
    let files = try listing(of: archive)
    #expect(Set(files.compactMap { $0.split(separator: "/").first }).count == 1)
    let names = Set(files.map { $0.drop { $0 != "/" }.dropFirst() })
    let missing = [
      "README.md", "LICENSE", "NOTICE", "Package.swift", "Makefile", ".ci/run", ".swift-format", "Scripts/test.sh",
      "Sitrep/Sources/sitrep/Sitrep.swift", "Scripts/Tests/ArchiveTests.swift",
      "Documentation/Pictures/desktop-light.png",
    ].filter { !names.contains(Substring($0)) }
    #expect(missing == [])
  }

  /// Building and testing need no Git checkout: then what holds in a clone holds in an unpacked archive.
  @Test(.proves(158)) func `nothing is left out of an archive, and no other script asks Git`() throws {
    for name in [".gitattributes", ".gitmodules"] {
      #expect(!FileManager.default.fileExists(atPath: Repository.root.appending(path: name).path()), "\(name)")
    }
    let scripts = try FileManager.default.contentsOfDirectory(
      at: Repository.root.appending(path: "Scripts"), includingPropertiesForKeys: nil)
    #expect(scripts.count > 20)
    let asking = try scripts.filter { $0.pathExtension == "sh" || $0.pathExtension == "py" }.filter {
      try String(contentsOf: $0, encoding: .utf8).contains(/\bgit (archive|ls-files|rev-parse|status|describe|log)\b/)
    }
    #expect(asking.map(\.lastPathComponent) == ["archive.sh"])
  }

  private func listing(of archive: String) throws -> [String] {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/tar")
    process.arguments = ["-tzf", archive]
    process.standardOutput = output
    try Repository.starting.withLock { try process.run() }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
