import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// Where outbreaks are kept; what was deleted before the program ended is let go of now.
  ///
  /// - Parameters:
  ///   - report: Told of what changed on the disk, and is passed over.
  ///   - now: The clock that dates deletions.
  /// - Returns: A store to share by all windows of the profile.
  /// - Throws: ``AppDatabaseError``.
  package func outbreakStore(
    reportingDamageTo report: @escaping @Sendable (SnapshotError) -> Void,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> SQLiteOutbreakStore {
    let store = SQLiteOutbreakStore(database: database, writes: writes, report: report, now: now)
    do {
      try await store.forgetDeleted()
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
    return store
  }
}
