import Foundation
import Testing

@Suite struct SnapshotScriptTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  @Test(
    .enabled(if: Repository.hasData, "the figures are not at ../shared/data"),
    .enabled(if: python != nil, "python3 is not installed"))
  func `the script makes exactly the snapshot in the repository, and reports what it did`() throws {
    let folder = try TemporaryFolder()
    let output = Pipe()
    let script = Process()
    script.executableURL = URL(filePath: try #require(Self.python))
    script.arguments = [
      "-I", Repository.root.appending(path: "Scripts/make-snapshot.py").path,
      Repository.data.path, folder.file("snapshot.bin").path,
    ]
    script.standardOutput = output

    try script.run()
    let report = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    script.waitUntilExit()

    #expect(script.terminationStatus == 0)
    let isSame =
      try Data(contentsOf: folder.file("snapshot.bin"))
      == Data(contentsOf: Repository.root.appending(path: "Sitrep/Sources/CSnapshot/snapshot.bin"))
    #expect(isSame)
    #expect(report.contains("Taken: 192 countries and territories"))
    #expect(
      report.contains("Left out: Diamond Princess (a ship), MS Zaandam (a ship), Summer Olympics 2020 (an event)"))
  }
}
