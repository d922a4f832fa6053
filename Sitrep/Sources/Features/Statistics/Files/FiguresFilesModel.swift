import Domain
import Foundation
import Observation
import PortableUI

/// A window's way from chosen files to the figures that they hold.
@Observable
final class FiguresFilesModel {
  enum State: Hashable {
    case idle
    case reading
    /// The files name no day: the person must.
    case needsDay([FiguresFile])
    case ready(FiguresImport)
    case failed(FiguresFileProblem)
    /// A file could not be opened.
    case unopened
  }

  private(set) var state = State.idle

  private let library: StatisticsLibrary

  /// More of a file is not read: a longer one is refused anyway.
  private nonisolated static let mostBytes = 64_000_001

  init(_ library: StatisticsLibrary) {
    self.library = library
  }

  var showsSheet: Bool {
    get { state != .idle }
    set { if !newValue { state = .idle } }
  }

  /// Reads files beside the main actor, and looks through them.
  func read(_ urls: [URL]) async {
    state = .reading
    guard let files = await Self.contents(of: urls) else {
      if state == .reading { state = .unopened }
      return
    }
    await plan(files, asOf: nil)
  }

  /// Looks through files whose day the person named.
  func plan(_ files: [FiguresFile], asOf day: Day?) async {
    state = .reading
    let result: State
    do throws(FiguresFileProblem) {
      result = .ready(try await library.plan(files, asOf: day))
    } catch {
      result = error.cause == .noDay ? .needsDay(files) : .failed(error)
    }
    // Who closed the sheet meanwhile wants no answer any more.
    if state == .reading { state = result }
  }

  func fail() { state = .unopened }

  /// What the import would do to the list.
  func effect(of plan: FiguresImport) -> ImportEffect { ImportEffect(of: plan, on: library.report) }

  /// Takes what was looked through; where it cannot be kept, the library tells.
  func take(_ plan: FiguresImport) async {
    state = .idle
    await library.take(plan)
  }

  @concurrent private static func contents(of urls: [URL]) async -> [FiguresFile]? {
    var files: [FiguresFile] = []
    for url in urls {
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      guard let bytes = try? beginning(of: url) else { return nil }
      files.append(FiguresFile(name: url.lastPathComponent, bytes: bytes))
    }
    return files
  }

  /// As much of a file as tells whether it is too large.
  private nonisolated static func beginning(of url: URL) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: mostBytes) ?? Data()
  }
}
