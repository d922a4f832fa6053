import Domain
import Foundation

/// The folder `archives` of a data folder: a SQLite file for each archive.
///
/// A file bears its name only when it is complete; until then it is called `<id>.sqlite.partial`. So whenever the program
/// is killed, what was there before is there, whole. An archive that was removed is called `<id>.sqlite.removed` for as long
/// as it can be brought back.
package struct ArchiveFolder: Sendable {
  /// An archive that is complete on the disk, and not yet there for anybody.
  package struct Ready: Sendable {
    package let id: String
    package let counts: ArchiveCounts
  }

  private static let ending = ".sqlite"
  private static let partial = ".sqlite.partial"
  private static let removed = ".sqlite.removed"
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// Keeps the lock.
  private let data: DataFolder

  private let url: URL

  package init(in data: DataFolder) {
    self.data = data
    url = data.url.appending(path: "archives", directoryHint: .isDirectory)
  }

  /// Deletes what imports left behind that did not come to their end, and archives that were removed.
  ///
  /// Only to be called before the first import: what another one is writing would be lost.
  package func deleteLeftovers() {
    for name in names() where name.contains(Self.partial) || name.hasSuffix(Self.removed) { unlink(path(name)) }
  }

  /// The archives, newest first; one that cannot be read is among them, to be seen and removed.
  ///
  /// - Parameter report: Told of each file that cannot be read; it is left as it is.
  /// - Returns: None where there is no such folder.
  package func entries(_ report: (ArchiveFailure) -> Void) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    for name in names() {
      guard let id = Self.id(of: name) else { continue }
      do {
        entries.append(try entry(id))
      } catch {
        let problem = ArchiveImportProblem(error)
        report(ArchiveFailure(path: path(name), problem: problem))
        entries.append(
          ArchiveEntry(
            id: id, name: name, imported: Disk.modified(path(name)), archive: DamagedArchive(problem: problem)))
      }
    }
    return entries.sorted(by: ArchiveEntry.isNewer)
  }

  /// Makes an archive of a file.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - name: Its name, to be shown.
  ///   - reader: Reads it.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: What is then to be published or discarded.
  /// - Throws: ``ArchiveImportProblem``; nothing is left behind then.
  package func build(
    from file: any ByteSource, named name: String, with reader: any WorkspaceFileReader,
    progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> Ready {
    try checkPlace()
    let id = Self.newID()
    try Disk.makeFolder(path(""))
    let builder = ArchiveBuilder(path: path(id + Self.partial), name: name, reader: reader)
    do {
      return Ready(id: id, counts: try await builder.build(from: file, progress: progress))
    } catch {
      // Where the folder is gone, writing fails in words that do not say so.
      try checkPlace()
      throw error
    }
  }

  /// Gives an archive its name, in one step that the disk remembers; if that fails, nothing of it is left.
  package func publish(_ archive: Ready) async throws(ArchiveImportProblem) -> ArchiveEntry {
    do {
      guard rename(path(archive.id + Self.partial), path(archive.id + Self.ending)) == 0 else {
        throw ArchiveImportProblem(errno: errno)
      }
      try Disk.flush(path(""))
      try checkPlace()
      return try entry(archive.id)
    } catch {
      discard(archive)
      try checkPlace()
      throw ArchiveImportProblem(error)
    }
  }

  /// Deletes an archive that nobody has seen.
  package func discard(_ archive: Ready) {
    unlink(path(archive.id + Self.partial))
    unlink(path(archive.id + Self.ending))
  }

  /// Takes an archive away; those who have it open can read on.
  ///
  /// Its file is kept aside until ``deleteRemoved(_:)``, or for the next start.
  package func remove(_ id: String) throws(ArchiveImportProblem) {
    try move(id, from: Self.ending, to: Self.removed)
  }

  /// Brings an archive back that was removed.
  func restore(_ id: String) throws(ArchiveImportProblem) {
    try move(id, from: Self.removed, to: Self.ending)
  }

  /// Deletes the file of an archive that was removed.
  func deleteRemoved(_ id: String) {
    unlink(path(id + Self.removed))
  }

  private func move(_ id: String, from ending: String, to newEnding: String) throws(ArchiveImportProblem) {
    guard Self.id(of: id + Self.ending) == id else { throw .unreadable }
    try checkPlace()
    guard rename(path(id + ending), path(id + newEnding)) == 0 else { throw ArchiveImportProblem(errno: errno) }
    try Disk.flush(path(""))
  }

  private func entry(_ id: String) throws -> ArchiveEntry {
    var status = stat()
    // SQLite would wait for ever for a pipe, and follow a link out of the folder.
    guard lstat(path(id + Self.ending), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ArchiveImportProblem.unreadable
    }
    let archive = try SQLiteMessageArchive(opening: path(id + Self.ending))
    return ArchiveEntry(id: id, name: archive.name, imported: archive.imported, archive: archive)
  }

  private func checkPlace() throws(ArchiveImportProblem) {
    do { try data.checkPlace() } catch { throw ArchiveImportProblem(error) }
  }

  /// The names in the folder; none if it is not there.
  private func names() -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path(""))
    } catch {
      return []
    }
  }

  private func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  private static func id(of name: String) -> String? {
    guard name.hasSuffix(ending) else { return nil }
    let id = String(name.dropLast(ending.count))
    return (1...32).contains(id.count) && id.allSatisfy(letters.contains) ? id : nil
  }

  private static func newID() -> String {
    String((0..<8).compactMap { _ in letters.randomElement() })
  }
}

/// An archive's file that cannot be read or deleted.
package struct ArchiveFailure: Error, Hashable, CustomStringConvertible {
  package let path: String
  package let problem: ArchiveImportProblem

  package var description: String {
    let reason =
      switch problem {
      case .other(let reason): reason
      case .notWritable: "it cannot be written to"
      case .diskFull: "the disk is full"
      case .folderGone: "the data folder was moved or deleted"
      case .unreadable, .empty, .mistaken, .notJSON, .notAList, .notAnArchive, .busy, .cancelled: "it cannot be read"
      }
    return "The archive \(path) cannot be used (\(reason)). It was left as it is."
  }
}
