import Foundation
import GRDB

/// The SQLite file with everything that a person entered: one file a data folder, one process a file.
///
/// A write that was acknowledged survives kill -9 and a power cut (write-ahead log, `synchronous = FULL`). The folder
/// stays locked for as long as the database lives. Once the folder is no longer where it was opened, writes are refused
/// (``OpenDatabase``).
package final class AppDatabase: Sendable {
  let database: OpenDatabase
  let writes = WriteQueue()
  private let folder: DataFolder

  var pool: DatabasePool { database.pool }

  /// Opens or creates `sitrep.sqlite`, checks it and brings its schema up to date.
  ///
  /// The check (see ``DatabaseFile``) comes before the first write, so a file that is damaged, foreign or newer than
  /// this program stays as it was.
  ///
  /// - Throws: ``AppDatabaseError``.
  package static func open(in folder: DataFolder) throws -> AppDatabase {
    let file = DatabaseFile(in: folder)
    do {
      let pool = try file.openPool()
      // GRDB sets NORMAL when it opens a pool, which may lose the last changes in a power cut.
      // What is deleted is overwritten: it may have been the picture of a certificate.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON") }
      try AppSchema.migrator.migrate(pool)
      return AppDatabase(try OpenDatabase(pool, in: folder), in: folder)
    } catch {
      throw AppDatabaseError(error, path: file.path)
    }
  }

  /// Renames a database that cannot be opened to `sitrep.sqlite.damaged-<UTC>`, so that the next open begins anew.
  ///
  /// - Returns: The new place, or nil if there was no database.
  package static func setAside(in folder: DataFolder, now: Date) throws -> URL? {
    try DatabaseFile(in: folder).setAside(now: now)
  }

  /// Returns when every change made so far, to any list or setting of this database, is committed or was refused.
  nonisolated(nonsending) package func waitForWrites() async {
    await writes.wait()
  }

  private init(_ database: OpenDatabase, in folder: DataFolder) {
    self.database = database
    self.folder = folder
  }
}
