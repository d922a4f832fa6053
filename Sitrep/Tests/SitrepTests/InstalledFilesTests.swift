import AppPages
import Foundation
import PictureSamples
import RawHTTP
import TestSupport
import TestTraits
import Testing

@testable import sitrep

/// The program where it was installed, away from the folder in which it was built.
@Suite(.timeLimit(.minutes(10))) struct InstalledFilesTests {
  private let folder: TemporaryFolder
  private let built = URL(filePath: RunningSitrep.programPath).deletingLastPathComponent().resolvingSymlinksInPath()

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: built.appending(path: "sitrep"), to: URL(filePath: program))
  }

  private var program: String { folder.path + "sitrep" }

  private func install(without missing: String? = nil) throws {
    for path in InstalledFiles.paths where path != missing {
      let place = URL(filePath: folder.path + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: built.appending(path: path), to: place)
    }
  }

  @Test(.proves("S7")) func `what is looked for beside the program is all that is built beside it`() throws {
    let ofTests = "sitrep_PortableUICoreTests.resources"
    let folders = try FileManager.default.contentsOfDirectory(atPath: built.path).filter {
      $0.hasPrefix("sitrep_") && $0.hasSuffix(".resources") && $0 != ofTests
    }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: built.appending(path: folder).path)
        .filter { $0 != "Info.plist" }.map { "\(folder)/\($0)" }
    }

    #expect(Set(files + ["sitrep-decode"]) == Set(InstalledFiles.paths))
  }

  @Test(.proves("S7"), arguments: InstalledFiles.paths)
  func `a missing file is named, and none of the folder in which the program was built is taken`(
    path: String
  ) async throws {
    try install(without: path)

    let error = #expect(throws: InstalledFiles.Missing.self) {
      try InstalledFiles.check(in: URL(filePath: folder.path))
    }
    #expect(error?.path == folder.path + path)
  }

  @Test(.proves("S7")) func `a decoder that may not be started is told`() throws {
    try install()
    #expect(throws: Never.self) { try InstalledFiles.check(in: URL(filePath: folder.path)) }
    let decoder = folder.path + DecoderProgram.name
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: decoder)

    let error = #expect(throws: InstalledFiles.Missing.self) {
      try InstalledFiles.check(in: URL(filePath: folder.path))
    }
    #expect(error?.description.hasPrefix("\(decoder) is missing or cannot be started; ") == true)
  }

  @Test(.proves("S7")) func `through a link the program finds what stands beside it, and reads a picture`() async throws
  {
    try install()
    let link = folder.path + "link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
    let picture = folder.path + "picture.png"
    try PNGSample().data.write(to: URL(filePath: picture))

    let result = try await RunningSitrep.result(
      of: "verify", "--data", folder.path + "data", picture, by: Starter(program: link))

    #expect(result.errors == "" && result.output.contains("no QR code"))
  }

  @Test(.proves("S7")) func `without its resources the program says so and does not start`() async throws {
    let result = try await RunningSitrep.result(
      of: "serve", "--port", "0", "--data", folder.path + "data", by: Starter(program: program))

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: \(folder.path)sitrep_AppShell.resources/Localizable.xcstrings is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "data"))
  }

  @Test(.proves("S7")) func `the guidance that came along is read beside the program alone`() async throws {
    try install(without: "sitrep_Storage.resources/Guidance.json")
    let result = try await RunningSitrep.result(
      of: "export", "guidance", folder.path + "guidance.json", "--bundled",
      by: Starter(program: program))

    #expect(result.code == 1)
    #expect(result.errors.contains("sitrep_Storage.resources/Guidance.json is missing or cannot be read"))
  }

  @Test(.proves("S7"), .enabled(if: getuid() == 0, "only root can hide the folder in which the program was built"))
  func `moved with its resources it shows every tab while the folder in which it was built is away`() async throws {
    try install()
    let hiding = Starter.bash(
      "mount -t tmpfs none '\(built.path)' && exec \"$@\"", withOwnMounts: true, program: program)

    let sitrep = try await RunningSitrep("--data", folder.path + "data", by: hiding)
    let pages = [
      ("/statistics", "Statistics"), ("/world", "Continents"), ("/certificates", "certificate"),
      ("/guidance", "help"), ("/workspaces", "Workspaces"),
    ]
    for (target, word) in pages {
      let connection = try await RawConnection(port: sitrep.port)
      await connection.request("GET \(target) HTTP/1.1", ["Accept-Language: ru"])
      let russian = try await connection.response()
      await connection.request("GET \(target) HTTP/1.1")
      let english = try await connection.response()

      #expect(english.status == 200 && russian.status == 200, "\(target)")
      #expect(english.text.contains(word), "\(target)")
      #expect(russian.text.contains(/[а-я]{5}/), "\(target)")
    }
    let result = await sitrep.end()

    #expect(result.code == 0)
    #expect(result.errors == "")
  }
}
