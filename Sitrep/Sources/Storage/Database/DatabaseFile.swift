import Foundation
import GRDB

/// The file `sitrep.sqlite` of a data folder: how it is opened, checked and set aside.
struct DatabaseFile {
  let path: String

  init(in folder: DataFolder) {
    path = folder.url.appending(path: "sitrep.sqlite").path(percentEncoded: false)
  }

  /// Opens the file, created with mode 0600 if it was missing, after the check of ``check(_:)``.
  func openPool() throws -> DatabasePool {
    try createIfMissing()
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.foreignKeysEnabled = true
    configuration.maximumReaderCount = 2
    // Runs on each new connection, the writer first, before the pool itself changes anything.
    configuration.prepareDatabase { db in
      guard !db.configuration.readonly else { return }
      try check(db)
    }
    return try DatabasePool(path: path, configuration: configuration)
  }

  private func createIfMissing() throws(AppDatabaseError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw AppDatabaseError(errno: errno, path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw AppDatabaseError(errno: errno, path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged(path: path, reason: "it is not a regular file") }
  }

  /// Marks an empty file as ours; anything else must bear the mark, be sound and have no newer schema.
  ///
  /// `PRAGMA quick_check` reads every page of every table: about a millisecond, because the large ones are left out; that
  /// with the pictures may have a gigabyte.
  private func check(_ db: Database) throws {
    let isEmpty = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
    let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    if isEmpty && mark == 0 {
      try db.execute(sql: "PRAGMA application_id = \(AppSchema.applicationID)")
      return
    }
    guard mark == AppSchema.applicationID else {
      throw AppDatabaseError.damaged(path: path, reason: "it belongs to another program")
    }
    let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    for table in tables where !AppSchema.large.contains(table) {
      let finding = try String.fetchOne(db, sql: "PRAGMA quick_check(\(table.quotedDatabaseIdentifier))")
      if let finding, finding != "ok" { throw AppDatabaseError.damaged(path: path, reason: finding) }
    }
    guard try !AppSchema.migrator.hasBeenSuperseded(db) else { throw AppDatabaseError.newer(path: path) }
  }

  /// Renames the file and its two companions, so that the renamed ones still belong together.
  ///
  /// The companions go first: a log left behind would be applied to the next database.
  func setAside(now: Date) throws -> URL? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let kept = "\(path).damaged-\(Self.stamp(now))"
    do {
      for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
      }
    } catch {
      throw AppDatabaseError(error, path: path)
    }
    return URL(filePath: kept)
  }

  private static func stamp(_ moment: Date) -> String {
    moment.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
  }
}
