import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct SQLiteOutbreakStoreTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `an outbreak comes back as it was, also when the program begins anew`() async throws {
    let (outbreak, counts) = try OutbreakSample.made()
    let other = try OutbreakSample.made(level: .countries, by: .day, disease: .named("Nodding syndrome"))
    do {
      let store = try await open().outbreaks()
      #expect(try await store.heads().isEmpty)
      try await store.keep(outbreak, counts)
      try await store.keep(other.0, other.1)
    }

    let store = try await open().outbreaks()
    #expect(try await store.heads() == [outbreak, other.0])
    #expect(try await store.counts(of: outbreak.id) == counts)
    #expect(try await store.counts(of: other.0.id) == other.1)
    #expect(try await store.counts(of: .random()) == nil)
  }

  @Test func `counts kept anew replace the old ones; populations and what is watched stay`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    var (outbreak, counts) = try OutbreakSample.made()
    let place = try #require(counts.places.first).key
    try await store.keep(outbreak, counts)
    try await store.keep([place: #require(PlacePopulation(count: 184_200, origin: "own", year: 2023))], of: outbreak.id)
    try await store.setWatched(true, place, in: outbreak.id)
    try await store.choose(place, in: outbreak.id)

    outbreak.feed = OutbreakFeedLink(.who, mark: CacheValidator(tag: "\"b\"", modified: nil))
    counts = OutbreakCounts(places: counts.places, series: Array(counts.series.prefix(1)))
    try await store.keep(outbreak, counts)

    #expect(try await store.heads() == [outbreak])
    #expect(try await store.counts(of: outbreak.id) == counts)
    #expect(try await store.populations(of: outbreak.id)[place]?.year == 2_023)
    #expect(try await store.selection(of: outbreak.id) == OutbreakSelection(watched: [place], chosen: place))
    #expect(try await database.count("outbreakPlaces") == 1)
    #expect(try await database.count("outbreakSeries") == 1)
  }

  @Test func `populations, watched places and the chosen one are changed one by one`() async throws {
    let store = try await open().outbreaks()
    let (outbreak, counts) = try OutbreakSample.made()
    let (one, other) = (PlaceKey(name: "Baro"), PlaceKey.country(try code("TD")))
    try await store.keep(outbreak, counts)

    let people = try #require(PlacePopulation(count: 5, origin: "table.csv"))
    try await store.keep([one: people, other: people], of: outbreak.id)
    try await store.keep([one: #require(PlacePopulation(count: 7, origin: "own"))], of: outbreak.id)
    #expect(try await store.populations(of: outbreak.id).mapValues(\.count) == [one: 7, other: 5])
    try await store.removePopulations(of: [other, PlaceKey(name: "nowhere")], in: outbreak.id)
    #expect(try await store.populations(of: outbreak.id).keys.elementsEqual([one]))

    for place in [one, other, one] { try await store.setWatched(true, place, in: outbreak.id) }
    try await store.setWatched(false, other, in: outbreak.id)
    try await store.choose(other, in: outbreak.id)
    #expect(try await store.selection(of: outbreak.id) == OutbreakSelection(watched: [one], chosen: other))
    try await store.choose(nil, in: outbreak.id)
    #expect(try await store.selection(of: outbreak.id).chosen == nil)
  }

  @Test func `a change of an outbreak that is not there changes nothing`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    let place = PlaceKey(name: "Baro")

    try await store.rename(.random(), to: OutbreakName("Other"))
    try await store.delete(.bundled)
    try await store.restore(.random())
    try await store.keep([place: #require(PlacePopulation(count: 5, origin: ""))], of: .random())
    try await store.setWatched(true, place, in: .random())
    try await store.choose(place, in: .random())

    for table in ["outbreak", "outbreakPopulation", "outbreakWatched"] {
      #expect(try await database.count(table) == 0)
    }
  }

  @Test(.proves("D28")) func `an outbreak is renamed`() async throws {
    let store = try await open().outbreaks()
    let (outbreak, counts) = try OutbreakSample.made()
    try await store.keep(outbreak, counts)

    try await store.rename(outbreak.id, to: OutbreakName(" Холера,  Баро'; DROP TABLE outbreak; -- "))

    #expect(try await store.heads().map(\.name) == ["Холера, Баро'; DROP TABLE outbreak; --"])
  }

  @Test func `what was deleted can be restored, until another goes or the program begins anew`() async throws {
    let samples = try (0..<3).map { _ in try OutbreakSample.made() }
    do {
      let database = try await open()
      let store = try await database.outbreaks()
      for (outbreak, counts) in samples { try await store.keep(outbreak, counts) }
      let place = PlaceKey(name: "Baro")
      try await store.setWatched(true, place, in: samples[0].0.id)

      try await store.delete(samples[0].0.id)
      #expect(try await store.heads() == [samples[1].0, samples[2].0])
      #expect(try await store.counts(of: samples[0].0.id) == nil)
      try await store.restore(samples[0].0.id)
      #expect(try await store.heads() == samples.map(\.0), "in its old place")
      #expect(try await store.counts(of: samples[0].0.id) == samples[0].1)
      #expect(try await store.selection(of: samples[0].0.id).watched == [place])

      try await store.delete(samples[0].0.id)
      try await store.delete(samples[1].0.id)
      try await store.restore(samples[0].0.id)
      #expect(try await store.heads() == [samples[2].0])
      #expect(try await database.count("outbreakWatched") == 0)
    }

    let database = try await open()
    let store = try await database.outbreaks()
    try await store.restore(samples[1].0.id)
    #expect(try await store.heads() == [samples[2].0])
    #expect(try await database.count("outbreakSeries") == samples[2].1.series.count)
  }

  @Test func `an import of which a part is refused leaves nothing`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    let kept = try OutbreakSample.made()
    try await store.keep(kept.0, kept.1)
    try await database.pool.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE INSERT ON outbreakSeries WHEN NEW.measure = 'deaths'
          BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }

    let new = try OutbreakSample.made()
    await #expect(throws: SaveProblem.other("refused")) { try await store.keep(new.0, new.1) }
    let again = try OutbreakSample.made(id: kept.0.id, by: .day)
    await #expect(throws: SaveProblem.other("refused")) { try await store.keep(again.0, again.1) }

    #expect(try await store.heads() == [kept.0])
    #expect(try await store.counts(of: kept.0.id) == kept.1)
    #expect(try await database.count("outbreakPlaces") == 1)
  }

  @Test func `an import that is killed leaves nothing`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    let kept = try OutbreakSample.made()
    try await store.keep(kept.0, kept.1)
    let copy = try TemporaryFolder()
    // What is on disk at the last row of the import is what a kill leaves.
    try await database.pool.writeWithoutTransaction { [temporary] db in
      db.add(
        function: DatabaseFunction("copyFiles", argumentCount: 0) { _ in
          for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
            try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
          }
          return nil
        })
      try db.execute(
        sql: """
          PRAGMA cache_size = 1;
          CREATE TEMP TRIGGER copied AFTER INSERT ON main.outbreakSeries
          WHEN NEW.place = 'заречный' AND NEW.measure = 'deaths' BEGIN SELECT copyFiles(); END
          """)
    }

    let new = try OutbreakSample.made(periods: 5_000)
    try await store.keep(new.0, new.1)

    #expect(try await store.heads().count == 2)
    let left = try await copy.database().outbreaks()
    #expect(try await left.heads() == [kept.0])
    #expect(try await left.counts(of: kept.0.id) == kept.1)
    #expect(try await left.counts(of: new.0.id) == nil)
  }

  @Test func `a full disk is named, and nothing is lost`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    let (outbreak, counts) = try OutbreakSample.made()
    try await store.keep(outbreak, counts)
    try await database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }

    let large = try OutbreakSample.made(periods: 5_000)
    await #expect(throws: SaveProblem.diskFull) { try await store.keep(large.0, large.1) }
    #expect(try await store.heads() == [outbreak])
    #expect(try await store.counts(of: outbreak.id) == counts)

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    try await store.keep(large.0, large.1)
    #expect(try await store.counts(of: large.0.id) == large.1)
  }

  @Test func `a database that cannot be written to says so`() async throws {
    let database = try await open()
    let store = try await database.outbreaks()
    let (outbreak, counts) = try OutbreakSample.made()
    try await store.keep(outbreak, counts)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    await #expect(throws: SaveProblem.notWritable) { try await store.keep(outbreak, counts) }
    await #expect(throws: SaveProblem.notWritable) { try await store.delete(outbreak.id) }
    #expect(try await store.heads() == [outbreak])
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  @Test func `two stores on one file see each other's changes`() async throws {
    let database = try await open()
    let (one, other) = (try await database.outbreaks(), try await database.outbreaks())
    let samples = try (0..<8).map { _ in try OutbreakSample.made() }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, (outbreak, counts)) in samples.enumerated() {
        group.addTask { try await (number.isMultiple(of: 2) ? one : other).keep(outbreak, counts) }
      }
      try await group.waitForAll()
    }

    #expect(try await one.heads() == other.heads())
    #expect(try await Set(one.heads().map(\.id)) == Set(samples.map(\.0.id)))
    try await one.delete(samples[0].0.id)
    #expect(try await other.heads().count == 7)
    try await other.restore(samples[0].0.id)
    #expect(try await one.counts(of: samples[0].0.id) == samples[0].1)
  }

  @Test func `what was waited for is in the log on disk, before any orderly end`() async throws {
    let (outbreak, counts) = try OutbreakSample.made()
    let database = try await open()
    try await database.outbreaks().keep(outbreak, counts)

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
    }

    let store = try await copy.database().outbreaks()
    #expect(try await store.heads() == [outbreak])
    #expect(try await store.counts(of: outbreak.id) == counts)
  }

  private func open() async throws -> AppDatabase {
    try temporary.database()
  }
}

extension AppDatabase {
  func outbreaks(reportingTo damage: Damage = Damage()) async throws -> SQLiteOutbreakStore {
    try await outbreakStore { _ in damage.note() }
  }

  fileprivate func count(_ table: String) async throws -> Int? {
    try await pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") }
  }
}
