import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// Reads the watch list.
  ///
  /// - Parameter now: The clock that dates what is watched from now on.
  /// - Returns: A list to share by all windows of the profile: two lists do not see each other's changes.
  /// - Throws: ``AppDatabaseError``.
  @MainActor
  package func watchList(now: @escaping @Sendable () -> Date = { Date() }) async throws -> SQLiteWatchList {
    do {
      let rows = try await database.read { try WatchedCountry.fetchAll($0) }
      return SQLiteWatchList(saved: Set(rows.map(\.code)), database: database, writes: writes, now: now)
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }
}
