import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// Where changes of the watch list are kept.
  ///
  /// - Parameter now: The clock that dates what is watched from now on.
  /// - Returns: A store that shares this database's queue of writes.
  package func watchListStore(now: @escaping @Sendable () -> Date = { Date() }) -> SQLiteWatchListStore {
    SQLiteWatchListStore(database: database, writes: writes, now: now)
  }

  /// Reads the watch list, with the changes that were made just before the call.
  ///
  /// - Throws: ``AppDatabaseError``.
  package func watchedCountries() async throws -> Set<CountryCode> {
    await writes.wait()
    do {
      return Set(try await database.read { try WatchedCountry.fetchAll($0) }.map(\.code))
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }
}
