import Dispatch
import Domain
import Foundation
import Observation

/// The archives of a data folder, or the bundled one while there is none.
@MainActor
@Observable
package final class ArchiveLibrary: WorkspaceLibrary {
  package private(set) var shelves: [ArchiveShelf] = []
  package private(set) var progress: ArchiveImport?

  private let folder: ArchiveFolder
  private let reader: any WorkspaceFileReader
  private let writer: any WorkspaceFileWriter
  private let report: @Sendable (ArchiveFailure) -> Void

  @ObservationIgnored private lazy var bundled = BundledArchive(reader: reader).shelf

  /// The import under way; of one that was cancelled nothing is heard any more.
  @ObservationIgnored private var current: Task<Void, Never>?

  /// Lists the archives that there are, and deletes what imports left behind that did not come to their end.
  ///
  /// - Parameters:
  ///   - folder: Where the archives are; nobody else may import into it.
  ///   - reader: Reads files that are imported, and the bundled one.
  ///   - writer: Writes files that are exported.
  ///   - report: Told of files that cannot be read or deleted.
  package init(
    in folder: ArchiveFolder, reader: any WorkspaceFileReader, writer: any WorkspaceFileWriter,
    reportingFailuresTo report: @escaping @Sendable (ArchiveFailure) -> Void
  ) {
    self.folder = folder
    self.reader = reader
    self.writer = writer
    self.report = report
    folder.deleteLeftovers()
    show(folder.shelves(report))
  }

  package func importFile(_ file: URL, named name: String) {
    guard current == nil else { return }
    do {
      let file = try OpenFile(file.path(percentEncoded: false))
      progress = .reading(name: name, messages: 0, part: 0)
      current = begin(file, name)
    } catch {
      progress = .failed(name: name, .unreadable)
    }
  }

  package func cancelImport() {
    current?.cancel()
    current = nil
    progress = nil
  }

  package func remove(_ archive: String) {
    guard let shelf = imported.first(where: { $0.id == archive }) else { return }
    do {
      try folder.remove(shelf.id)
      show(imported.filter { $0.id != shelf.id })
    } catch {
      report(ArchiveFailure(path: shelf.id, problem: error))
    }
  }

  package func export(_ archive: String) async throws -> Data {
    guard let shelf = shelves.first(where: { $0.id == archive }) else { throw ArchiveImportProblem.unreadable }
    return try await Self.text(of: shelf.archive, by: writer)
  }

  /// Returns when the import under way, if any, has ended.
  package func waitForImport() async {
    await current?.value
  }

  private var imported: [ArchiveShelf] {
    shelves.filter { $0.imported != nil }
  }

  private func show(_ imported: [ArchiveShelf]) {
    shelves = imported.isEmpty ? [bundled] : imported.sorted(by: ArchiveFolder.isNewer)
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
  private func begin(_ file: OpenFile, _ name: String) -> Task<Void, Never> {
    let (steps, told) = AsyncStream.makeStream(of: ArchiveProgress.self, bufferingPolicy: .bufferingNewest(1))
    let building = Task { [folder, reader] in
      defer { told.finish() }
      return try await folder.build(from: file, named: name, with: reader) { told.yield($0) }
    }
    return Task {
      await withTaskCancellationHandler {
        for await step in steps where !Task.isCancelled {
          progress = .reading(name: name, messages: step.messages, part: step.part)
        }
        await finish(await building.result, name)
      } onCancel: {
        building.cancel()
      }
    }
  }

  /// Shows the new archive or why there is none; of an import that was cancelled nothing is left.
  private func finish(_ result: Result<ArchiveFolder.Ready, any Error>, _ name: String) async {
    do {
      let ready = try result.get()
      guard !Task.isCancelled else { return folder.discard(ready) }
      let shelf = try await folder.publish(ready)
      guard !Task.isCancelled else { return try folder.remove(shelf.id) }
      show(imported + [shelf])
      progress = nil
    } catch {
      guard !Task.isCancelled else { return }
      progress = .failed(name: name, ArchiveImportProblem(error))
    }
    current = nil
  }
}
