import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@MainActor @Suite struct WorldFilesModelTests {
  private let english = Locale(identifier: "en_US")

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `a file that is read becomes a plan, and its sheet closes to nothing`() async throws {
    let url = try file("Asia,A,10")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFilesModel(files: OneLineFiles())
    #expect(!model.showsSheet)

    await model.read(url, into: WorldModel(), locale: english)

    guard case .ready(let name, let plan) = model.state else {
      Issue.record("It is \(model.state)")
      return
    }
    #expect(name == url.lastPathComponent)
    #expect(plan.edit.changes == [.init(CountryKey("A", in: .asia), before: nil, after: 10)])
    model.showsSheet = true
    #expect(model.showsSheet)
    model.showsSheet = false
    #expect(model.state == .idle)
  }

  @Test func `a file that is none, or not there, says why`() async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFilesModel(files: OneLineFiles())
    await model.read(url, into: WorldModel(), locale: english)
    #expect(model.state == .failed(name: url.lastPathComponent, .empty))

    await model.read(URL(filePath: "/nowhere/x.csv"), into: WorldModel(), locale: english)
    #expect(model.state == .failed(name: "x.csv", nil))
  }

  @Test func `of a file that is too large no more is read than tells that it is`() async throws {
    let url = try file(String(repeating: "A", count: 100_000))
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFilesModel(files: OneLineFiles())

    await model.read(url, into: WorldModel(), locale: english)

    #expect(model.state == .failed(name: url.lastPathComponent, .tooLarge(limit: 1_001)))
  }

  @Test func `of two files of one name that are read at once the later one counts`() async throws {
    let folders = try (1...2).map { number in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data("Asia,A,\(number)".utf8).write(to: folder.appending(path: "data.csv"))
      return folder
    }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let model = WorldFilesModel(files: OneLineFiles())

    async let first: Void = model.read(folders[0].appending(path: "data.csv"), into: WorldModel(), locale: english)
    while model.state == .idle { await Task.yield() }
    await model.read(folders[1].appending(path: "data.csv"), into: WorldModel(), locale: english)
    await first

    guard case .ready("data.csv", let plan) = model.state else {
      Issue.record("It is \(model.state)")
      return
    }
    #expect(plan.edit.changes.map(\.after) == [2])
  }

  @Test(.proves("D29")) func `where the world changed since the preview, the preview follows before anything is taken`()
    async throws
  {
    let url = try file("Asia,Kenya,5")
    defer { try? FileManager.default.removeItem(at: url) }
    let world = WorldModel()
    let model = WorldFilesModel(files: OneLineFiles())
    await model.read(url, into: world, locale: english)
    world.put(CountryEntry(name: try CountryName("KENYA"), population: 7), in: .asia)

    model.take(into: world, locale: english)
    #expect(model.wasOvertaken)
    #expect(world.populations == [.asia: ["KENYA": 7]])
    guard case .ready(_, let plan) = model.state else {
      Issue.record("It is \(model.state)")
      return
    }
    #expect(plan.items.map(\.outcome) == [.replaced(before: 7)])

    model.take(into: world, locale: english)
    #expect(model.state == .idle)
    #expect(world.totals.countries == 1 && world.totals.people == 5)
  }

  @Test func `a sheet that was closed stays closed when the file has been read`() async throws {
    let url = try file("Asia,A,10")
    defer { try? FileManager.default.removeItem(at: url) }
    let model = WorldFilesModel(files: OneLineFiles())
    async let reading: Void = model.read(url, into: WorldModel(), locale: english)
    while model.state == .idle { await Task.yield() }
    model.showsSheet = false
    await reading
    #expect(model.state == .idle)
  }
}

/// Files of one line: continent, name, population.
private struct OneLineFiles: WorldFiles {
  let largestFile = 1_000

  func read(_ file: Data) throws(WorldFileProblem) -> [WorldFileRow] {
    guard file.count <= largestFile else { throw .tooLarge(limit: file.count) }
    let parts = String(decoding: file, as: UTF8.self).split(separator: ",").map(String.init)
    guard parts.count == 3 else { throw .empty }
    return [WorldFileRow(line: 1, continent: parts[0], name: parts[1], population: parts[2])]
  }

  func write(_ world: Populations, as format: WorldFileFormat) -> Data { Data() }
}
