import Domain
import GRDB

extension AppDatabase {
  /// Where edits of the world are kept; they share this database's queue of writes.
  package var worldStore: SQLiteWorldStore {
    SQLiteWorldStore(database: database, writes: writes)
  }

  /// Reads the whole world, with the edits that were saved just before the call.
  ///
  /// - Throws: ``AppDatabaseError``.
  package func world() async throws -> Populations {
    await writes.wait()
    do {
      return try await database.read { [path = database.path] db in
        var world: Populations = [:]
        let rows = try WorldCountry.fetchCursor(db)
        while let row = try rows.next() {
          // Two spellings in bytes that are the same text are two rows for SQLite: taking one would lose the other.
          guard world[row.continent, default: [:]].updateValue(row.population, forKey: row.name) == nil else {
            throw AppDatabaseError.damaged(path: path, reason: "it holds the country \(row.name) twice")
          }
        }
        return world
      }
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
  }
}
