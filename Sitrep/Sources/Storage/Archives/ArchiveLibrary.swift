import Dispatch
import Domain
import Foundation
import Observation

/// The archives of a data folder, or the bundled one while there is none.
@MainActor
@Observable
package final class ArchiveLibrary: WorkspaceLibrary {
  package private(set) var entries: [ArchiveEntry] = []
  package private(set) var progress: ArchiveImport?
  package private(set) var removed: ArchiveEntry?

  private let folder: ArchiveFolder
  private let reader: any WorkspaceFileReader
  private let writer: any WorkspaceFileWriter
  @ObservationIgnored private lazy var bundled = BundledArchive(reader: reader).entry

  /// The import under way; of one that was cancelled nothing is heard any more.
  @ObservationIgnored private var current: Task<Void, Never>?

  /// Files that were chosen meanwhile; each is open, so it may be gone from its folder.
  @ObservationIgnored private var waiting: [(file: OpenFile, name: String)] = []

  /// How long they may be together: they take room on the disk, though nobody sees them there any more.
  private let mostWaitingBytes: Int

  /// Lists the archives that there are, and deletes what imports left behind, and archives that were removed.
  ///
  /// - Parameters:
  ///   - folder: Where the archives are; nobody else may import into it.
  ///   - reader: Reads files that are imported, and the bundled one.
  ///   - writer: Writes files that are exported.
  ///   - mostWaitingBytes: How long the files may be together that wait for the import under way.
  ///   - report: Told of files that cannot be read.
  package init(
    in folder: ArchiveFolder, reader: any WorkspaceFileReader, writer: any WorkspaceFileWriter,
    mostWaitingBytes: Int = 512 * 1024 * 1024, reportingFailuresTo report: (ArchiveFailure) -> Void
  ) {
    self.folder = folder
    self.reader = reader
    self.writer = writer
    self.mostWaitingBytes = mostWaitingBytes
    folder.deleteLeftovers()
    show(folder.entries(report))
  }

  package func importFile(_ file: URL, named name: String) {
    do {
      let file = try OpenFile(file.path(percentEncoded: false))
      let files = waiting.map(\.file) + [file]
      guard files.compactMap(\.size).reduce(0, +) <= mostWaitingBytes else {
        throw ArchiveImportProblem.busy
      }
      waiting.append((file, name))
      if current == nil { beginNext() }
    } catch {
      progress = .failed(name: name, ArchiveImportProblem(error))
    }
  }

  package func cancelImport() {
    current?.cancel()
    progress = nil
    beginNext()
  }

  package func remove(_ archive: String) throws(ArchiveImportProblem) {
    guard let entry = imported.first(where: { $0.id == archive }) else { return }
    try folder.remove(entry.id)
    dismissRemoved()
    removed = entry
    show(imported.filter { $0.id != entry.id })
  }

  package func undoRemoval() throws(ArchiveImportProblem) {
    guard let entry = removed else { return }
    try folder.restore(entry.id)
    removed = nil
    show(imported + [entry])
  }

  package func dismissRemoved() {
    guard let entry = removed else { return }
    folder.deleteRemoved(entry.id)
    removed = nil
  }

  package func export(_ archive: String) async throws(ArchiveImportProblem) -> Data {
    do {
      guard let entry = entries.first(where: { $0.id == archive }) else { throw ArchiveImportProblem.unreadable }
      return try await Self.text(of: entry.archive, by: writer)
    } catch {
      throw ArchiveImportProblem(error)
    }
  }

  /// Returns when the import under way, if any, has ended.
  package func waitForImport() async {
    await current?.value
  }

  private var imported: [ArchiveEntry] {
    entries.filter { $0.imported != nil }
  }

  private func show(_ imported: [ArchiveEntry]) {
    entries = imported.isEmpty ? [bundled] : imported.sorted(by: ArchiveFolder.isNewer)
  }

  /// Blocks a thread of its own: a large archive takes seconds.
  private nonisolated static func text(
    of archive: any MessageArchive, by writer: any WorkspaceFileWriter
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            var file = Data()
            try writer.write(archive) { file.append($0) }
            return file
          })
      }
    }
  }
}

/// An import, from its beginning to its end.
extension ArchiveLibrary {
  private func beginNext() {
    current = nil
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    progress = .reading(name: next.name, messages: 0, part: 0)
    current = begin(next.file, next.name)
  }

  private func begin(_ file: OpenFile, _ name: String) -> Task<Void, Never> {
    let (steps, told) = AsyncStream.makeStream(of: ArchiveProgress.self, bufferingPolicy: .bufferingNewest(1))
    let id = ArchiveFolder.newID()
    let building = Task { [folder, reader] in
      defer { told.finish() }
      return try await folder.build(from: file, named: name, as: id, with: reader) { told.yield($0) }
    }
    return Task {
      await withTaskCancellationHandler {
        for await step in steps where !Task.isCancelled {
          progress = .reading(name: name, messages: step.messages, part: step.part)
        }
        await finish(await building.result, of: id, name)
      } onCancel: {
        building.cancel()
      }
    }
  }

  /// Shows the new archive or why there is none; of an import that was cancelled nothing is left.
  private func finish(_ result: Result<ArchiveFolder.Ready, any Error>, of id: String, _ name: String) async {
    do {
      let entry = try await folder.publish(try result.get())
      try Task.checkCancellation()
      show(imported + [entry])
      progress = nil
    } catch {
      guard !Task.isCancelled else { return folder.erase(id) }
      // Those that wait go on when the person has read why.
      progress = .failed(name: name, ArchiveImportProblem(error))
      current = nil
      return
    }
    beginNext()
  }
}
