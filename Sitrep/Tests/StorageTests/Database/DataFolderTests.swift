import Domain
import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct DataFolderTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `missing folders are created for their owner only`() throws {
    let folder = try DataFolder(opening: temporary.file("a/b/données ☂"))

    #expect(try temporary.mode(of: "a") == 0o700)
    #expect(try temporary.mode(of: "a/b/données ☂") == 0o700)
    #expect(try temporary.mode(of: "a/b/données ☂/sitrep.lock") == 0o600)
    withExtendedLifetime(folder) {}
  }

  @Test func `a folder that exists is used as it is`() throws {
    let before = try temporary.mode(of: "")

    let folder = try DataFolder(opening: temporary.url)

    #expect(try temporary.mode(of: "") == before)
    withExtendedLifetime(folder) {}
  }

  @Test func `a second open of the folder is refused and names the process`() throws {
    let first = try DataFolder(opening: temporary.url)

    let error = try #require(throws: DataFolderError.self) { try DataFolder(opening: temporary.url) }

    #expect(error == .locked(path: path, pid: getpid()))
    withExtendedLifetime(first) {}
  }

  @Test func `the lock ends with the value, and a lock file left over stands in nobody's way`() throws {
    _ = try DataFolder(opening: temporary.url)
    try Data("999999\nold".utf8).write(to: temporary.file("sitrep.lock"))

    let again = try DataFolder(opening: temporary.url)

    #expect(try String(contentsOf: temporary.file("sitrep.lock"), encoding: .utf8) == "\(getpid())\n")
    withExtendedLifetime(again) {}
  }

  @Test(arguments: ["file", "file/", "file/below", "file/far/below"])
  func `a file in the path is no folder`(name: String) throws {
    try Data().write(to: temporary.file("file"))

    let error = try #require(throws: DataFolderError.self) { try DataFolder(opening: temporary.file(name)) }

    #expect(error == .notAFolder(path: temporary.file(name).path(percentEncoded: false)))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write to any folder; another test uses one where root may not"))
  func `a read-only folder is not writable`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: temporary.url.path)

    let error = try #require(throws: DataFolderError.self) { try DataFolder(opening: temporary.url) }

    #expect(error == .notWritable(path: path, reason: "Permission denied"))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: temporary.url.path)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel"), "no folder here that not even root may change"),
    arguments: ["/sys/kernel", "/sys/kernel/sitrep"])
  func `a folder that not even root may change is not writable`(path: String) throws {
    let error = try #require(throws: DataFolderError.self) { try DataFolder(opening: URL(filePath: path)) }

    guard case .notWritable(path, _) = error else {
      Issue.record("unexpected: \(error)")
      return
    }
  }

  @Test(
    .proves("S8"),
    arguments: [
      "sitrep.lock", "archives", "sitrep.sqlite", "sitrep.sqlite-wal", "sitrep.sqlite-shm", "token", "uploads",
    ])
  func `a symbolic link in the folder is refused, wherever it leads`(name: String) throws {
    let target = temporary.file("target").path
    let folder = temporary.file("data")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: name).path, withDestinationPath: target)

    let error = try #require(throws: DataFolderError.self) { try DataFolder(opening: folder) }

    #expect(error == .symbolicLink(path: folder.appending(path: name).path))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test(.proves("S8")) func `the data folder itself may be a link to a larger disk`() throws {
    try FileManager.default.createDirectory(at: temporary.file("disk"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: temporary.file("data").path, withDestinationPath: temporary.file("disk").path)

    let folder = try DataFolder(opening: temporary.file("data"))

    #expect(FileManager.default.fileExists(atPath: temporary.file("disk/sitrep.lock").path))
    withExtendedLifetime(folder) {}
  }

  @Test(.proves("S8")) func `a folder that others can open is told of, one that sitrep made is not`() throws {
    let made = try DataFolder(opening: temporary.file("made"))
    try FileManager.default.createDirectory(
      at: temporary.file("open"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o750])

    let open = try DataFolder(opening: temporary.file("open"))

    #expect(made.warning == nil)
    #expect(open.warning?.contains("chmod 700 \(temporary.file("open").path)") == true)
  }

  @Test func `errors of the system are told apart`() {
    #expect(DataFolderError(errno: ENOSPC, path: "/d") == .diskFull(path: "/d"))
    #expect(DataFolderError(errno: EROFS, path: "/d") == .notWritable(path: "/d", reason: "Read-only file system"))
    #expect(DataFolderError(errno: EIO, path: "/d") == .unusable(path: "/d", reason: "Input/output error"))
  }

  @Test func `what browsers sent to a process that ended is deleted`() throws {
    let folder = try DataFolder(opening: temporary.url)
    try FileManager.default.createDirectory(at: temporary.file("uploads/a.d"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: temporary.file("uploads/a.d/messages.json"))

    let uploads = try folder.emptiedUploads()

    #expect(uploads.lastPathComponent == "uploads")
    #expect(try FileManager.default.contentsOfDirectory(atPath: uploads.path) == [])
    #expect(try temporary.mode(of: "uploads") == 0o700)
    folder.deleteUploads()
    #expect(!FileManager.default.fileExists(atPath: uploads.path))
  }

  @Test func `the standard place is a folder of its own`() throws {
    #expect(try DataFolder.standardLocation().lastPathComponent == "sitrep")
  }

  private var path: String { temporary.url.path(percentEncoded: false) }
}
