import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

@MainActor
@Suite struct SQLiteWorldStoreTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves(102)) func `the world is empty at first`() async throws {
    #expect(try await open().world() == [:])
  }

  @Test(.proves("D13")) func `the world is kept, also when the program begins anew`() async throws {
    do {
      let database = try open()
      let problem = await save([.asia("A", nil, 10), .asia("B", nil, 20), .europe("A", nil, 0)], in: database)
      #expect(problem == nil)
      await save([.asia("A", 10, 11), .asia("B", 20, nil)], in: database)
    }
    #expect(try await open().world() == [.asia: ["A": 11], .europe: ["A": 0]])
  }

  @Test func `edits are kept in the order of the calls`() async throws {
    let database = try open()

    for number in 1...50 {
      let problem = await save([.asia("A", number == 1 ? nil : number - 1, number)], in: database)
      #expect(problem == nil)
    }

    #expect(try await database.world() == [.asia: ["A": 50]])
  }

  @Test func `what was waited for is in the log on disk, before any orderly end`() async throws {
    let database = try open()
    await save([.asia("A", nil, 10)], in: database)

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
    }

    #expect(try await AppDatabase.open(in: DataFolder(opening: copy.url)).world() == [.asia: ["A": 10]])
  }

  @Test func `an edit of which one change is refused changes nothing`() async throws {
    let database = try open()
    await save([.asia("A", nil, 10), .asia("B", nil, 20)], in: database)
    try await database.pool.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE INSERT ON worldCountry WHEN NEW.name = 'refused'
          BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }

    let problem = await save([.asia("A", 10, nil), .asia("B", 20, 21), .asia("refused", nil, 1)], in: database)

    #expect(problem == .other("refused"))
    #expect(try await database.world() == [.asia: ["A": 10, "B": 20]])
  }

  @Test func `a negative population is refused by the database itself`() async throws {
    let database = try open()

    let problem = await save([.asia("A", nil, -1)], in: database)

    guard case .other(let reason) = problem, reason.hasPrefix("CHECK constraint failed") else {
      Issue.record("unexpected: \(String(describing: problem))")
      return
    }
    #expect(try await database.world() == [:])
  }

  @Test func `a full disk is named, and edits are kept again once there is space`() async throws {
    let database = try open()
    try await database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    let many = (0..<1_000).map { (number: Int) in WorldEdit.Change.asia("Country \(number)", nil, number) }

    #expect(await save(many, in: database) == .diskFull)
    #expect(try await database.world() == [:])

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    #expect(await save(many, in: database) == nil)
    #expect(try await database.world()[.asia]?.count == 1_000)
  }

  @Test func `a database that cannot be written is named`() async throws {
    let database = try open()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    #expect(await save([.asia("A", nil, 10)], in: database) == .notWritable)

    #expect(try await database.world() == [:])
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  @Test func `names are kept to the letter, whatever they hold`() async throws {
    let names = ["Côte d’Ivoire", "O'Hara\"; DROP TABLE worldCountry; --", "=1+1", "日本", "A%_", "🇨🇱 Chile"]
    let database = try open()

    await save(names.map { .asia($0, nil, 1) }, in: database)

    #expect(try await database.world()[.asia]?.keys.sorted() == names.sorted())
  }

  @Test(arguments: [
    ("('atlantis', 'A', 1)", "it holds a value that sitrep does not write"),
    ("('asia', 'e\u{301}', 1), ('asia', '\u{E9}', 2)", "it holds the country \u{E9} twice"),
  ])
  func `a row that makes no sense is damage`(values: String, reason: String) async throws {
    try await change("INSERT INTO worldCountry VALUES \(values)")

    let database = try open()
    await #expect(throws: AppDatabaseError.damaged(path: path, reason: reason)) { try await database.world() }
  }

  @Test func `a negative population in the file is damage`() async throws {
    try await change("PRAGMA ignore_check_constraints = ON; INSERT INTO worldCountry VALUES ('asia', 'A', -1)")

    let reason = "CHECK constraint failed in worldCountry"
    #expect(throws: AppDatabaseError.damaged(path: path, reason: reason)) { try open() }
  }

  @Test func `a file of the first version keeps what it holds`() async throws {
    do {
      let pool = try DatabaseFile(in: DataFolder(opening: temporary.url)).openPool()
      try AppSchema.migrator.migrate(pool, upTo: "1 watched countries and settings")
      try await pool.write { try $0.execute(sql: "INSERT INTO setting VALUES ('key', 'value')") }
      try pool.close()
    }

    let database = try open()

    #expect(try await database.settings() == ["key": "value"])
    #expect(try await database.world() == [:])
  }

  private var path: String { temporary.file("sitrep.sqlite").path(percentEncoded: false) }

  private func open() throws -> AppDatabase {
    try AppDatabase.open(in: DataFolder(opening: temporary.url))
  }

  private func change(_ statements: String) async throws {
    let database = try open()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: statements) }
    try database.pool.close()
  }

  @discardableResult
  private func save(_ changes: [WorldEdit.Change], in database: AppDatabase) async -> SaveProblem? {
    do throws(SaveProblem) {
      try await database.worldStore.save(WorldEdit(changes))
      return nil
    } catch {
      return error
    }
  }
}

extension WorldEdit.Change {
  fileprivate static func asia(_ name: String, _ before: Int?, _ after: Int?) -> Self {
    Self(CountryKey(name, in: .asia), before: before, after: after)
  }

  fileprivate static func europe(_ name: String, _ before: Int?, _ after: Int?) -> Self {
    Self(CountryKey(name, in: .europe), before: before, after: after)
  }
}
