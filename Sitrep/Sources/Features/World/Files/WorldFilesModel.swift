import DesignSystem
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

  /// True where the world changed while a preview was open, and the preview followed.
  private(set) var wasOvertaken = false

  private let files: any WorldFiles

  @ObservationIgnored private var reads = 0

  /// The world that the preview speaks of.
  @ObservationIgnored private var planned: Populations = [:]

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
    wasOvertaken = false
    reads += 1
    let number = reads
    let rows = await Self.rows(of: url, files)
    guard number == reads, state == .reading(name: name) else { return }
    switch rows {
    case .success(let rows):
      planned = world.populations
      let plan = await Self.plan(rows, planned, locale)
      guard number == reads, state == .reading(name: name) else { return }
      state = .ready(name: name, plan)
    case .failure(let failure):
      state = .failed(name: name, failure.problem)
    }
  }

  /// Makes the changes of the preview; where the world is another one by now, the preview follows it instead.
  func take(into world: WorldModel, locale: Locale) {
    guard case .ready(let name, let plan) = state else { return }
    if world.populations == planned {
      world.take(plan.edit)
      state = .idle
    } else {
      planned = world.populations
      wasOvertaken = true
      state = .ready(name: name, WorldImport(plan.items.map(\.row), into: planned, locale: locale))
    }
  }

  private nonisolated struct ReadFailure: Error {
    /// Nil: the file could not be opened.
    let problem: WorldFileProblem?
  }

  @concurrent private static func rows(
    of url: URL, _ files: any WorldFiles
  ) async -> Result<[WorldFileRow], ReadFailure> {
    guard let data = try? ChosenFile.beginning(of: url, atMost: files.largestFile + 1) else {
      return .failure(ReadFailure(problem: nil))
    }
    do {
      return .success(try files.read(data))
    } catch {
      return .failure(ReadFailure(problem: error))
    }
  }

  @concurrent private static func plan(
    _ rows: [WorldFileRow], _ world: Populations, _ locale: Locale
  ) async -> WorldImport {
    WorldImport(rows, into: world, locale: locale)
  }
}
