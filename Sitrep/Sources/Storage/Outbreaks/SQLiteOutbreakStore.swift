import Domain
import Foundation
import GRDB

/// The outbreaks of a profile, kept in the database; one transaction a change.
///
/// A deleted one stays, marked, until another is deleted or the program starts anew. Bytes that changed on the disk are
/// passed over and told: a series, a line list, or all of an outbreak whose places cannot be read.
package struct SQLiteOutbreakStore: OutbreakStore {
  let database: OpenDatabase
  let writes: WriteQueue
  let report: @Sendable (SnapshotError) -> Void
  let now: @Sendable () -> Date

  package func heads() async throws(ReadProblem) -> [Outbreak] {
    await writes.wait()
    return try await database.readValue { [report] db in
      try OutbreakRow.filter(Column("deleted") == nil).order(Column("position")).fetchAll(db).compactMap { row in
        do throws(SnapshotError) {
          return try row.outbreak()
        } catch {
          report(error)
          return nil
        }
      }
    }
  }

  package func counts(of id: OutbreakID) async throws(ReadProblem) -> OutbreakCounts? {
    await writes.wait()
    let rows = try await database.readValue { db in
      (
        try OutbreakPlacesRow.fetchOne(db, sql: OutbreakSQL.places, arguments: [id.rawValue]),
        try OutbreakSeriesRow.filter(Column("outbreak") == id.rawValue).order(Column.rowID).fetchAll(db)
      )
    }
    guard let places = rows.0 else { return nil }
    do throws(SnapshotError) {
      return OutbreakCounts(places: try places.read(), series: series(in: rows.1))
    } catch {
      report(error)
      return nil
    }
  }

  package func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async throws(SaveProblem) {
    let head = OutbreakRow(outbreak, .counts)
    try await writes.save(to: database) { db in
      try head.keepAlone(in: db)
      try OutbreakPlacesRow(counts.places, of: outbreak.id).insert(db)
      for series in counts.series { try OutbreakSeriesRow(series, of: outbreak.id).insert(db, onConflict: .ignore) }
    }
  }

  package func rename(_ id: OutbreakID, to name: OutbreakName) async throws(SaveProblem) {
    try await execute("UPDATE outbreak SET name = ? WHERE id = ? AND deleted IS NULL", [name.text, id.rawValue])
  }

  package func delete(_ id: OutbreakID) async throws(SaveProblem) {
    let moment = now().timeIntervalSince1970
    try await writes.save(to: database) { db in
      try db.execute(
        sql: "UPDATE outbreak SET deleted = ? WHERE id = ? AND deleted IS NULL", arguments: [moment, id.rawValue])
      guard db.changesCount > 0 else { return }
      try db.execute(sql: OutbreakSQL.deleteOthers, arguments: [id.rawValue])
      try db.execute(sql: OutbreakSQL.deleteWords)
    }
  }

  package func restore(_ id: OutbreakID) async throws(SaveProblem) {
    try await execute("UPDATE outbreak SET deleted = NULL WHERE id = ?", [id.rawValue])
  }

  package func populations(of id: OutbreakID) async throws(ReadProblem) -> [PlaceKey: PlacePopulation] {
    await writes.wait()
    return try await database.readValue { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT place, people, origin, year FROM outbreakPopulation WHERE outbreak = ?",
        arguments: [id.rawValue])
      return rows.reduce(into: [:]) { populations, row in
        guard let place = PlaceKey(row["place"]) else { return }
        populations[place] = PlacePopulation(count: row["people"], origin: row["origin"], year: row["year"])
      }
    }
  }

  package func keep(
    _ populations: [PlaceKey: PlacePopulation], of id: OutbreakID
  ) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      for (place, population) in populations {
        try db.execute(
          sql: OutbreakSQL.keepPopulation,
          arguments: [place.description, population.count, population.origin, population.year, id.rawValue])
      }
    }
  }

  package func removePopulations(of places: Set<PlaceKey>, in id: OutbreakID) async throws(SaveProblem) {
    try await writes.save(to: database) { db in
      for place in places {
        try db.execute(
          sql: "DELETE FROM outbreakPopulation WHERE outbreak = ? AND place = ?",
          arguments: [id.rawValue, place.description])
      }
    }
  }

  package func selection(of id: OutbreakID) async throws(ReadProblem) -> OutbreakSelection {
    await writes.wait()
    return try await database.readValue { db in
      let watched = try String.fetchAll(
        db, sql: "SELECT place FROM outbreakWatched WHERE outbreak = ?", arguments: [id.rawValue])
      let chosen = try String.fetchOne(
        db, sql: "SELECT chosenPlace FROM outbreak WHERE id = ?", arguments: [id.rawValue])
      return OutbreakSelection(
        watched: Set(watched.compactMap { PlaceKey($0) }), chosen: chosen.flatMap { PlaceKey($0) })
    }
  }

  package func setWatched(_ isWatched: Bool, _ place: PlaceKey, in id: OutbreakID) async throws(SaveProblem) {
    try await execute(isWatched ? OutbreakSQL.watch : OutbreakSQL.unwatch, [place.description, id.rawValue])
  }

  package func choose(_ place: PlaceKey?, in id: OutbreakID) async throws(SaveProblem) {
    try await execute("UPDATE outbreak SET chosenPlace = ? WHERE id = ?", [place?.description, id.rawValue])
  }

  /// Lets go of what was deleted before; nobody can bring it back.
  func forgetDeleted() async throws {
    try await writes.run { [database] in
      try await database.write { db in
        try db.execute(sql: "DELETE FROM outbreak WHERE deleted IS NOT NULL")
        try db.execute(sql: OutbreakSQL.deleteWords)
      }
    }
  }

  private func series(in rows: [OutbreakSeriesRow]) -> [CountSeries] {
    rows.compactMap { row in
      do throws(SnapshotError) {
        return try row.series()
      } catch {
        report(error)
        return nil
      }
    }
  }

  private func execute(_ statement: String, _ values: [String?]) async throws(SaveProblem) {
    try await writes.save(to: database) { try $0.execute(sql: statement, arguments: StatementArguments(values)) }
  }
}
