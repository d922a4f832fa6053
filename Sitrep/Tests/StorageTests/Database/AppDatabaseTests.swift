import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct AppDatabaseTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a new database is private, durable and checks foreign keys`() async throws {
    let database = try temporary.database()

    let settings = try await database.pool.writeWithoutTransaction { db in
      try ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "application_id"].map {
        try String.fetchOne(db, sql: "PRAGMA \($0)")
      }
    }

    #expect(settings == ["wal", "2", "1", "5000", "1399419986"])
    #expect(try temporary.mode(of: "sitrep.sqlite") == 0o600)
    #expect(try temporary.mode(of: "sitrep.sqlite-wal") == 0o600)
  }

  @Test func `the folder is locked for as long as the database lives`() throws {
    let database = try temporary.database()

    #expect(throws: DataFolderError.self) { try DataFolder(opening: temporary.url) }
    withExtendedLifetime(database) {}
  }

  @Test func `an empty file left by a crash is a new database`() throws {
    try Data().write(to: temporary.file("sitrep.sqlite"))

    #expect(throws: Never.self) { try temporary.database() }
  }

  @Test func `a file that is no database is damaged and stays as it was`() throws {
    let contents = Data("<script>not a database</script>".utf8 + [UInt8](repeating: 7, count: 5_000))
    try contents.write(to: temporary.file("sitrep.sqlite"))

    let error = try #require(throws: AppDatabaseError.self) { try temporary.database() }

    #expect(error == .damaged(path: path, reason: "file is not a database"))
    #expect(try Data(contentsOf: temporary.file("sitrep.sqlite")) == contents)
  }

  @Test(arguments: [100, 4_096, 8_192 + 8])
  func `a database with overwritten bytes is damaged`(position: Int) async throws {
    try await fill()
    try overwrite(at: position, with: [UInt8](repeating: 0xA5, count: 512))

    try expectDamaged()
  }

  @Test func `a database cut short is damaged`() async throws {
    try await fill()
    let file = try FileHandle(forUpdating: temporary.file("sitrep.sqlite"))
    try file.truncate(atOffset: 8_192)
    try file.close()

    try expectDamaged()
  }

  @Test func `another program's database is refused and stays as it was`() throws {
    do {
      let foreign = try DatabaseQueue(path: path)
      try foreign.write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
      try foreign.close()
    }
    let before = try Data(contentsOf: temporary.file("sitrep.sqlite"))

    let error = try #require(throws: AppDatabaseError.self) { try temporary.database() }

    #expect(error == .damaged(path: path, reason: "it belongs to another program"))
    #expect(try Data(contentsOf: temporary.file("sitrep.sqlite")) == before)
  }

  @Test func `a folder in the file's place is refused`() throws {
    try FileManager.default.createDirectory(at: temporary.file("sitrep.sqlite"), withIntermediateDirectories: false)

    let error = try #require(throws: AppDatabaseError.self) { try temporary.database() }

    #expect(error == .damaged(path: path, reason: "it is not a regular file"))
  }

  @Test func `a newer schema is refused`() async throws {
    try await change("INSERT INTO grdb_migrations VALUES ('999 from the future')")

    let error = try #require(throws: AppDatabaseError.self) { try temporary.database() }

    #expect(error == .newer(path: path))
  }

  @Test @MainActor func `a table that is gone, or holds what it cannot, is damage`() async throws {
    try await change("INSERT INTO watchedCountry VALUES ('1!', '2026-11-21 00:00:00.000')")
    let reason = "it holds a value that sitrep does not write"
    await #expect(throws: AppDatabaseError.damaged(path: path, reason: reason)) {
      try await temporary.database().watchedCountries()
    }

    try await change("DROP TABLE watchedCountry")
    await #expect(throws: AppDatabaseError.damaged(path: path, reason: "no such table: watchedCountry")) {
      try await temporary.database().watchedCountries()
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write to any file; the errors are told apart in another test"))
  func `a read-only file is not writable`() throws {
    _ = try temporary.database()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)

    #expect(throws: AppDatabaseError.notWritable(path: path, reason: "Permission denied")) { try temporary.database() }
  }

  @Test func `errors of the system and of SQLite are told apart`() {
    #expect(AppDatabaseError(errno: EACCES, path: "/f") == .notWritable(path: "/f", reason: "Permission denied"))
    #expect(AppDatabaseError(errno: ENOSPC, path: "/f") == .diskFull(path: "/f"))
    #expect(AppDatabaseError(errno: EDQUOT, path: "/f") == .diskFull(path: "/f"))
    #expect(AppDatabaseError(errno: EIO, path: "/f") == .failed(path: "/f", reason: "Input/output error"))
    #expect(AppDatabaseError(DatabaseError(resultCode: .SQLITE_FULL), path: "/f") == .diskFull(path: "/f"))
    #expect(
      AppDatabaseError(DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "m"), path: "/f")
        == .notWritable(path: "/f", reason: "m"))
    #expect(
      AppDatabaseError(DatabaseError(resultCode: .SQLITE_BUSY, message: "m"), path: "/f")
        == .failed(path: "/f", reason: "m"))
  }

  @Test(.proves("S8")) func `an error of the disk is a full one where nothing is left, or the log's index cannot grow`()
  {
    let error = DatabaseError(resultCode: .SQLITE_IOERR, message: "disk I/O error")

    #expect(
      AppDatabaseError(error, path: temporary.file("f").path)
        == .failed(path: temporary.file("f").path, reason: "disk I/O error"))
    #expect(SaveProblem(DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE)) == .diskFull)
    #expect(SaveProblem(error) == .other("disk I/O error"))
    // What has no room of its own is not a full disk.
    #expect(!DiskSpace.isUsedUp(at: "/proc/f"))
  }

  @Test(arguments: [(1000, 1000, false), (0, 1000, true), (1000, 0, true)])
  func `a disk is full without room for a page or for one more file`(blocks: Int, files: Int, isUsedUp: Bool) {
    var status = statvfs()
    (status.f_blocks, status.f_frsize, status.f_bavail) = (2000, 4096, .init(blocks))
    (status.f_files, status.f_favail) = (2000, .init(files))

    #expect(DiskSpace.isUsedUp(status) == isUsedUp)

    status.f_files = 0
    #expect(DiskSpace.isUsedUp(status) == (blocks == 0), "a file system may have as many files as there is room for")
  }

  @Test(arguments: [(ENOSPC, true), (EDQUOT, true), (EACCES, false), (0, false)])
  func `a quota that is used up is a full disk, which only a write tells`(code: Int32, isUsedUp: Bool) {
    let path = temporary.file("f").path(percentEncoded: false)
    for result in [ResultCode.SQLITE_IOERR, .SQLITE_CANTOPEN] {
      let error = DatabaseError(resultCode: result, message: "m")

      let cause = DiskSpace.cause(of: error, at: path) { asked, count in
        #expect(asked == path + "-room" && count == 131_072)
        return code
      }

      #expect((SaveProblem(cause) == .diskFull) == isUsedUp)
      #expect((ArchiveImportProblem(cause) == .diskFull) == isUsedUp)
    }
    let other = DatabaseError(resultCode: .SQLITE_BUSY, message: "m")
    #expect(SaveProblem(DiskSpace.cause(of: other, at: path) { _, _ in code }) == .other("m"))
  }

  @Test func `what is asked for room leaves no file`() throws {
    let error = DatabaseError(resultCode: .SQLITE_IOERR, message: "m")
    let folder = temporary.file("f").deletingLastPathComponent()
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(SaveProblem(DiskSpace.cause(of: error, at: temporary.file("f").path)) == .other("m"))

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == before)
  }

  private var path: String { temporary.file("sitrep.sqlite").path(percentEncoded: false) }

  /// Makes a database of several pages and closes it, so that all of it lies in the one file.
  private func fill() async throws {
    let database = try temporary.database()
    let settings = database.settingsStore
    for number in 0..<200 {
      try await settings.save(String(repeating: "\(number)", count: 100), for: "key \(number)")
    }
    try database.pool.close()
  }

  private func change(_ statement: String) async throws {
    let database = try temporary.database()
    try await database.pool.write { try $0.execute(sql: statement) }
    try database.pool.close()
  }

  private func overwrite(at position: Int, with bytes: [UInt8]) throws {
    let file = try FileHandle(forUpdating: temporary.file("sitrep.sqlite"))
    try file.seek(toOffset: UInt64(position))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  private func expectDamaged() throws {
    let error = try #require(throws: AppDatabaseError.self) { try temporary.database() }
    guard case .damaged(path, _) = error else {
      Issue.record("unexpected: \(error)")
      return
    }
  }
}
