import Domain
import GRDB

extension AppDatabase {
  /// Where figures are kept, above those that came with the program.
  ///
  /// - Parameters:
  ///   - floor: The figures that came with the program.
  ///   - report: Told of figures that changed on the disk, and are passed over.
  /// - Returns: The store.
  package func figures(
    above floor: any StatisticsStore, reportingDamageTo report: @escaping @Sendable (SnapshotError) -> Void
  ) -> SQLiteFiguresStore {
    SQLiteFiguresStore(database: database, floor: floor, floorReport: floor.latestReport(), report: report)
  }

  /// Where pictures of flags are kept.
  package var flags: SQLiteFlagStore { SQLiteFlagStore(database: database) }
}

extension SQLiteFiguresStore {
  /// What there is to show.
  ///
  /// - Throws: ``AppDatabaseError``.
  package func snapshot() async throws(AppDatabaseError) -> FiguresSnapshot {
    do {
      return try await database.read(readSnapshot)
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }
}
