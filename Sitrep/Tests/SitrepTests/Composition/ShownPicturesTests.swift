import AppPages
import AppShell
import Domain
import Foundation
import PictureSamples
import Storage
import TestSupport
import Testing

@testable import SitrepApp

/// What an app keeps as files for its views to load.
@MainActor
@Suite struct ShownPicturesTests {
  private let parent: TemporaryFolder
  private let folder: URL
  private let shown: URL

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.url.appending(path: "data", directoryHint: .isDirectory)
    shown = folder.appending(path: "shown/certificates", directoryHint: .isDirectory)
  }

  private func composition(report: @escaping @Sendable (String) -> Void = { _ in }) async throws -> Composition {
    var platform = AppPlatform(report: report)
    platform.inspector = DirectPictureInspector(page: SamplePicture.code)
    return try await Composition.open(in: folder, on: platform)
  }

  private var files: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: shown.path(percentEncoded: false))) }
  }

  @Test func `a certificate's picture is a file for as long as it is in the wallet`() async throws {
    let wallet = try await composition().dependencies.wallet
    #expect(try files == [])

    let picture = try await wallet.add(SamplePicture.code, named: "Code.png")
    #expect(try files == [picture.id])
    #expect(try Data(contentsOf: shown.appending(path: picture.id)) == SamplePicture.code)
    try await wallet.rename(picture.id, to: PictureName("Mine"))
    #expect(try await wallet.pictures().map(\.name) == ["Mine"])
    #expect(try await wallet.original(picture.id) == SamplePicture.code)

    try await wallet.remove(picture.id)
    #expect(try files == [])
    try await wallet.restore(picture.id)
    #expect(try files == [picture.id])
  }

  @Test func `a start makes the files that are missing, and deletes those that are nobody's`() async throws {
    let id: String
    do {
      id = try await composition().dependencies.wallet.add(SamplePicture.code, named: "Code.png").id
    }
    try FileManager.default.removeItem(at: shown.appending(path: id))
    try Data([1]).write(to: shown.appending(path: "nobodys"))

    let again = try await composition()

    #expect(try files == [id])
    #expect(try await again.dependencies.wallet.display(id)?.bytes == SamplePicture.code)
  }

  @Test func `a picture whose file can't be made is kept, and it is told`() async throws {
    let reports = ReportLog()
    let wallet = try await composition { reports.add($0) }.dependencies.wallet
    try FileManager.default.removeItem(at: shown)
    try Data().write(to: URL(filePath: String(shown.path(percentEncoded: false).dropLast())))

    let picture = try await wallet.add(SamplePicture.code, named: "Code.png")

    #expect(try await wallet.pictures().map(\.id) == [picture.id])
    #expect(reports.all.count { $0.hasPrefix("A picture can't be shown") } == 1)
  }

  @Test func `a flag is a file once its picture is there`() async throws {
    let files = try ShownPictures(in: parent.url.appending(path: "flags", directoryHint: .isDirectory))
    let (chile, peru) = (try #require(CountryCode("CL")), try #require(CountryCode("PE")))
    let store = ShownFlags(store: InMemoryFlagStore([chile: Data([1])]), files: files)
    #expect(files.has("CL") == false)

    #expect(try await store.flags() == [chile: Data([1])])
    try await store.keep(Data([2]), of: peru)

    #expect(try Data(contentsOf: try #require(files.url(of: "CL"))) == Data([1]))
    #expect(try Data(contentsOf: try #require(files.url(of: "PE"))) == Data([2]))
  }

  @Test(arguments: ["", "..", "a/b", "../a", "a.png", "é", "a b"])
  func `a name that could lead elsewhere is no file's`(name: String) throws {
    let files = try ShownPictures(in: parent.url.appending(path: "any", directoryHint: .isDirectory))

    #expect(files.url(of: name) == nil)
    #expect(throws: CocoaError.self) { try files.keep(Data(), as: name) }
    files.delete(name)
    #expect(!files.has(name))
  }
}
