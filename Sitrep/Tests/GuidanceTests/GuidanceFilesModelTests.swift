import Domain
import Foundation
import Testing

@testable import Guidance

@MainActor @Suite struct GuidanceFilesModelTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `a file that is right is ready, and its sheet closes to nothing`() async throws {
    let url = try file("Team")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFilesModel(files: TitleFiles())
    #expect(!model.showsSheet)

    await model.read(url)

    let expected = GuidanceFile(content: .sample("Team"), warnings: [])
    #expect(model.state == .ready(name: url.lastPathComponent, expected))
    model.showsSheet = true
    #expect(model.showsSheet)
    model.showsSheet = false
    #expect(model.state == .idle)
  }

  @Test func `a file that is wrong, or not there, says why`() async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFilesModel(files: TitleFiles())
    await model.read(url)
    #expect(model.state == .failed(name: url.lastPathComponent, [GuidanceFileProblem(.empty)]))

    await model.read(URL(filePath: "/nowhere/x.json"))
    #expect(model.state == .failed(name: "x.json", [GuidanceFileProblem(.unreadable)]))
  }

  @Test func `a sheet that was closed stays closed when the file has been read`() async throws {
    let url = try file("Team")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = GuidanceFilesModel(files: TitleFiles())
    async let reading: Void = model.read(url)
    while model.state == .idle { await Task.yield() }
    model.showsSheet = false
    await reading
    #expect(model.state == .idle)
  }
}

/// Files that hold a title and nothing else.
private struct TitleFiles: GuidanceFiles {
  let largestFile = 1_000_000

  func read(_ file: Data, latest: Day) throws(GuidanceFileRefusal) -> GuidanceFile {
    guard !file.isEmpty else { throw GuidanceFileRefusal([GuidanceFileProblem(.empty)]) }
    return GuidanceFile(content: .sample(String(decoding: file, as: UTF8.self)), warnings: [])
  }

  func write(_ content: GuidanceContent) -> Data { Data(content.title.english.utf8) }
}
