import Foundation

extension AppDatabase {
  /// The settings in this database.
  ///
  /// - Parameter report: Called from the background for each setting that could not be saved; by default one line goes
  ///   to standard error.
  /// - Returns: A store that shares this database's queue of writes.
  package func settings(
    reportingFailuresTo report: @escaping @Sendable (SettingsFailure) -> Void = { failure in
      FileHandle.standardError.write(Data("sitrep: \(failure)\n".utf8))
    }
  ) -> SQLiteSettingsStore {
    SQLiteSettingsStore(database: database, writes: writes, report: report)
  }
}
