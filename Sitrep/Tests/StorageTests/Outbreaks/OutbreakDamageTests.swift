import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct OutbreakDamageTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(arguments: [
    "counts = zeroblob(3)", "checksum = 1", "periods = 10000000", "periods = -1", "firstDay = 99999999",
    "measure = 'x'", "counts = x''",
  ])
  func `a series that changed on the disk is passed over and told`(change: String) async throws {
    let damage = Damage()
    let (database, outbreak, counts) = try await filled()
    let store = try await database.outbreaks(reportingTo: damage)
    try await database.pool.write { db in
      try db.execute(sql: "UPDATE outbreakSeries SET \(change) WHERE place = 'baro' AND measure = 'cases'")
    }

    let read = try #require(try await store.counts(of: outbreak.id))

    #expect(read.places == counts.places && read.series.count == counts.series.count - 1)
    #expect(read[PlaceKey(name: "Baro"), .cases(.all)] == nil && damage.count == 1)
  }

  @Test(arguments: ["places = zeroblob(9)", "checksum = 1"])
  func `places that changed on the disk are told, and the rest of the profile is there`(change: String) async throws {
    let damage = Damage()
    let (database, outbreak, _) = try await filled()
    let store = try await database.outbreaks(reportingTo: damage)
    try await database.pool.write { try $0.execute(sql: "UPDATE outbreakPlaces SET \(change)") }

    #expect(try await store.counts(of: outbreak.id) == nil)
    #expect(try await store.heads() == [outbreak] && damage.count == 1)
  }

  @Test(arguments: [
    "id = 'x'", "disease = ''", "firstDay = 99999999", "lastDay = firstDay - 1", "provenance = zeroblob(9)",
    "provenance = x''",
  ])
  func `a head that changed on the disk is passed over and told, and others stay`(change: String) async throws {
    let damage = Damage()
    let (database, outbreak, _) = try await filled()
    let other = try OutbreakSample.made()
    let store = try await database.outbreaks(reportingTo: damage)
    try await store.keep(other.0, other.1)
    try await database.pool.write { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      try db.execute(sql: "DELETE FROM outbreakSeries; DELETE FROM outbreakPlaces")
      try db.execute(sql: "UPDATE outbreak SET \(change) WHERE id = ?", arguments: [outbreak.id.rawValue])
    }

    #expect(try await store.heads() == [other.0] && damage.count == 1)
  }

  @Test func `random bytes in place of counts never stop the program`() throws {
    var random = SystemRandomNumberGenerator()
    let (outbreak, counts) = try OutbreakSample.made()
    let series = try #require(counts.series.first)
    let all = [series.bytes, OutbreakPlace.bytes(of: counts.places), outbreak.provenance.bytes]
    for bytes in all {
      for _ in 0..<300 {
        var wrong = bytes
        for _ in 0..<3 {
          wrong[Int.random(in: wrong.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        wrong = Array(wrong.prefix(Int.random(in: 0...wrong.count)))
        _ = try? CountSeries(
          bytes: wrong, place: series.place, measure: series.measure, firstDay: series.firstDay, count: series.count)
        _ = try? OutbreakPlace.read(wrong)
        _ = try? Provenance(bytes: wrong)
      }
    }
    #expect(try OutbreakPlace.read(OutbreakPlace.bytes(of: counts.places)) == counts.places)
  }

  @Test func `any series comes back from its bytes`() throws {
    var random = SystemRandomNumberGenerator()
    let first = try #require(Day("2024-01-01"))
    let most = CountSeries.largestCount
    let count = { (random: inout SystemRandomNumberGenerator) -> Int? in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: nil
      case 1: Int.random(in: -most...most, using: &random)
      default: Int.random(in: -3...200, using: &random)
      }
    }
    for length in 0..<200 {
      let series = CountSeries(
        place: PlaceKey(name: "Baro"), measure: .recovered, firstDay: first,
        new: (0..<length).map { _ in count(&random) }, total: (0..<length).map { _ in count(&random) })

      let read = try CountSeries(
        bytes: series.bytes, place: series.place, measure: series.measure, firstDay: first, count: length)

      #expect(read == series)
    }
  }

  @Test func `a database from before outbreaks gets the tables, and keeps what it has`() async throws {
    do {
      let database = try temporary.database()
      try await database.settingsStore.save("1", for: "kept")
      try await database.pool.write { db in
        for table in [
          "columnMapping", "reportWords", "outbreakAges", "outbreakCases", "outbreakWatched", "outbreakPopulation",
          "outbreakSeries", "outbreakPlaces", "outbreak",
        ] {
          try db.drop(table: table)
        }
        try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier IN ('7 outbreaks', '8 line lists')")
      }
      try database.pool.close()
    }

    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, counts) = try OutbreakSample.made()
    try await store.keep(outbreak, counts)

    #expect(try await store.heads() == [outbreak])
    #expect(try await database.settings()["kept"] == "1")
  }

  private func filled() async throws -> (AppDatabase, Outbreak, OutbreakCounts) {
    let database = try temporary.database()
    let (outbreak, counts) = try OutbreakSample.made()
    try await database.outbreaks().keep(outbreak, counts)
    return (database, outbreak, counts)
  }
}
