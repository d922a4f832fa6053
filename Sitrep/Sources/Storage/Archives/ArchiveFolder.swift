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
    /// Its own, or that of the archive whose place it takes.
    package let id: String
    package let report: ImportReport

    fileprivate let file: String
  }

  private static let ending = ".sqlite"
  private static let partial = ".sqlite.partial"
  private static let removed = ".sqlite.removed"

  /// The earlier file of an archive, until the one that takes its place is there for good.
  private static let earlier = ".sqlite.earlier"

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
    for name in names() where [Self.partial, Self.removed, Self.earlier].contains(where: name.contains) {
      unlink(path(name))
    }
  }

  /// Deletes what imports have begun to write; only to be called when none goes on, at the end of the program.
  package func deleteUnfinished() {
    for name in names() where name.contains(Self.partial) { unlink(path(name)) }
  }

  /// The archives, newest first; one that cannot be read is among them, to be seen and removed.
  ///
  /// An archive that an earlier version of Sitrep made is renewed first, once, which takes about as long as its import and
  /// as much space as its file has.
  ///
  /// - Parameters:
  ///   - report: Told of each file that cannot be read or renewed; it is left as it is.
  ///   - renewing: Told the path of each archive before it is renewed.
  /// - Returns: None where there is no such folder.
  package func entries(
    _ report: (ArchiveFailure) -> Void, renewing: (String) -> Void = { _ in }
  ) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    for name in names() {
      guard let id = Self.id(of: name) else { continue }
      do {
        entries.append(try renewedEntry(id, report, renewing))
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
  ///   - archive: The id of the archive that it joins; nil: one of the same team, where there is one.
  ///   - ready: Archives that are to be published too; it joins one of the same team, whose place it then takes.
  ///   - progress: Told about ten times a second how far it is.
  /// - Returns: What is then to be published or discarded.
  /// - Throws: ``ArchiveImportProblem``; nothing is left behind then.
  package func build(
    from file: any ByteSource, named name: String, with reader: any WorkspaceFileReader, into archive: String? = nil,
    joining ready: [Ready] = [], progress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws(ArchiveImportProblem) -> Ready {
    try checkPlace()
    let id = Self.newID()
    try Disk.makeFolder(path(""))
    var builder = ArchiveBuilder(path: path(id + Self.partial), name: name, reader: reader)
    builder.earlier = { team in try earlier(than: team, ready, archive) }
    do {
      let report = try await builder.build(from: file, progress: progress)
      return Ready(id: report.joined ?? id, report: report, file: id)
    } catch {
      // Where the folder is gone, writing fails in words that do not say so.
      try checkPlace()
      throw error
    }
  }

  /// Gives an archive its name, in one step that the disk remembers; if that fails, nothing of it is left.
  ///
  /// Where it takes the place of an earlier one, that one is there until then, and whoever has it open can read on.
  package func publish(_ archive: Ready) async throws(ArchiveImportProblem) -> ArchiveEntry {
    let (name, earlier) = (path(archive.id + Self.ending), path(archive.id + Self.earlier))
    unlink(earlier)
    var hasEarlier = false
    do {
      if access(name, F_OK) == 0 {
        try Self.check(link(name, earlier))
        hasEarlier = true
      }
      try Self.check(rename(path(archive.file + Self.partial), name))
      try Disk.flush(path(""))
      try checkPlace()
      let entry = try entry(archive.id, archive.report)
      unlink(earlier)
      return entry
    } catch {
      if hasEarlier { rename(earlier, name) } else { unlink(name) }
      discard(archive)
      try checkPlace()
      throw ArchiveImportProblem(error)
    }
  }

  /// Deletes an archive that nobody has seen.
  package func discard(_ archive: Ready) {
    unlink(path(archive.file + Self.partial))
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
    try Self.check(rename(path(id + ending), path(id + newEnding)))
    try Disk.flush(path(""))
  }

  private func renewedEntry(
    _ id: String, _ report: (ArchiveFailure) -> Void, _ renewing: (String) -> Void
  ) throws -> ArchiveEntry {
    let name = path(id + Self.ending)
    var status = stat()
    // SQLite would wait for ever for a pipe, and follow a link out of the folder.
    guard lstat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ArchiveImportProblem.unreadable
    }
    let renewal = ArchiveRenewal(path: name, partial: path(id + Self.partial))
    do {
      try renewal.run { renewing(name) }
    } catch let failure as ArchiveFailure {
      report(failure)
    }
    return try entry(id)
  }

  private func entry(_ id: String, _ imported: ImportReport? = nil) throws -> ArchiveEntry {
    let archive = try SQLiteMessageArchive(opening: path(id + Self.ending))
    return ArchiveEntry(id: id, name: archive.name, imported: archive.imported, archive: archive, report: imported)
  }

  /// The archive that an export joins: the one that is named, or else one of the same team; nil where there is none.
  private func earlier(than team: String?, _ ready: [Ready], _ id: String?) throws -> ArchiveBuilder.Earlier? {
    let isNamed = { (other: Ready) in id.map { $0 == other.id } ?? (team != nil && other.report.team == team) }
    if let ready = ready.last(where: isNamed) {
      return ArchiveBuilder.Earlier(id: ready.id, path: path(ready.file + Self.partial))
    }
    guard id != nil || team != nil else { return nil }
    let known = entries { _ in }.first { entry in
      guard let archive = entry.archive as? SQLiteMessageArchive else { return false }
      return id.map { $0 == entry.id } ?? (archive.team == team)
    }
    guard known != nil || id == nil else { throw ArchiveImportProblem.unreadable }
    return known.map { ArchiveBuilder.Earlier(id: $0.id, path: path($0.id + Self.ending)) }
  }

  /// Turns the result of a system call into an error.
  static func check(_ code: Int32) throws(ArchiveImportProblem) {
    guard code == 0 else { throw ArchiveImportProblem(errno: errno) }
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

/// An archive's file that cannot be read, renewed or deleted.
package struct ArchiveFailure: Error, Hashable, CustomStringConvertible {
  package let path: String
  package let problem: ArchiveImportProblem

  /// True where the archive can be read, and only its search index is that of an earlier version of Sitrep.
  package var isReadable = false

  package var description: String {
    let reason =
      switch problem {
      case .other(let reason): reason
      case .notWritable: "it cannot be written to"
      case .diskFull: "the disk is full"
      case .folderGone: "the data folder was moved or deleted"
      default: "it cannot be read"
      }
    return isReadable
      ? "The search index of the archive \(path) cannot be renewed (\(reason)), so some words are not found in it."
      : "The archive \(path) cannot be used (\(reason)). It was left as it is."
  }
}
