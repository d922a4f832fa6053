import Dispatch
import Domain
import Foundation

/// The archives of a data folder: a SQLite file for each.
package struct SQLiteArchiveStore: ArchiveStore {
  private let folder: ArchiveFolder
  private let reader: any WorkspaceFileReader
  private let writer: any WorkspaceFileWriter

  /// - Parameters:
  ///   - folder: Where the archives are; nobody else may import into it.
  ///   - reader: Reads files that are imported.
  ///   - writer: Writes files that are exported.
  package init(in folder: ArchiveFolder, reader: any WorkspaceFileReader, writer: any WorkspaceFileWriter) {
    self.folder = folder
    self.reader = reader
    self.writer = writer
  }

  package func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource {
    try await Self.blocking { try OpenFile(file.path(percentEncoded: false)) }
  }

  package func importFile(
    _ file: any ByteSource, named name: String, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ArchiveEntry {
    try await folder.publish(try await folder.build(from: file, named: name, with: reader, progress: progress))
  }

  package func remove(_ id: String) async throws(ArchiveImportProblem) {
    try await Self.blocking { [folder] in try folder.remove(id) }
  }

  package func restore(_ id: String) async throws(ArchiveImportProblem) {
    try await Self.blocking { [folder] in try folder.restore(id) }
  }

  package func deleteRemoved(_ id: String) async {
    await Self.onOwnThread { [folder] in folder.deleteRemoved(id) }
  }

  package func export(_ archive: any MessageArchive) async throws(ArchiveImportProblem) -> Data {
    try await Self.blocking { [writer] in
      var file = Data()
      try writer.write(archive) { file.append($0) }
      return file
    }
  }

  private static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws(ArchiveImportProblem) -> Value {
    try await onOwnThread { Result { try work() } }.mapError(ArchiveImportProblem.init).get()
  }

  /// A disk may take its time, and a large archive takes seconds: no other work waits for that.
  private static func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
