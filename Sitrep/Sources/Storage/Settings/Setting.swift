import GRDB

/// One setting; the value is JSON text that only its owner understands.
struct Setting: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "setting"

  let key: String
  let value: String
}
