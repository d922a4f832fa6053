import Domain
import Foundation
import Observation
import PortableUI

/// A window's way from a chosen file to what it would change.
@Observable
final class WorldFilesModel {
  enum State: Hashable {
    case idle
    case reading(name: String)
    case ready(name: String, WorldImport)
    case failed(name: String, WorldFileProblem?)
  }

  private(set) var state = State.idle
  private let files: any WorldFiles

  init(files: any WorldFiles) {
    self.files = files
  }

  var showsSheet: Bool {
    get { state != .idle }
    set { if !newValue { state = .idle } }
  }

  /// Reads a file beside the main actor, and looks through it.
  func read(_ url: URL, into world: WorldModel, locale: Locale) async {
    let name = url.lastPathComponent
    state = .reading(name: name)
    let rows = await Self.rows(of: url, files)
    guard state == .reading(name: name) else { return }
    switch rows {
    case .success(let rows):
      let plan = await Self.plan(rows, world.populations, locale)
      guard state == .reading(name: name) else { return }
      state = .ready(name: name, plan)
    case .failure(let failure):
      state = .failed(name: name, failure.problem)
    }
  }

  func fail(_ url: URL?) {
    state = .failed(name: url?.lastPathComponent ?? "", nil)
  }

  private nonisolated struct ReadFailure: Error {
    /// Nil: the file could not be opened.
    let problem: WorldFileProblem?
  }

  @concurrent private static func rows(
    of url: URL, _ files: any WorldFiles
  ) async -> Result<[WorldFileRow], ReadFailure> {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    guard let data = try? beginning(of: url, atMost: files.largestFile + 1) else {
      return .failure(ReadFailure(problem: nil))
    }
    do {
      return .success(try files.read(data))
    } catch {
      return .failure(ReadFailure(problem: error))
    }
  }

  /// As much of a file as tells whether it is too large.
  private nonisolated static func beginning(of url: URL, atMost count: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: count) ?? Data()
  }

  @concurrent private static func plan(
    _ rows: [WorldFileRow], _ world: Populations, _ locale: Locale
  ) async -> WorldImport {
    WorldImport(rows, into: world, locale: locale)
  }
}
