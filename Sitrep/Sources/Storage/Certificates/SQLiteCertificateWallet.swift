import Domain
import Foundation
import GRDB

/// The wallet of a profile, kept in the database; one transaction a change.
///
/// A removed picture stays, marked, until ``PictureLimits/removed`` others are removed, a day is over or the program
/// starts anew. Then its bytes are overwritten, in the file and in the log beside it.
package final class SQLiteCertificateWallet: CertificateWallet {
  private let database: OpenDatabase
  private let writes: WriteQueue
  private let inspector: any PictureInspector
  private let now: @Sendable () -> Date
  private let day: @Sendable () async throws -> Void

  /// Each deletes what was removed when its day is over.
  private let deletions = Locked<[Task<Void, Never>]>([])

  init(
    database: OpenDatabase, writes: WriteQueue, inspector: any PictureInspector, now: @escaping @Sendable () -> Date,
    day: @escaping @Sendable () async throws -> Void
  ) {
    self.database = database
    self.writes = writes
    self.inspector = inspector
    self.now = now
    self.day = day
  }

  deinit {
    deletions.withLock { for deletion in $0 { deletion.cancel() } }
  }

  package func pictures() async throws(PictureProblem) -> [CertificatePicture] {
    try await read { try PictureRow.filter(WalletSQL.isPresent).order(WalletSQL.place).fetchAll($0) }.map(\.picture)
  }

  package func add(_ bytes: Data, named name: String) async throws(PictureProblem) -> CertificatePicture {
    try PictureLimits.check(bytes)
    if let known = try await write({ try Self.reuse(bytes, $0) }) { return known }
    let facts = try await inspector.inspect(bytes)
    let picture = CertificatePicture(of: facts, named: name, byteCount: bytes.count, added: now())
    return try await write { try Self.insert(picture, original: bytes, preview: facts.preview, $0) }
  }

  package func rename(_ id: String, to name: PictureName) async throws(PictureProblem) {
    let changes = try await write { db in
      try PictureRow.filter(key: ["id": id]).filter(WalletSQL.isPresent).updateAll(
        db, Column("name").set(to: name.text))
    }
    guard changes == 1 else { throw .gone }
  }

  package func remove(_ id: String) async throws(PictureProblem) {
    let moment = now().timeIntervalSince1970
    let changes = try await write { db in
      let picture = PictureRow.filter(key: ["id": id]).filter(WalletSQL.isPresent)
      guard try !picture.isEmpty(db) else { return 0 }
      try picture.updateAll(db, WalletSQL.removed.set(to: moment))
      try db.execute(sql: WalletSQL.deleteOldRemovals, arguments: [PictureLimits.removed])
      return 1
    }
    guard changes > 0 else { return }
    await forgetLog()
    deleteInADay(removedUntil: moment)
  }

  /// Lets go of what was removed by then when a day is over; more removals than can be brought back need no waiting for.
  private func deleteInADay(removedUntil moment: Double) {
    let deletion = Task { [weak self, day] in
      do {
        try await day()
        try await self?.deleteRemoved(until: moment)
      } catch {
        // Cancelled, or the disk refused: the next removal or start deletes it.
      }
    }
    deletions.withLock {
      $0.append(deletion)
      if $0.count > PictureLimits.removed { $0.removeFirst().cancel() }
    }
  }

  package func restore(_ id: String) async throws(PictureProblem) {
    let changes = try await write { db in
      try PictureRow.filter(key: ["id": id]).updateAll(db, WalletSQL.removed.set(to: nil))
    }
    guard changes == 1 else { throw .gone }
  }

  package func original(_ id: String) async throws(PictureProblem) -> Data? {
    try await read { db in
      try Data.fetchOne(db, sql: WalletSQL.original, arguments: [id])
    }
  }

  package func display(_ id: String) async throws(PictureProblem) -> PictureBytes? {
    try await read { db in
      guard let row = try Row.fetchOne(db, sql: WalletSQL.display, arguments: [id]) else { return nil }
      guard let kind = PictureKind(rawValue: row["kind"]) else { return nil }
      return PictureBytes(bytes: row["bytes"], mediaType: (kind == .pdf ? .png : kind).mediaType)
    }
  }

  /// Deletes the bytes of what was removed by a moment.
  func deleteRemoved(until moment: Double = .infinity) async throws {
    let changes = try await writes.run { [database] in
      try await database.write { try PictureRow.filter(WalletSQL.removed <= moment).deleteAll($0) }
    }
    if changes > 0 { await forgetLog() }
  }

  /// Empties the write-ahead log, which may still hold what was deleted from the file.
  ///
  /// A reader at work keeps the log as it is; the next emptying takes it along.
  private func forgetLog() async {
    do {
      try await writes.run { [database] in
        try await database.emptyLog()
      }
    } catch {
      // The pictures are deleted all the same; SQLite overwrites its log as it goes on.
    }
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PictureProblem) -> Value {
    do {
      return try await database.read(body)
    } catch {
      throw PictureProblem(error)
    }
  }

  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PictureProblem) -> Value {
    do {
      return try await writes.run { [database] in try await database.write(body) }
    } catch {
      throw PictureProblem(error)
    }
  }

  /// The picture that has these very bytes, brought back if it was removed.
  private static func reuse(_ bytes: Data, _ db: Database) throws -> CertificatePicture? {
    guard let id = try String.fetchOne(db, sql: WalletSQL.sameBytes, arguments: [bytes.count, bytes]) else {
      return nil
    }
    try PictureRow.filter(key: ["id": id]).updateAll(db, WalletSQL.removed.set(to: nil))
    return try PictureRow.fetchOne(db, key: ["id": id])?.picture
  }

  private static func insert(
    _ picture: CertificatePicture, original: Data, preview: Data?, _ db: Database
  ) throws -> CertificatePicture {
    if let known = try reuse(original, db) { return known }
    guard try PictureRow.filter(WalletSQL.isPresent).fetchCount(db) < PictureLimits.pictures else {
      throw PictureProblem.tooMany(limit: PictureLimits.pictures)
    }
    try PictureRow(picture).insert(db)
    try db.execute(sql: WalletSQL.keep, arguments: [picture.id, original, preview])
    return picture
  }
}
