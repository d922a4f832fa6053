import Domain
import Foundation
import GRDB

/// The open database of a data folder: the one way by which stores read and write it.
///
/// SQLite goes on writing into its open files when the folder is moved, deleted or replaced, and nobody would find again
/// what it wrote. So each write looks, at its end, whether the files are still those at their paths. If not, it is taken
/// back and refused with ``DataFolderGone``. Reads are not refused: what is shown is what was saved.
///
/// It does not keep the folder locked, so a write that is just ending does not either: ``AppDatabase`` does.
struct OpenDatabase: Sendable {
  let pool: DatabasePool
  private let folderPath: String
  private let files: [PlacedFile]

  /// - Parameters:
  ///   - pool: Just opened and written to, so that the write-ahead log is there too.
  ///   - folder: Where it is.
  /// - Throws: ``AppDatabaseError`` where a file of it is missing.
  init(_ pool: DatabasePool, in folder: DataFolder) throws(AppDatabaseError) {
    self.pool = pool
    folderPath = folder.path
    files = try [pool.path, pool.path + "-wal", folder.lockPath].map { path throws(AppDatabaseError) in
      guard let file = PlacedFile(path) else { throw AppDatabaseError(errno: errno, path: path) }
      return file
    }
  }

  var path: String { pool.path }

  func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await pool.read(value)
  }

  /// Reads what a screen asked for.
  func readValue<Value: Sendable>(
    _ value: @escaping @Sendable (Database) throws -> Value
  ) async throws(ReadProblem) -> Value {
    do {
      return try await pool.read(value)
    } catch {
      throw ReadProblem("\(error)")
    }
  }

  /// Makes a change in one transaction; what it throws leaves everything as it was.
  func write<Value: Sendable>(_ update: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do {
      return try await pool.write { db in
        let value = try update(db)
        try checkPlace()
        return value
      }
    } catch {
      // A folder that is gone may make SQLite fail first, in words that do not say so.
      try checkPlace()
      throw DiskSpace.cause(of: error, at: path)
    }
  }

  /// Moves the write-ahead log into the database and empties it.
  func emptyLog() async throws {
    try await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  private func checkPlace() throws(DataFolderGone) {
    guard files.allSatisfy(\.isInPlace) else { throw DataFolderGone(path: folderPath) }
  }
}
