import DesignSystem
import Domain
import Foundation
import Observation

/// How far an import is, or what it came to.
package nonisolated enum ArchiveImport: Hashable, Sendable {
  /// So many messages were read, of a part of the file from 0 to 1.
  case reading(name: String, messages: Int, part: Double)

  case failed(name: String, ArchiveImportProblem)

  /// It is done: what was taken.
  case done(name: String, ImportReport)
}

/// Files that become archives, one after the other; those that wait go on when the person has read why one failed.
@Observable
final class ArchiveImports {
  /// A file that is open, so it may be gone from its folder.
  private struct Waiting {
    let file: any ByteSource
    let name: String
    let didImport: (ArchiveEntry) -> Void
  }

  /// Why the last file was not imported, until that was read or another import begins; else the import under way, or
  /// what the last one came to, until that was read.
  var progress: ArchiveImport? { failure ?? reading ?? done.last.map { .done(name: $0.name, $0.report) } }

  private var failure: ArchiveImport?
  /// What imports came to, the latest last; an earlier one only where it has more to say than that it went well.
  private var done: [(name: String, report: ImportReport)] = []
  private var reading: ArchiveImport?

  /// The import under way; of one that was cancelled nothing is heard any more.
  @ObservationIgnored private var current: Task<Void, Never>?
  @ObservationIgnored private var waiting: [Waiting] = []

  private let store: any ArchiveStore
  private let mostWaitingBytes: Int

  init(_ store: any ArchiveStore, mostWaitingBytes: Int) {
    self.store = store
    self.mostWaitingBytes = mostWaitingBytes
  }

  nonisolated deinit {}

  /// Opens a file and imports it, now or when its turn comes; the file may be gone when the call has returned.
  func add(_ file: URL, didImport: @escaping (ArchiveEntry) -> Void) async {
    let name = file.lastPathComponent
    do throws(ArchiveImportProblem) {
      let opened = try await file.whileAccessing { [store] file async throws(ArchiveImportProblem) in
        try await store.open(file)
      }
      let staying = (waiting.map(\.file) + [opened]).dropFirst(current == nil ? 1 : 0)
      guard staying.compactMap(\.size).reduce(0, +) <= mostWaitingBytes else { throw .busy }
      waiting.append(Waiting(file: opened, name: name, didImport: didImport))
      if current == nil { beginNext() }
    } catch {
      failure = .failed(name: name, error)
    }
  }

  /// Ends the import under way.
  func cancel() {
    current?.cancel()
    end()
  }

  /// Forgets why a file was not imported, or what one came to.
  func dismissOutcome() {
    if failure == nil { _ = done.popLast() } else { failure = nil }
    if current == nil { beginNext() }
  }

  /// Forgets what imports came to that went well.
  func forgetDone() { done = [] }

  private func beginNext() {
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    failure = nil
    done.removeAll { !$0.report.saysMore }
    reading = .reading(name: next.name, messages: 0, part: 0)
    current = Task { await run(next) }
  }

  private func run(_ file: Waiting) async {
    let (steps, told) = AsyncStream.makeStream(of: ArchiveProgress.self, bufferingPolicy: .bufferingNewest(1))
    async let result = Self.archive(of: file.file, named: file.name, in: store, telling: told)
    for await step in steps where !Task.isCancelled {
      reading = .reading(name: file.name, messages: step.messages, part: step.part)
    }
    switch await result {
    case .success(let entry) where Task.isCancelled:
      await discard(entry, of: file)
    case .success(let entry):
      file.didImport(entry)
      if let report = entry.report { done.append((file.name, report)) }
      end()
    case .failure(let problem) where !Task.isCancelled:
      failure = .failed(name: file.name, problem)
      end()
    case .failure:
      break
    }
  }

  private nonisolated static func archive(
    of file: any ByteSource, named name: String, in store: any ArchiveStore,
    telling told: AsyncStream<ArchiveProgress>.Continuation
  ) async -> Result<ArchiveEntry, ArchiveImportProblem> {
    defer { told.finish() }
    do throws(ArchiveImportProblem) {
      return .success(try await store.importFile(file, named: name) { told.yield($0) })
    } catch {
      return .failure(error)
    }
  }

  private func end() {
    current = nil
    reading = nil
    if failure == nil { beginNext() }
  }

  /// Takes an archive away that was complete just when the person ended its import; where that fails, or it has all of an
  /// earlier one too, it is there.
  private func discard(_ entry: ArchiveEntry, of file: Waiting) async {
    guard entry.report?.joined == nil else { return file.didImport(entry) }
    do throws(ArchiveImportProblem) {
      try await store.remove(entry.id)
      await store.deleteRemoved(entry.id)
    } catch {
      file.didImport(entry)
    }
  }
}

extension ImportReport {
  /// True where there is more to say than how much was taken.
  fileprivate var saysMore: Bool { joined != nil || skippedCount > 0 || !notes.isEmpty }
}
