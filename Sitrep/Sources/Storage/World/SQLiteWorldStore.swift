import Domain
import GRDB

/// The world of a profile, kept in the database.
package struct SQLiteWorldStore: WorldStore {
  let database: OpenDatabase
  let writes: WriteQueue

  package func save(_ edit: WorldEdit) async throws(SaveProblem) {
    try await writes.save(to: database) { try Self.write(edit, to: $0) }
  }

  /// An edit may hold thousands of changes: two statements, prepared once, serve them all.
  private static func write(_ edit: WorldEdit, to db: Database) throws {
    let keep = try db.cachedStatement(
      sql: """
        INSERT INTO worldCountry (continent, name, population) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET population = excluded.population
        """)
    let remove = try db.cachedStatement(sql: "DELETE FROM worldCountry WHERE continent = ? AND name = ?")
    for change in edit.changes {
      let (continent, name) = (change.place.continent.rawValue, change.place.name)
      if let population = change.after {
        try keep.execute(arguments: [continent, name, population])
      } else {
        try remove.execute(arguments: [continent, name])
      }
    }
  }
}
