import AppShell
import Domain
import Foundation
import SitrepApp
import Storage
import TestSupport
import Testing

/// The app as somebody who has only the library opens it.
@MainActor
@Suite struct CompositionTests {
  private let folder: URL
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.url.appending(path: "data", directoryHint: .isDirectory)
  }

  @Test func `a new folder is created, and belongs to the one that opened it`() async throws {
    let first = try await Composition.open(in: folder, on: AppPlatform())
    #expect(first.settings.isEmpty)
    first.dependencies.settings.save("\"ru\"", for: "language")
    await first.waitForChanges()
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "sitrep.sqlite").path))

    let refusal = await #expect(throws: DataFolderError.self) {
      try await Composition.open(in: folder, on: AppPlatform())
    }
    #expect(refusal == .locked(path: folder.path(percentEncoded: false), pid: getpid()))
    _ = first
  }

  @Test func `what was kept is there when the folder is opened again`() async throws {
    do {
      let first = try await Composition.open(in: folder, on: AppPlatform())
      first.dependencies.settings.save("\"ru\"", for: "language")
      await first.waitForChanges()
    }

    let again = try await Composition.open(in: folder, on: AppPlatform())

    #expect(again.settings == ["language": "\"ru\""])
  }

  @Test func `a folder that others may open is reported`() async throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    let reports = ReportLog()

    _ = try await Composition.open(in: folder, on: AppPlatform { reports.add($0) })

    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains(folder.path(percentEncoded: false)) == true)
  }

  @Test func `a platform that can't look at pictures keeps none`() async {
    await #expect(throws: PictureProblem.notCheckable) { try await AppPlatform().inspector.inspect(Data([1])) }
  }
}
