import Domain
import Foundation
import Synchronization

/// A store of archives in memory whose calls come to what a test says; an import goes on when the test says so.
package final class FakeArchiveStore: ArchiveStore {
  /// A call that changes something, with the archive's id, or the file's name.
  package enum Call: Hashable, Sendable {
    case importFile(String)
    case remove(String)
    case restore(String)
    case deleteRemoved(String)
  }

  /// A file that is open.
  private struct OpenedFile: ByteSource {
    let size: Int?

    func piece() -> [UInt8] { [] }
  }

  private enum Step: Sendable {
    case progress(ArchiveProgress)
    case end(Result<ArchiveEntry, ArchiveImportProblem>)
  }

  private struct State {
    var calls: [Call] = []
    var problem: ArchiveImportProblem?
    var sizes: [String: Int] = [:]
    var finishesCancelledImports = false
    var running: AsyncStream<Step>.Continuation?
  }

  private let state = Mutex(State())

  package init() {}

  /// The calls so far that change something, in their order.
  package var calls: [Call] { state.withLock(\.calls) }

  /// What every later call comes to; nil: to what it should.
  package func fail(with problem: ArchiveImportProblem?) { state.withLock { $0.problem = problem } }

  /// How many bytes the file of this name has; else it is not known.
  package func setSize(of name: String, to size: Int) { state.withLock { $0.sizes[name] = size } }

  /// Lets an import be complete just when the person ends it.
  package func finishCancelledImports() { state.withLock { $0.finishesCancelledImports = true } }

  /// Lets the import that began last go on.
  package func report(_ progress: ArchiveProgress) {
    _ = state.withLock { $0.running?.yield(.progress(progress)) }
  }

  /// Ends the import that began last.
  package func endImport(_ result: Result<ArchiveEntry, ArchiveImportProblem>) {
    _ = state.withLock { $0.running?.yield(.end(result)) }
  }

  package func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource {
    try check()
    return OpenedFile(size: state.withLock { $0.sizes[file.lastPathComponent] })
  }

  package func importFile(
    _ file: any ByteSource, named name: String, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ArchiveEntry {
    let (steps, running) = AsyncStream.makeStream(of: Step.self)
    let ignoresCancellation = state.withLock { state in
      state.calls.append(.importFile(name))
      state.running = running
      return state.finishesCancelledImports
    }
    let work = Task {
      for await step in steps {
        switch step {
        case .progress(let step): progress(step)
        case .end(let result): return result
        }
      }
      return .failure(.cancelled)
    }
    let result = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      if !ignoresCancellation { work.cancel() }
    }
    return try result.get()
  }

  package func remove(_ id: String) async throws(ArchiveImportProblem) { try change(.remove(id)) }

  package func restore(_ id: String) async throws(ArchiveImportProblem) { try change(.restore(id)) }

  package func deleteRemoved(_ id: String) async { state.withLock { $0.calls.append(.deleteRemoved(id)) } }

  package func export(_ archive: any MessageArchive) async throws(ArchiveImportProblem) -> Data {
    try check()
    return Data(try archive.workspaces().map(\.id).joined(separator: " ").utf8)
  }

  package func exportPages(
    of entry: ArchiveEntry, _ options: ArchivePageOptions
  ) async throws(ArchiveImportProblem) -> [String: Data] {
    try check()
    return ["index.html": Data(options.texts.files.utf8), "channels/a.html": Data(entry.name.utf8)]
  }

  private func change(_ call: Call) throws(ArchiveImportProblem) {
    state.withLock { $0.calls.append(call) }
    try check()
  }

  private func check() throws(ArchiveImportProblem) {
    if let problem = state.withLock(\.problem) { throw problem }
  }
}
