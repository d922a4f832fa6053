import Domain
import Foundation
import GRDB

/// The watch list of a profile, kept in the database.
package struct SQLiteWatchListStore: WatchListStore {
  let database: OpenDatabase
  let writes: WriteQueue
  let now: @Sendable () -> Date

  package func watch(_ code: CountryCode) async throws(SaveProblem) {
    let row = WatchedCountry(code: code, since: now())
    try await writes.save(to: database) { try row.insert($0) }
  }

  package func unwatch(_ code: CountryCode) async throws(SaveProblem) {
    try await writes.save(to: database) { _ = try WatchedCountry.deleteOne($0, key: code.rawValue) }
  }
}
