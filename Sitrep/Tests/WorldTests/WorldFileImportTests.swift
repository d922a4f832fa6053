import DesignSystem
import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@MainActor @Suite struct WorldFileImportTests {
  private let english = Locale(identifier: "en_US")

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `a file that is read becomes a plan, and its sheet closes to nothing`() async throws {
    let url = try file("Asia,A,10")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFileImport()
    #expect(!model.isPresented)

    await model.read(url, into: WorldModel(), locale: english)

    #expect(model.names == [url.lastPathComponent])
    #expect(try model.preview.plan.edit.changes == [.init(CountryKey("A", in: .asia), before: nil, after: 10)])
    #expect(try model.preview.plan.items.map(\.population) == [10])
    model.isPresented = true
    #expect(model.isPresented)
    model.isPresented = false
    #expect(model.step == .idle)
  }

  @Test func `a file is read again in the encoding that a person chooses`() async throws {
    let url = try file("Asia,A,10")
    defer { try? FileManager.default.removeItem(at: url) }
    let (model, world) = (WorldFileImport(), WorldModel())
    await model.read(url, into: world, locale: english)
    #expect(try model.preview.notes.encoding == .windows1251)

    await model.read(try model.preview, as: .windows1252, into: world, locale: english)

    #expect(try model.preview.notes.encoding == .windows1252 && model.preview.hasChanges)
  }

  @Test func `a file that is none, or not there, says why`() async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFileImport()
    await model.read(url, into: WorldModel(), locale: english)
    #expect(model.step == .failed(.empty))

    await model.read(URL(filePath: "/nowhere/x.csv"), into: WorldModel(), locale: english)
    #expect(model.step == .unopened)
  }

  @Test func `of a file that is too large no more is read than tells that it is`() async throws {
    let url = try file(String(repeating: "A", count: 100_000))
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFileImport()

    await model.read(url, into: WorldModel(), locale: english)

    #expect(model.step == .failed(.tooLarge(limit: 1_001)))
  }

  @Test func `of two files of one name that are read at once the later one counts`() async throws {
    let folders = try (1...2).map { number in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data("Asia,A,\(number)".utf8).write(to: folder.appending(path: "data.csv"))
      return folder
    }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let model = WorldFileImport()

    async let first: Void = model.read(
      folders[0].appending(path: "data.csv"), into: WorldModel(), locale: english)
    while model.step == .idle { await Task.yield() }
    await model.read(folders[1].appending(path: "data.csv"), into: WorldModel(), locale: english)
    await first

    #expect(model.names == ["data.csv"])
    #expect(try model.preview.plan.edit.changes.map(\.after) == [2])
  }

  @Test(.proves("D29")) func `where the world changed since the preview, the preview follows before anything is taken`()
    async throws
  {
    let url = try file("Asia,Kenya,5")
    defer { try? FileManager.default.removeItem(at: url) }
    let world = WorldModel()
    let model = WorldFileImport()
    await model.read(url, into: world, locale: english)
    world.put(CountryEntry(name: try CountryName("KENYA"), population: 7), in: .asia)

    #expect(try !model.preview.wasOvertaken)

    model.accept(try model.preview, into: world, locale: english)
    #expect(try model.preview.wasOvertaken)
    #expect(world.populations == [.asia: ["KENYA": 7]])
    #expect(try model.preview.plan.items.map(\.outcome) == [.replaced(before: 7)])

    model.accept(try model.preview, into: world, locale: english)
    #expect(model.step == .idle)
    #expect(world.totals.countries == 1 && world.totals.people == 5)
  }

  @Test func `a sheet that was closed stays closed when the file has been read`() async throws {
    let url = try file("Asia,A,10")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFileImport()
    async let reading: Void = model.read(url, into: WorldModel(), locale: english)
    while model.step == .idle { await Task.yield() }
    model.isPresented = false
    await reading
    #expect(model.step == .idle)
  }
}

extension WorldFileImport {
  /// What is shown.
  @MainActor fileprivate var preview: WorldPreview {
    get throws {
      guard case .ready(let preview) = step else { throw WorldFileProblem.empty }
      return preview
    }
  }
}
