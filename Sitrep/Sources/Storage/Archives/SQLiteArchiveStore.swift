import Dispatch
import Domain
import Foundation

/// The archives of a data folder: a SQLite file for each.
package struct SQLiteArchiveStore: ArchiveStore {
  private let folder: ArchiveFolder
  private let reader: any WorkspaceFileReader
  private let writer: any WorkspaceFileWriter
  private let exports: ExportReading?
  private let mostPageBytes: Int

  /// - Parameters:
  ///   - folder: Where the archives are; nobody else may import into it.
  ///   - reader: Reads files that are imported.
  ///   - writer: Writes files that are exported.
  ///   - exports: Reads exports of Slack; nil where nobody can.
  ///   - mostPageBytes: How large an archive's pages may be together, which are held in memory.
  package init(
    in folder: ArchiveFolder, reader: any WorkspaceFileReader, writer: any WorkspaceFileWriter,
    exports: ExportReading? = nil, mostPageBytes: Int = 256 * 1024 * 1024
  ) {
    self.folder = folder
    self.reader = reader
    self.writer = writer
    self.exports = exports
    self.mostPageBytes = mostPageBytes
  }

  package func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource {
    try await Self.blocking { [exports] in
      let opened = try OpenFile(file.path(percentEncoded: false))
      return exports?.parts(of: opened, named: file.lastPathComponent) ?? opened
    }
  }

  package func importFile(
    _ file: any ByteSource, named name: String, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ArchiveEntry {
    let reader = (file is any ExportParts ? exports?.reader : nil) ?? reader
    return try await folder.publish(
      try await folder.build(from: file, named: name, with: reader, progress: progress))
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

  package func exportPages(
    of entry: ArchiveEntry, _ options: ArchivePageOptions
  ) async throws(ArchiveImportProblem) -> [String: Data] {
    try await Self.blocking { [writer, mostPageBytes] in
      var pages: [String: Data] = [:]
      var size = 0
      try writer.writePages(of: entry, options) { path, content in
        size += content.count
        guard size <= mostPageBytes else { throw ArchiveImportProblem.pagesTooLarge }
        pages[path] = content
      }
      return pages
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

/// How exports of Slack are read: who decodes them, and who understands what they are decoded to.
package struct ExportReading: Sendable {
  /// The first bytes of a zip archive, also of one without files, of one in parts, and of one that begins with its end.
  private static let marks = ["PK\u{3}\u{4}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "PK\u{7}\u{8}"].map { Array($0.utf8) }

  package let reader: any WorkspaceFileReader
  private let decoder: any ExportDecoder

  package init(_ decoder: any ExportDecoder, reader: any WorkspaceFileReader) {
    self.decoder = decoder
    self.reader = reader
  }

  /// The parts of the export that a file is; nil where it isn't a zip archive.
  package func parts(of file: OpenFile, named name: String) -> (any ExportParts)? {
    Self.marks.contains(file.beginning(4)) ? decoder.parts(of: file, named: name) : nil
  }
}
