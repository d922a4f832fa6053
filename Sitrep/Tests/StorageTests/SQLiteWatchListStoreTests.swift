import Domain
import Foundation
import GRDB
import SampleData
import Statistics
import TestSupport
import TestTraits
import Testing

@testable import Storage

@MainActor
@Suite struct SQLiteWatchListStoreTests {
  private let temporary: TemporaryFolder
  private let chile: CountryCode
  private let japan: CountryCode

  init() throws {
    temporary = try TemporaryFolder()
    chile = try code("CL")
    japan = try code("JP")
  }

  @Test(.proves("D6")) func `nothing is watched at first`() async throws {
    #expect(try await temporary.database().watchedCountries().isEmpty)
  }

  @Test func `a change is seen at once and saved in the background`() async throws {
    let (database, list) = try await watchList()

    list.watch(chile)
    list.watch(japan)
    list.unwatch(japan)

    #expect(list.watched == [chile])
    #expect(list.isWatched(chile) && !list.isWatched(japan))
    await list.waitForChanges()
    #expect(try await saved(in: database) == [chile])
    #expect(list.problem == nil)
  }

  @Test(.proves("D6")) func `watched countries persist`() async throws {
    do {
      let (database, list) = try await watchList()
      list.watch(chile)
      list.watch(japan)
      await list.waitForChanges()
      #expect(try await saved(in: database) == [chile, japan])
    }
    do {
      let (database, list) = try await watchList()
      #expect(list.watched == [chile, japan])
      list.unwatch(japan)
      await list.waitForChanges()
      #expect(try await saved(in: database) == [chile])
    }
    #expect(try await temporary.database().watchedCountries() == [chile])
  }

  @Test func `what was waited for is in the log on disk, before any orderly end`() async throws {
    let (database, list) = try await watchList()
    list.watch(chile)
    await list.waitForChanges()
    #expect(try await saved(in: database) == [chile])

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
    }

    #expect(try await copy.database().watchedCountries() == [chile])
  }

  @Test func `the date of the first watching is kept`() async throws {
    let database = try temporary.database()
    let list = StoredWatchList(store: database.watchListStore(now: { Date(timeIntervalSince1970: 1_628_035_200) }))

    list.watch(chile)
    list.watch(chile)
    await list.waitForChanges()

    let since = try await database.pool.read { try String.fetchOne($0, sql: "SELECT since FROM watchedCountry") }
    #expect(since == "2021-08-04 00:00:00.000")
  }

  @Test func `a refused change is taken back and the problem says why`() async throws {
    let (database, list) = try await watchList()
    list.watch(japan)
    await list.waitForChanges()
    try await refuse("INSERT", in: database)
    try await refuse("DELETE", in: database)

    list.watch(chile)
    #expect(list.isWatched(chile))
    await list.waitForChanges()
    #expect(list.watched == [japan])
    #expect(list.problem == WatchListProblem(country: chile, change: .watch, cause: .other("refused")))

    list.unwatch(japan)
    await list.waitForChanges()
    #expect(list.watched == [japan])
    #expect(list.problem == WatchListProblem(country: japan, change: .unwatch, cause: .other("refused")))

    list.dismissProblem()
    #expect(list.problem == nil)
  }

  @Test func `a full disk is named, and changes work again once there is space`() async throws {
    let (database, list) = try await watchList()
    try await database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
      try db.execute(
        sql: """
          CREATE TRIGGER grow AFTER INSERT ON watchedCountry
          BEGIN INSERT INTO setting VALUES (NEW.code, hex(zeroblob(9000))); END
          """)
    }

    list.watch(chile)
    await list.waitForChanges()
    #expect(list.watched.isEmpty)
    #expect(list.problem == WatchListProblem(country: chile, change: .watch, cause: .diskFull))

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    list.watch(chile)
    await list.waitForChanges()
    #expect(try await saved(in: database) == [chile])
    #expect(list.problem == nil, "the notice ends with a later change that is saved")
  }

  @Test func `a database that cannot be written is named`() async throws {
    let (database, list) = try await watchList()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    list.watch(chile)
    await list.waitForChanges()

    #expect(list.watched.isEmpty)
    #expect(list.problem?.cause == .notWritable)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  @Test func `a refused change is not taken back over a later one`() async throws {
    let (database, list) = try await watchList()
    try await refuse("INSERT", in: database)

    list.watch(chile)
    list.unwatch(chile)
    list.watch(japan)
    await list.waitForChanges()

    #expect(list.watched.isEmpty)
    #expect(list.problem?.country == japan)
    #expect(try await saved(in: database).isEmpty)
  }

  @Test func `memory and database agree after many changes with refusals among them`() async throws {
    let (database, list) = try await watchList()
    let codes = try ["CL", "JP", "RU", "US", "BR"].map { try code($0) }
    var random = RepeatableRandom()
    for round in 0..<20 {
      let trigger = round.isMultiple(of: 2) ? "INSERT" : "DELETE"
      try await refuse(trigger, in: database)
      for _ in 0..<20 {
        let code = try #require(codes.randomElement(using: &random))
        if Bool.random(using: &random) { list.watch(code) } else { list.unwatch(code) }
      }
      await list.waitForChanges()
      #expect(try await saved(in: database) == list.watched)
      try await database.pool.write { try $0.execute(sql: "DROP TRIGGER refuse_\(trigger)") }
    }
  }

  @Test(.timeLimit(.minutes(10))) func `changes reach the database even when the list is gone`() async throws {
    let database = try temporary.database()
    StoredWatchList(store: database.watchListStore()).watch(chile)

    while try await saved(in: database) != [chile] { await Task.yield() }
  }

  @Test func `a country that the figures do not hold stays watched`() async throws {
    let tonga = try code("TO")
    let (database, list) = try await watchList()
    list.watch(tonga)
    await list.waitForChanges()

    #expect(try await database.watchedCountries() == [tonga])
  }

  private func watchList() async throws -> (AppDatabase, StoredWatchList) {
    let database = try temporary.database()
    return (database, StoredWatchList(watched: try await database.watchedCountries(), store: database.watchListStore()))
  }

  private func saved(in database: AppDatabase) async throws -> Set<CountryCode> {
    Set(try await database.pool.read { try WatchedCountry.fetchAll($0) }.map(\.code))
  }

  private func refuse(_ statement: String, in database: AppDatabase) async throws {
    try await database.pool.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse_\(statement) BEFORE \(statement) ON watchedCountry
          BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }
  }
}
