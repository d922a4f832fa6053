import Domain
import Foundation
import GRDB

/// Makes an archive's file from a file of workspaces, beside the place where it is to be.
///
/// The file has no journal and is not written through to the disk until it is complete: should anything go wrong on the
/// way, it is thrown away whole.
struct ArchiveBuilder {
  /// The file that is made, whose name tells that it is not complete.
  let path: String

  let name: String
  let reader: any WorkspaceFileReader

  /// How large it may grow; for tests of a full disk.
  var mostPages: Int?

  /// Reads and writes everything; the file is then complete and on the disk.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: What the archive holds.
  /// - Throws: ``ArchiveImportProblem``. The incomplete file is gone then.
  func build(
    from file: any ByteSource, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ArchiveCounts {
    do {
      try create()
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let counts = try await queue.writeWithoutTransaction { db in
        try fill(db, from: file, progress)
      }
      try queue.close()
      try Disk.flush(path)
      return counts
    } catch {
      unlink(path)
      throw ArchiveImportProblem(error)
    }
  }

  private func create() throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ArchiveImportProblem(errno: errno) }
    close(descriptor)
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "archive import"
    configuration.prepareDatabase { [mostPages] db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = OFF;
          PRAGMA synchronous = OFF;
          PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA cache_size = -16000;
          """)
      if let mostPages { try db.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
    }
    return configuration
  }

  private func fill(
    _ db: Database, from file: any ByteSource, _ progress: @Sendable (ArchiveProgress) -> Void
  ) throws -> ArchiveCounts {
    var counts = ArchiveCounts()
    try db.inTransaction {
      try ArchiveSchema.create(in: db)
      var recorder = try ArchiveRecorder(db)
      let meter = ReadMeter(file)
      try reader.read(meter.piece) { part in
        try recorder.add(part)
        if let now = meter.progress(recorder.counts.messages) { progress(now) }
      }
      try db.execute(
        sql: "INSERT INTO about VALUES (?, ?)", arguments: [name, Date.now.timeIntervalSinceReferenceDate])
      counts = recorder.counts
      return .commit
    }
    try ArchiveSchema.finish(db)
    return counts
  }
}

/// Counts what is read of a file, and tells of it now and then.
private final class ReadMeter {
  private static let pause = Duration.milliseconds(100)

  private let file: any ByteSource
  private var bytes = 0
  private var next = ContinuousClock.now + pause

  init(_ file: any ByteSource) {
    self.file = file
  }

  func piece() throws -> [UInt8] {
    let piece = try file.piece()
    bytes += piece.count
    return piece
  }

  /// Nil if it was told a moment ago; the clock is asked once in a hundred messages.
  func progress(_ messages: Int) -> ArchiveProgress? {
    guard messages.isMultiple(of: 100) else { return nil }
    let now = ContinuousClock.now
    guard now >= next else { return nil }
    next = now + Self.pause
    return ArchiveProgress(messages: messages, bytes: bytes, of: file.size)
  }
}
