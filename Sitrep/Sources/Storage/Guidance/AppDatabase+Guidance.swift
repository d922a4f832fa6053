import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// Where imported guidance is kept.
  ///
  /// - Parameter files: Writes the guidance as text.
  /// - Returns: A store that shares this database's queue of writes.
  package func guidanceStore(by files: any GuidanceFiles) -> SQLiteGuidanceStore {
    SQLiteGuidanceStore(database: database, writes: writes, files: files)
  }

  /// Reads what was imported, with a change that was made just before the call.
  ///
  /// - Parameter files: Reads the text.
  /// - Returns: The guidance; nil where none was imported.
  /// - Throws: ``AppDatabaseError``, or a `GuidanceFileRefusal` where an older sitrep took what this one refuses.
  package func guidance(by files: any GuidanceFiles) async throws -> GuidanceContent? {
    await writes.wait()
    let text: String?
    do {
      text = try await database.read { try String.fetchOne($0, sql: "SELECT file FROM guidance") }
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
    return try text.map { try files.read(Data($0.utf8), latest: .distantFuture).content }
  }
}
