import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct CasesDamageTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(arguments: [
    "cases = zeroblob(19)", "cases = substr(cases, 2)", "places = x''", "categories = x''", "quality = '{}'",
    "quality = ''", "checksum = 1", "firstDay = firstDay - 1", "lastDay = 99999999", "firstDay = lastDay + 1",
  ])
  func `a list that changed on the disk is told, and the rest of the profile is there`(change: String) async throws {
    let damage = Damage()
    let database = try temporary.database()
    let (outbreak, cases) = try CasesSample.made()
    let other = try CasesSample.made()
    let store = try await database.outbreaks(reportingTo: damage)
    try await store.keep(outbreak, cases)
    try await store.keep(other.0, other.1)
    try await database.pool.write { db in
      try db.execute(
        sql: "UPDATE outbreakCases SET \(change) WHERE outbreak = ?", arguments: [outbreak.id.rawValue])
    }

    #expect(try await store.cases(of: outbreak.id) == nil && damage.count == 1)
    #expect(try await store.cases(of: other.0.id) == other.1)
    #expect(try await store.heads() == [outbreak, other.0] && damage.count == 1)
  }

  @Test func `words that changed are an error, so that nobody writes over them unasked`() async throws {
    let damage = Damage()
    let database = try temporary.database()
    let store = try await database.outbreaks(reportingTo: damage)
    try await store.keep(ReportWords([.context: "A camp."]), of: .bundled)
    try await database.pool.write { try $0.execute(sql: "UPDATE reportWords SET words = substr(words, 3)") }

    await #expect(throws: ReadProblem.self) { try await store.reportWords(of: .bundled) }
    #expect(damage.count == 1)
  }

  @Test func `a mapping that changed is told and not proposed`() async throws {
    let damage = Damage()
    let database = try temporary.database()
    let store = try await database.outbreaks(reportingTo: damage)
    try await store.keep(
      Domain.ColumnMapping(OutbreakChoices(caseRoles: [1: .sex]), [], on: Day("2024-11-12")!), ofHeading: "a")
    try await database.pool.write { try $0.execute(sql: "UPDATE columnMapping SET mapping = '[]'") }

    #expect(try await store.mapping(ofHeading: "a") == nil && damage.count == 1)
  }

  @Test func `random bytes in place of cases never stop the program`() throws {
    var random = SystemRandomNumberGenerator()
    let (_, cases) = try CasesSample.made(cases: 60)
    let list = cases.list
    for _ in 0..<60 {
      var wrong = list.bytes
      for _ in 0..<30 {
        wrong[Int.random(in: wrong.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? CaseCategory.read(Array(wrong.prefix(Int.random(in: 0...40, using: &random))))
      let read = CaseList(places: list.places, categories: list.categories, days: list.days, bytes: wrong)
      let changed = try #require(read)
      _ = CaseFigures(changed, bands: .measles)
      _ = CaseWeekTable(changed)
      #expect(changed.records.map(\.line).count == 60)
    }
    #expect(CaseList(places: [], days: list.days, bytes: [1, 2, 3]) == nil)
    #expect(try CaseCategory.read(CaseCategory.bytes(of: list.categories)) == list.categories)
  }

  @Test func `a database of the version before gets the tables, and keeps its outbreaks`() async throws {
    let (outbreak, counts) = try OutbreakSample.made()
    let people = try #require(PlacePopulation(count: 5, origin: "own"))
    do {
      let database = try temporary.database()
      let store = try await database.outbreaks()
      try await store.keep(outbreak, counts)
      try await store.keep([PlaceKey(name: "Baro"): people], of: outbreak.id)
      try await database.pool.write { db in
        for table in ["columnMapping", "reportWords", "outbreakAges", "outbreakCases"] { try db.drop(table: table) }
        try db.execute(sql: "ALTER TABLE outbreak DROP COLUMN content")
        try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '8 line lists'")
      }
      try database.pool.close()
    }

    let database = try temporary.database()
    let store = try await database.outbreaks()
    let list = try CasesSample.made()
    try await store.keep(list.0, list.1)

    #expect(try await store.heads() == [outbreak, list.0])
    #expect(try await store.counts(of: outbreak.id) == counts)
    #expect(try await store.populations(of: outbreak.id).count == 1)
    #expect(try await store.cases(of: list.0.id) == list.1)
  }
}
