import Domain
import Foundation
import GRDB

/// Brings the file of an archive that an earlier version of Sitrep made up to date.
///
/// The new file is written beside the old one and takes its name when it is complete and on the disk. So the old one is
/// whole until then, also if the program is killed.
struct ArchiveRenewal {
  /// The archive's file.
  let path: String

  /// The new file until it is complete.
  let partial: String

  /// Renews the archive if an earlier version made it.
  ///
  /// - Parameter willStart: Called before the work begins.
  /// - Throws: ``ArchiveFailure`` where the archive can be read without being renewed; anything else where it cannot.
  func run(_ willStart: () -> Void) throws {
    switch try ArchiveConnection(path).version() {
    case 1:
      willStart()
      try replace(with: rebuild)
    case 2:
      willStart()
      do {
        try replace(with: reindex)
      } catch {
        throw ArchiveFailure(path: path, problem: ArchiveImportProblem(error), isReadable: true)
      }
    default: break
    }
  }

  private func replace(with build: () throws -> Void) throws {
    unlink(partial)
    do {
      try build()
      try ArchiveFolder.check(rename(partial, path))
    } catch {
      unlink(partial)
      throw error
    }
    try Disk.flush(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false))
  }

  /// Makes the archive anew: version 1 has neither threads nor a search index.
  private func rebuild() throws {
    let reader = try FirstVersionReader(path)
    var builder = ArchiveBuilder(path: partial, name: reader.name, reader: reader)
    builder.imported = reader.imported
    try builder.build(from: OpenFile(path))
  }

  /// Copies the archive and gives the copy a new search index: that of version 2 has other words.
  private func reindex() throws {
    try FileManager.default.copyItem(atPath: path, toPath: partial)
    let queue = try DatabaseQueue(path: partial, configuration: ArchiveBuilder.configuration())
    try queue.writeWithoutTransaction { db in
      try db.inTransaction {
        try ArchiveIndex(db: db).renew()
        return .commit
      }
      try ArchiveSchema.finish(db)
    }
    try queue.close()
    try Disk.flush(partial)
  }
}
