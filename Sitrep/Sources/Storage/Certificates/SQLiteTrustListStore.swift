import Domain
import Foundation
import GRDB

/// The trust list that a profile imported, kept in the database as its file.
package struct SQLiteTrustListStore: TrustListStore {
  let database: OpenDatabase
  let writes: WriteQueue

  package func trustList() async throws(ReadProblem) -> StoredTrustList? {
    try await database.readValue { db in
      try Row.fetchOne(db, sql: "SELECT file, imported FROM trustList").map { row in
        guard let file = Data.fromDatabaseValue(row[0]), let imported = Double.fromDatabaseValue(row[1]) else {
          throw DatabaseError(message: "the trust list is damaged")
        }
        return StoredTrustList(file: file, imported: Date(timeIntervalSinceReferenceDate: imported))
      }
    }
  }

  package func save(_ list: StoredTrustList?) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      guard let list else { return try db.execute(sql: "DELETE FROM trustList") }
      try db.execute(
        sql: """
          INSERT INTO trustList (id, file, imported) VALUES (1, ?, ?)
          ON CONFLICT DO UPDATE SET file = excluded.file, imported = excluded.imported
          """, arguments: [list.file, list.imported.timeIntervalSinceReferenceDate])
    }
  }
}

extension AppDatabase {
  /// The profile's trust list.
  package func trustListStore() -> SQLiteTrustListStore {
    SQLiteTrustListStore(database: database, writes: writes)
  }
}
