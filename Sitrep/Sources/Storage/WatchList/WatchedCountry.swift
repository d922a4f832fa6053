import Domain
import Foundation
import GRDB

/// One row of the watch list.
struct WatchedCountry: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "watchedCountry"

  /// A country that is watched already keeps its date.
  static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .ignore, update: .abort)

  let code: CountryCode

  /// When the person began to watch it.
  let since: Date
}
