import Domain
import Foundation
import GRDB

/// The guidance that a profile imported, kept in the database as the text of a file.
package struct SQLiteGuidanceStore: GuidanceStore {
  let database: OpenDatabase
  let writes: WriteQueue
  let files: any GuidanceFiles

  package func save(_ content: GuidanceContent?) async throws(SaveProblem) {
    let text = content.map { String(decoding: files.write($0), as: UTF8.self) }
    try await writes.save(to: database) { db in
      guard let text else { return try db.execute(sql: "DELETE FROM guidance") }
      try db.execute(
        sql: """
          INSERT INTO guidance (id, file) VALUES (1, ?)
          ON CONFLICT DO UPDATE SET file = excluded.file
          """, arguments: [text])
    }
  }
}
