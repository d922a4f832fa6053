import Domain
import GRDB

extension AppDatabase {
  /// Where changes of settings are kept.
  package var settingsStore: SQLiteSettingsStore { SQLiteSettingsStore(database: database, writes: writes) }

  /// Reads every setting by its key, as JSON text, with the changes that were made just before the call.
  ///
  /// - Throws: ``AppDatabaseError``.
  package func settings() async throws(AppDatabaseError) -> [String: String] {
    await writes.wait()
    do {
      let settings = try await database.read { try Setting.fetchAll($0) }
      return Dictionary(settings.map { ($0.key, $0.value) }) { _, last in last }
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }
}
