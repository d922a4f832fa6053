import Domain
import Foundation
import GRDB

/// The pictures of flags of a profile, kept in the database.
package struct SQLiteFlagStore: FlagStore {
  let database: OpenDatabase

  package func flags() async throws(ReadProblem) -> [CountryCode: Data] {
    try await database.readValue { db in
      try FlagRow.fetchAll(db).reduce(into: [:]) { $0[$1.code] = $1.picture }
    }
  }

  package func keep(_ flag: Data, of code: CountryCode) async throws(SaveProblem) {
    do {
      try await database.write { try FlagRow(code: code, picture: flag).upsert($0) }
    } catch {
      throw SaveProblem(error)
    }
  }
}

private struct FlagRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "flag"

  let code: CountryCode
  let picture: Data
}
