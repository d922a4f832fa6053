import Domain
import GRDB

/// The settings of a profile, kept in the database.
package struct SQLiteSettingsStore: SettingsStore {
  let database: OpenDatabase
  let writes: WriteQueue
  let report: @Sendable (SettingsFailure) -> Void

  /// Every stored setting, those included that were saved just before the call.
  package func allSettings() async throws -> [String: String] {
    await writes.wait()
    do {
      let settings = try await database.read { try Setting.fetchAll($0) }
      return Dictionary(settings.map { ($0.key, $0.value) }) { _, last in last }
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }

  package func save(_ value: String?, for key: String) {
    writes.enqueue { [database, report] in
      do {
        try await database.write { db in
          if let value {
            try Setting(key: key, value: value).save(db)
          } else {
            _ = try Setting.deleteOne(db, key: key)
          }
        }
      } catch {
        report(SettingsFailure(key: key, cause: error))
      }
    }
  }
}
