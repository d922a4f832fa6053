import Domain
import GRDB

/// Line lists, and the people of groups of ages.
extension SQLiteOutbreakStore {
  package func cases(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCases? {
    await writes.wait()
    let row = try await database.readValue { db in
      try OutbreakCasesRow.fetchOne(db, sql: OutbreakSQL.cases, arguments: [id.rawValue])
    }
    guard let row else { return nil }
    do throws(SnapshotError) {
      return try row.read()
    } catch {
      report(error)
      return nil
    }
  }

  package func keep(_ outbreak: Outbreak, _ cases: OutbreakCases) async throws(SaveProblem) {
    let head = OutbreakRow(outbreak, .cases)
    try await writes.save(to: database) { db in
      let row = try OutbreakCasesRow(cases, of: outbreak.id)
      try head.keepAlone(in: db)
      try row.insert(db)
    }
  }

  package func agePopulations(of id: OutbreakID) async throws(ReadProblem) -> [AgeBand: PlacePopulation] {
    await writes.wait()
    return try await database.readValue { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT lower, upper, people, origin, year FROM outbreakAges WHERE outbreak = ?",
        arguments: [id.rawValue])
      return rows.reduce(into: [:]) { populations, row in
        let upper: Int = row["upper"]
        let band = AgeBand(lower: row["lower"], upper: upper == 0 ? nil : upper)
        populations[band] = PlacePopulation(count: row["people"], origin: row["origin"], year: row["year"])
      }
    }
  }

  package func keepAgePopulations(
    _ populations: [AgeBand: PlacePopulation], of id: OutbreakID
  ) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      try db.execute(sql: "DELETE FROM outbreakAges WHERE outbreak = ?", arguments: [id.rawValue])
      for (band, population) in populations {
        try db.execute(
          sql: OutbreakSQL.keepAges,
          arguments: [band.lower, band.upper ?? 0, population.count, population.origin, population.year, id.rawValue])
      }
    }
  }
}
