import DesignSystem
import Domain
import Foundation
import Testing

@testable import Guidance

@MainActor @Suite struct GuidanceFileImportTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `a file that is right is ready, and its sheet closes to nothing`() async throws {
    let url = try file("Team")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFileImport()
    #expect(!model.isPresented)

    await model.read(url, by: TitleFiles())

    let expected = GuidanceFile(content: .sample("Team"), warnings: [])
    #expect(model.step == .ready(expected))
    #expect(model.names == [url.lastPathComponent])
    model.isPresented = true
    #expect(model.isPresented)
    model.isPresented = false
    #expect(model.step == .idle)
  }

  @Test func `a file that is wrong, or not there, says why`() async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFileImport()
    await model.read(url, by: TitleFiles())
    #expect(model.step == .failed(GuidanceFileRefusal([GuidanceFileProblem(.empty)])))

    await model.read(URL(filePath: "/nowhere/x.json"), by: TitleFiles())
    #expect(model.step == .unopened)
    #expect(model.names == ["x.json"])
  }

  @Test func `a sheet that was closed stays closed when the file has been read`() async throws {
    let url = try file("Team")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFileImport()
    async let reading: Void = model.read(url, by: TitleFiles())
    while model.step == .idle { await Task.yield() }
    model.isPresented = false
    await reading
    #expect(model.step == .idle)
  }
}
