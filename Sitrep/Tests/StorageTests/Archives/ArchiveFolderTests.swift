import Domain
import Foundation
import GRDB
import Interchange
import SampleData
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct ArchiveFolderTests {
  private let temporary: TemporaryFolder
  private let codec = WorkspaceFileCodec()

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `an archive is there for its owner only, and only when it is complete`() async throws {
    let archives = try temporary.archives()
    let file = try temporary.opened(try file(of: oneChannel(3)), as: "Team (old).json")

    let ready = try await archives.build(from: file, named: "Team (old).json", with: codec) { _ in }

    #expect(try temporary.archiveNames() == ["\(ready.id).sqlite.partial"])
    #expect(archives.entries { Issue.record("\($0)") }.isEmpty)
    let entry = try await archives.publish(ready)
    #expect(try temporary.archiveNames() == ["\(ready.id).sqlite"])
    #expect(entry.id == ready.id && entry.name == "Team (old).json")
    #expect(entry.id.wholeMatch(of: /[a-z0-9]{8}/) != nil)
    #expect(try #require(entry.imported).timeIntervalSinceNow < 1)
    #expect(try temporary.mode(of: "archives") == 0o700)
    #expect(try temporary.mode(of: "archives/\(entry.id).sqlite") == 0o600)
  }

  @Test func `what is discarded or was left behind is deleted`() async throws {
    let archives = try temporary.archives()
    let file = try temporary.opened(try file(of: oneChannel(3)))
    archives.discard(try await archives.build(from: file, named: "a", with: codec) { _ in })
    #expect(try temporary.archiveNames() == [])

    for name in ["a.sqlite.partial", "b.sqlite.partial-journal", "c.sqlite", "d.sqlite.removed"] {
      try Data("x".utf8).write(to: temporary.file("archives/\(name)"))
    }
    archives.deleteLeftovers()

    #expect(try temporary.archiveNames() == ["c.sqlite"])
  }

  @Test func `an import that waits for bytes ends when it is cancelled`() async throws {
    let archives = try temporary.archives()
    let file = WaitingFile()
    let work = Task { [codec] in try await archives.build(from: file, named: "a", with: codec) { _ in } }
    await file.begins()

    work.cancel()

    await #expect(throws: ArchiveImportProblem.cancelled) { _ = try await work.value }
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `what an import has begun is deleted at the program's end, and nothing else`() throws {
    let archives = try temporary.archives()
    try FileManager.default.createDirectory(at: temporary.file("archives"), withIntermediateDirectories: true)
    for name in ["a.sqlite.partial", "c.sqlite", "d.sqlite.removed"] {
      try Data("x".utf8).write(to: temporary.file("archives/\(name)"))
    }

    archives.deleteUnfinished()

    #expect(try temporary.archiveNames().sorted() == ["c.sqlite", "d.sqlite.removed"])
  }

  @Test func `archives are listed newest first, and what is none is left where it is and reported`() async throws {
    let archives = try temporary.archives()
    var ids: [String] = []
    for name in ["1", "2", "3"] {
      let file = try temporary.opened(try file(of: oneChannel(1)))
      ids.append(try await archives.publish(try await archives.build(from: file, named: name, with: codec) { _ in }).id)
    }
    try Data("no database, but long enough to have a header of a hundred bytes".utf8).write(
      to: temporary.file("archives/damaged.sqlite"))
    try await DatabaseQueue(path: temporary.file("archives/foreign.sqlite").path).write {
      try $0.execute(sql: "CREATE TABLE a (b)")
    }
    try FileManager.default.copyItem(
      at: temporary.file("archives/\(ids[0]).sqlite"), to: temporary.file("archives/newer.sqlite"))
    try await DatabaseQueue(path: temporary.file("archives/newer.sqlite").path).write {
      try $0.execute(sql: "PRAGMA user_version = \(ArchiveSchema.version + 1)")
    }
    try Data().write(to: temporary.file("archives/Notes.txt"))
    try Data().write(to: temporary.file("archives/UPPER.sqlite"))
    let reports = Reports()

    let entries = archives.entries(reports.note)

    #expect(entries.suffix(3).map(\.id) == ids.reversed())
    #expect(entries.suffix(3).map(\.name) == ["3", "2", "1"])
    #expect(Set(entries.prefix(3).map(\.name)) == ["damaged.sqlite", "foreign.sqlite", "newer.sqlite"])
    let names = reports.all.map { URL(filePath: $0.path).lastPathComponent }
    #expect(names.sorted() == ["damaged.sqlite", "foreign.sqlite", "newer.sqlite"])
    #expect(reports.all.allSatisfy { $0.description.contains("cannot be used") })
    #expect(try temporary.archiveNames().count == 8)
  }

  @Test(arguments: ["[", "[5]", ""])
  func `a file that cannot be read leaves nothing behind`(text: String) async throws {
    let archives = try temporary.archives()
    let file = try temporary.opened(Data(text.utf8))

    await #expect(throws: ArchiveImportProblem.self) {
      try await archives.build(from: file, named: "a", with: codec) { _ in }
    }
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `parts that no file has are refused by the database`() async throws {
    let archives = try temporary.archives()
    let parts: [ArchivePart] = [.workspace(id: "w", name: "1"), .workspace(id: "w", name: "2")]

    await #expect(throws: ArchiveImportProblem.self) {
      try await archives.build(
        from: temporary.opened(Data()), named: "a", with: PartsReader(parts: parts)
      ) { _ in }
    }
    #expect(try temporary.archiveNames() == [])
  }

  @Test func `an archive that cannot get its name leaves nothing behind`() async throws {
    let archives = try temporary.archives()
    let file = try temporary.opened(try file(of: oneChannel(3)))
    let ready = try await archives.build(from: file, named: "a", with: codec) { _ in }
    try FileManager.default.createDirectory(
      at: temporary.file("archives/\(ready.id).sqlite"), withIntermediateDirectories: false)

    await #expect(throws: ArchiveImportProblem.self) { try await archives.publish(ready) }

    #expect(try temporary.archiveNames() == ["\(ready.id).sqlite"])
  }

  @Test func `a full disk is named, and leaves nothing behind`() async throws {
    let path = temporary.file("a.sqlite.partial").path
    var builder = ArchiveBuilder(path: path, name: "a", reader: codec)
    builder.mostPages = 12
    let file = try temporary.opened(try file(of: oneChannel(5_000)))

    await #expect(throws: ArchiveImportProblem.diskFull) { try await builder.build(from: file) { _ in } }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a folder that is a file, and one that is not there, are named`() async throws {
    let archives = try temporary.archives()
    try Data().write(to: temporary.file("archives"))
    let opened = try temporary.opened(Data())

    await #expect(throws: ArchiveImportProblem.self) {
      try await archives.build(from: opened, named: "a", with: codec) { _ in }
    }
    #expect(archives.entries { Issue.record("\($0)") }.isEmpty)
    #expect(throws: ArchiveImportProblem.self) { try archives.remove("abc") }
  }

  @Test(arguments: ["../sitrep", "a/b", "", "A", "bündel", ".."])
  func `only what is an id can be removed`(id: String) throws {
    let archives = try temporary.archives()

    #expect(throws: ArchiveImportProblem.unreadable) { try archives.remove(id) }
  }

  @Test(.proves("S8"), .timeLimit(.minutes(10)))
  func `a pipe or a link in the place of an archive is shown as damaged, and not waited for`() throws {
    let archives = try temporary.archives()
    let folder = temporary.file("archives")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(mkfifo(folder.appending(path: "pipe.sqlite").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.sqlite").path, withDestinationPath: temporary.file("elsewhere").path)

    var failures: [ArchiveFailure] = []
    let entries = archives.entries { failures.append($0) }

    #expect(Set(entries.map(\.id)) == ["pipe", "link"])
    #expect(failures.map(\.problem) == [.unreadable, .unreadable])
  }

  @Test func `causes are told apart`() {
    #expect(ArchiveImportProblem(errno: EACCES) == .notWritable)
    #expect(ArchiveImportProblem(errno: EROFS) == .notWritable)
    #expect(ArchiveImportProblem(errno: ENOSPC) == .diskFull)
    #expect(ArchiveImportProblem(errno: EIO) == .other("Input/output error"))
    #expect(ArchiveImportProblem(DatabaseError(resultCode: .SQLITE_READONLY)) == .notWritable)
    #expect(ArchiveImportProblem(DatabaseError(resultCode: .SQLITE_FULL)) == .diskFull)
    #expect(ArchiveImportProblem(DatabaseError(resultCode: .SQLITE_IOERR, message: "x")) == .other("x"))
    #expect(ArchiveImportProblem(DatabaseError(resultCode: .SQLITE_IOERR)) == .other("disk I/O error"))
    #expect(ArchiveImportProblem(OpenFile.Failure(code: EIO)) == .unreadable)
    #expect(ArchiveImportProblem(CancellationError()) == .cancelled)
    let unknown = CocoaError(.fileNoSuchFile)
    #expect(ArchiveImportProblem(unknown) == .other(unknown.localizedDescription))
    for problem in [ArchiveImportProblem.notWritable, .diskFull, .folderGone(path: "/"), .unreadable] {
      #expect(ArchiveFailure(path: "/a", problem: problem).description.hasPrefix("The archive /a cannot be used ("))
    }
  }

  @Test func `a file is read to its end also when it was deleted, and a folder is none`() throws {
    let opened = try temporary.opened(Data("[]".utf8))
    try FileManager.default.removeItem(at: temporary.file("in.json"))

    #expect(opened.size == 2)
    #expect(try opened.piece() == Array("[]".utf8))
    #expect(try opened.piece() == [])
    #expect(throws: OpenFile.Failure.self) { try OpenFile(temporary.url.path) }
    #expect(throws: OpenFile.Failure.self) { try OpenFile(temporary.file("nothing").path) }
  }

  @Test(.proves("L7")) func `a file that can be opened and not read says so`() throws {
    // Nothing of a process lies at the address 0.
    let unreadable = try OpenFile("/proc/self/mem")

    #expect(throws: OpenFile.Failure.self) { try unreadable.piece() }
  }

  @Test(.proves("L7")) func `what cannot be written through to the disk is an error`() {
    #expect(throws: ArchiveImportProblem.other("No such file or directory")) {
      try Disk.flush(temporary.file("nothing").path)
    }
    #expect(throws: ArchiveImportProblem.other("Invalid argument")) { try Disk.flush("/dev/null") }
    #expect(throws: ArchiveImportProblem.other("No such file or directory")) {
      try Disk.makeFolder(temporary.file("nothing/archives").path)
    }
    #expect(Disk.modified(temporary.file("nothing").path) == Date(timeIntervalSince1970: 0))
  }

  @Test(.proves("L7")) func `a data folder that is gone takes no archive`() async throws {
    let archives = try temporary.archives()
    let file = try temporary.opened(try file(of: oneChannel(1)))
    try FileManager.default.removeItem(at: temporary.url)

    await #expect(throws: ArchiveImportProblem.self) {
      try await archives.build(from: file, named: "a", with: codec) { _ in }
    }
    #expect(!FileManager.default.fileExists(atPath: temporary.url.path))
    try FileManager.default.createDirectory(at: temporary.url, withIntermediateDirectories: false)
  }

  @Test(
    .proves("L7"), arguments: [(0, 10, 0), (5, 10, 0.5), (20, 10, 1), (5, 0, 1), (5, nil, 0)] as [(Int, Int?, Double)])
  func `an import tells the part of the file that was read, where its size is known`(
    bytes: Int, size: Int?, part: Double
  ) throws {
    let meter = ReadMeter(OnePiece(size: size, bytes: bytes))
    _ = try meter.piece()
    #expect(meter.part == part)
  }
}

/// A file that gives so many bytes at once, whatever its size is said to be.
private struct OnePiece: ByteSource {
  let size: Int?
  let bytes: Int

  func piece() -> [UInt8] { Array(repeating: 0, count: bytes) }
}

/// A file whose bytes never come.
private final class WaitingFile: ByteSource {
  let size: Int? = nil

  private let begun = AsyncStream.makeStream(of: Void.self)
  private let cancelled = DispatchSemaphore(value: 0)

  func begins() async {
    for await _ in begun.stream { return }
  }

  func piece() throws -> [UInt8] {
    begun.continuation.yield()
    cancelled.wait()
    throw ArchiveImportProblem.cancelled
  }

  func cancel() { cancelled.signal() }
}
