import AppPages
import Certificates
import Domain
import Foundation
import Testing

@testable import AppShell

/// A file that another app hands over.
@MainActor
@Suite struct OpenedPictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "opened-\(UUID().uuidString)")
  private let model = CertificatesModel(
    CertificatesDependencies(
      pictures: [], wallet: InMemoryCertificateWallet(inspector: Inspector()), checking: .fixture()))

  private func file(_ folder: String, holding bytes: Data) throws -> URL {
    let place = self.folder.appending(path: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "Code.png")
    try bytes.write(to: file)
    return file
  }

  @Test func `a picture is kept and shown, and the copy for the app let go of`() async throws {
    let file = try file("Inbox", holding: Data([1]))

    let place = await model.place(of: file)

    #expect(place.picture == model.pictures.first?.id)
    #expect(model.pictures.map(\.name) == ["Code"])
    #expect(!FileManager.default.fileExists(atPath: file.path()))
  }

  @Test func `a file that is somebody else's stays`() async throws {
    let file = try file("Documents", holding: Data([1]))

    _ = await model.place(of: file)

    #expect(FileManager.default.fileExists(atPath: file.path()))
  }

  @Test func `what is no picture leads to the tab, which says why`() async throws {
    let place = await model.place(of: try file("Inbox", holding: Data()))

    #expect(place == CertificatesRoute())
    #expect(model.failure != nil)
  }
}

private struct Inspector: PictureInspector {
  func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
    PictureFacts(kind: .png, width: 1, height: 1, hasLocation: false)
  }
}
