import Domain
import GRDB

/// The settings of a profile, kept in the database.
package struct SQLiteSettingsStore: SettingsStore {
  let database: OpenDatabase
  let writes: WriteQueue

  package func save(_ value: String?, for key: String) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      if let value {
        try Setting(key: key, value: value).save(db)
      } else {
        _ = try Setting.deleteOne(db, key: key)
      }
    }
  }
}
