import Domain
import GRDB

/// One country of the world that a person entered.
struct WorldCountry: Codable, FetchableRecord, TableRecord {
  static let databaseTableName = "worldCountry"

  let continent: Continent
  let name: String
  let population: Int
}
