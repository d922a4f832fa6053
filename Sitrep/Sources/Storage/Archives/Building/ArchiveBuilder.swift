import Domain
import Foundation
import GRDB

/// Makes an archive's file from a file of workspaces, beside the place where it is to be.
///
/// The file has no journal and is not written through to the disk until it is complete: should anything go wrong on the
/// way, it is thrown away whole.
struct ArchiveBuilder {
  /// An archive that is there already.
  struct Earlier {
    let id: String
    let path: String
  }

  /// How much of the time reading takes; the rest is putting in order what was read.
  private static let readingShare = 0.6

  /// The file that is made, whose name tells that it is not complete.
  let path: String

  let name: String
  let reader: any WorkspaceFileReader

  /// When the archive is imported.
  var imported = Date.now

  /// The archive that a file of this team joins; nil where it becomes one of its own.
  var earlier: @Sendable (_ team: String?) throws -> Earlier? = { _ in nil }

  /// How large it may grow; for tests of a full disk.
  var mostPages: Int?

  /// Reads and writes everything; the file is then complete and on the disk.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: What was read.
  /// - Throws: ``ArchiveImportProblem``. The incomplete file is gone then.
  func build(
    from file: any ByteSource, progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> ImportReport {
    do {
      let queue = try create()
      let report = try await withTaskCancellationHandler {
        try await queue.writeWithoutTransaction { db in try fill(db, from: file, progress) }
      } onCancel: {
        // Reading may wait for bytes that come late or never.
        file.cancel()
      }
      try complete(queue)
      return report
    } catch {
      // Asked for before what was written is thrown away.
      let cause = DiskSpace.cause(of: error, at: path)
      unlink(path)
      throw ArchiveImportProblem(cause)
    }
  }

  /// The same at once: for an archive that is made anew.
  func build(from file: any ByteSource) throws(ArchiveImportProblem) {
    do {
      let queue = try create()
      _ = try queue.writeWithoutTransaction { db in try fill(db, from: file) { _ in } }
      try complete(queue)
    } catch {
      // Asked for before what was written is thrown away.
      let cause = DiskSpace.cause(of: error, at: path)
      unlink(path)
      throw ArchiveImportProblem(cause)
    }
  }

  private func create() throws -> DatabaseQueue {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ArchiveImportProblem(errno: errno) }
    close(descriptor)
    return try DatabaseQueue(path: path, configuration: Self.configuration(mostPages: mostPages))
  }

  private func complete(_ queue: DatabaseQueue) throws {
    try queue.close()
    try Disk.flush(path)
  }

  /// How a file that isn't complete is written.
  static func configuration(mostPages: Int? = nil) -> Configuration {
    var configuration = Configuration()
    configuration.label = "archive import"
    configuration.prepareDatabase { db in
      db.add(tokenizer: ArchiveTokenizer.self)
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
  ) throws -> ImportReport {
    let meter = ReadMeter(file)
    var report = try read(db, meter, progress)
    if let earlier = try earlier(report.team) {
      report.joined = earlier.id
      try ArchiveJoining(db: db).run(from: earlier.path, &report)
    }
    try db.inTransaction {
      var arrangement = try ArchiveArrangement(db)
      try arrangement.run()
      try ArchiveIndex(db: db).run { part in
        let done = Self.readingShare + (1 - Self.readingShare) * part
        progress(ArchiveProgress(messages: report.counts.messages, part: done))
      }
      try db.execute(
        sql: "INSERT INTO about VALUES (?, ?, ?)",
        arguments: [name, imported.timeIntervalSinceReferenceDate, report.team])
      return .commit
    }
    try ArchiveSchema.finish(db)
    return report
  }

  private func read(
    _ db: Database, _ meter: ReadMeter, _ progress: @Sendable (ArchiveProgress) -> Void
  ) throws -> ImportReport {
    var report = ImportReport()
    try db.inTransaction {
      try ArchiveSchema.create(in: db)
      var recorder = try ArchiveRecorder(db)
      try reader.read(meter.piece) { part in
        try recorder.add(part)
        let messages = recorder.report.counts.messages
        guard messages.isMultiple(of: 100), meter.isDue else { return }
        let done = recorder.position ?? meter.part
        progress(ArchiveProgress(messages: messages, part: Self.readingShare * done))
      }
      try ArchiveArrangement.createKeys(db)
      report = recorder.report
      return .commit
    }
    return report
  }
}

/// Counts what is read of a file, and says when it is time to tell of it.
final class ReadMeter {
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

  /// The part of the file that was read, from 0 to 1; 0 where its size is not known.
  var part: Double { file.size.map { min(1, Double(bytes) / Double(max(1, $0))) } ?? 0 }

  /// True ten times a second.
  var isDue: Bool {
    let now = ContinuousClock.now
    guard now >= next else { return false }
    next = now + Self.pause
    return true
  }
}
