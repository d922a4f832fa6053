import Foundation
import Observation
import PortableUI

/// A window's way from chosen files to what they hold, before anything is changed.
///
/// Whoever puts the files away meanwhile, or chooses others, hears no more of them.
@Observable
package final class FileImport<Preview: Sendable, Problem: Error> {
  package nonisolated enum Step: Sendable {
    case idle
    case reading
    /// This would be imported.
    case ready(Preview)
    case failed(Problem)
    /// A file could not be opened.
    case unopened
  }

  /// Makes of files what is shown of them; it runs beside the main actor.
  package typealias Reading = @concurrent @Sendable ([ImportedFile]) async throws(Problem) -> Preview

  package private(set) var step = Step.idle

  /// What the files are called.
  package private(set) var names: [String] = []

  /// How often files were chosen or put away.
  @ObservationIgnored private var changes = 0

  /// What is being read; ended when the files are put away, or others are chosen.
  @ObservationIgnored private var work: Task<Step, Never>?

  package init() {}

  nonisolated deinit {}

  /// True while there is something to show.
  package var isPresented: Bool {
    get { if case .idle = step { false } else { true } }
    set { if !newValue { close() } }
  }

  /// Opens files and reads them.
  ///
  /// - Parameters:
  ///   - urls: What a person chose.
  ///   - most: No more bytes of each are read.
  ///   - reading: Makes the preview.
  package func read(_ urls: [URL], atMost most: Int, _ reading: @escaping Reading) async {
    names = urls.map(\.lastPathComponent)
    await follow { await Self.step(of: urls, atMost: most, reading) }
  }

  /// Reads files again of which the person has said more.
  package func read(_ files: [ImportedFile], _ reading: @escaping Reading) async {
    await follow { await Self.step(of: files, reading) }
  }

  /// Shows another preview of the same files: what they would be imported into has changed.
  package func show(_ preview: Preview) { step = .ready(preview) }

  /// Puts the files away.
  package func close() {
    changes += 1
    work?.cancel()
    step = .idle
  }

  /// The view that waits for this goes away while the files are read: its task's end doesn't end the reading.
  private func follow(_ next: @escaping @Sendable () async -> Step) async {
    changes += 1
    let change = changes
    step = .reading
    work?.cancel()
    let work = Task { await next() }
    self.work = work
    let next = await work.value
    if change == changes { step = next }
  }

  @concurrent private nonisolated static func step(
    of urls: [URL], atMost most: Int, _ reading: Reading
  ) async -> Step {
    guard let files = try? urls.map({ try ImportedFile($0, atMost: most) }) else { return .unopened }
    return await step(of: files, reading)
  }

  private nonisolated static func step(of files: [ImportedFile], _ reading: Reading) async -> Step {
    do throws(Problem) {
      return .ready(try await reading(files))
    } catch {
      return .failed(error)
    }
  }
}

nonisolated extension FileImport.Step: Equatable where Preview: Equatable, Problem: Equatable {}
