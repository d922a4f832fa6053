import Foundation
import SitrepApp
import Testing

/// The package's data folder on the device.
@MainActor
@Suite struct CompositionTests {
  @Test func `a fresh folder is made and opened`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "composition-\(UUID().uuidString)")

    let composition = try await Composition.open(in: folder, on: AppPlatform())

    await composition.waitForChanges()
    #expect(FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a folder that cannot be made is an error and no crash`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "no-folder-\(UUID().uuidString)")
    try Data().write(to: file)

    await #expect(throws: (any Error).self) {
      try await Composition.open(in: file.appending(path: "inside"), on: AppPlatform())
    }

    try FileManager.default.removeItem(at: file)
  }
}
