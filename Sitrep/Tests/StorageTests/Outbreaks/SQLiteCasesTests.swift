import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Line lists, and what is kept beside figures.
@Suite struct SQLiteCasesTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a line list comes back as it was, also when the program begins anew`() async throws {
    let (outbreak, cases) = try CasesSample.made()
    let empty = try CasesSample.made(cases: 0)
    do {
      let store = try await temporary.database().outbreaks()
      try await store.keep(outbreak, cases)
      try await store.keep(empty.0, empty.1)
    }

    let store = try await temporary.database().outbreaks()
    #expect(try await store.heads() == [outbreak, empty.0])
    #expect(try await store.cases(of: outbreak.id) == cases)
    #expect(try await store.cases(of: empty.0.id) == empty.1)
    #expect(try await store.counts(of: outbreak.id) == nil)
    #expect(try await store.cases(of: .random()) == nil)
    #expect(try await store.cases(of: .bundled) == nil)
  }

  @Test func `a list kept anew replaces the old one; what a person said stays`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    let place = PlaceKey(name: "Baro")
    let people = try #require(PlacePopulation(count: 184_200, origin: "own", year: 2_023))
    let words = ReportWords([.context: "A camp."], issue: 7)
    try await store.keep(outbreak, cases)
    try await store.keep([place: people], of: outbreak.id)
    try await store.keepAgePopulations([AgeBand(lower: 0, upper: 60): people], of: outbreak.id)
    try await store.setWatched(true, place, in: outbreak.id)
    try await store.keep(words, of: outbreak.id)

    let new = try CasesSample.made(id: outbreak.id, cases: 12)
    try await store.keep(new.0, new.1)

    #expect(try await store.heads() == [new.0])
    #expect(try await store.cases(of: outbreak.id) == new.1)
    #expect(try await store.populations(of: outbreak.id) == [place: people])
    #expect(try await store.agePopulations(of: outbreak.id) == [AgeBand(lower: 0, upper: 60): people])
    #expect(try await store.selection(of: outbreak.id).watched == [place])
    #expect(try await store.reportWords(of: outbreak.id) == words)
    #expect(try await database.rows("outbreakCases") == 1)
  }

  @Test func `counts in place of cases leave none, and the other way round`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    var (counted, counts) = try OutbreakSample.made(id: outbreak.id)
    // What is kept decides, not what the head says.
    counted.content = .cases

    try await store.keep(outbreak, cases)
    try await store.keep(counted, counts)
    #expect(try await store.cases(of: outbreak.id) == nil)
    #expect(try await store.counts(of: outbreak.id) == counts)
    #expect(try await store.heads().map(\.content) == [.counts])
    #expect(try await database.rows("outbreakCases") == 0)

    try await store.keep(outbreak, cases)
    #expect(try await store.cases(of: outbreak.id) == cases)
    #expect(try await store.counts(of: outbreak.id) == nil)
    #expect(try await store.heads() == [outbreak])
    #expect(try await database.rows("outbreakPlaces") == 0)
    #expect(try await database.rows("outbreakSeries") == 0)
  }

  @Test func `a deleted list can be restored with all that was said of it, until another goes`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    let (other, counts) = try OutbreakSample.made()
    let people = try #require(PlacePopulation(count: 5, origin: "own"))
    let words = ReportWords([.response: "Two treatment centres."])
    try await store.keep(outbreak, cases)
    try await store.keep(other, counts)
    try await store.keepAgePopulations([AgeBand(lower: 600, upper: nil): people], of: outbreak.id)
    try await store.keep(words, of: outbreak.id)
    try await store.keep(ReportWords(issue: 3), of: .bundled)

    try await store.delete(outbreak.id)
    #expect(try await store.heads() == [other])
    #expect(try await store.cases(of: outbreak.id) == nil)
    try await store.restore(outbreak.id)
    #expect(try await store.heads() == [outbreak, other])
    #expect(try await store.cases(of: outbreak.id) == cases)
    #expect(try await store.agePopulations(of: outbreak.id) == [AgeBand(lower: 600, upper: nil): people])
    #expect(try await store.reportWords(of: outbreak.id) == words)

    try await store.delete(outbreak.id)
    try await store.delete(other.id)
    for table in ["outbreakCases", "outbreakAges"] { #expect(try await database.rows(table) == 0) }
    #expect(try await store.reportWords(of: outbreak.id) == ReportWords())
    #expect(try await store.reportWords(of: .bundled).issue == 3)
  }

  @Test func `nothing of a deleted list is left when the program begins anew`() async throws {
    let (outbreak, cases) = try CasesSample.made()
    do {
      let store = try await temporary.database().outbreaks()
      try await store.keep(outbreak, cases)
      try await store.keep(ReportWords([.context: "A camp."]), of: outbreak.id)
      try await store.delete(outbreak.id)
    }

    let database = try temporary.database()
    _ = try await database.outbreaks()
    for table in ["outbreak", "outbreakCases", "reportWords"] { #expect(try await database.rows(table) == 0) }
  }

  @Test func `people of groups of ages are replaced together`() async throws {
    let store = try await temporary.database().outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    try await store.keep(outbreak, cases)
    let people = try AgeBands.measles.bands.enumerated().reduce(into: [AgeBand: PlacePopulation]()) { people, band in
      people[band.element] = try #require(
        PlacePopulation(count: band.offset + 1, origin: "ages.csv", year: band.offset == 0 ? nil : 2_024))
    }

    try await store.keepAgePopulations(people, of: outbreak.id)
    #expect(try await store.agePopulations(of: outbreak.id) == people)
    let one = people.filter { $0.key.lower == 180 }
    try await store.keepAgePopulations(one, of: outbreak.id)
    #expect(try await store.agePopulations(of: outbreak.id) == one)
    try await store.keepAgePopulations(people, of: .random())
    try await store.keepAgePopulations([:], of: outbreak.id)
    #expect(try await store.agePopulations(of: outbreak.id).isEmpty)
  }

  @Test func `a report's words are kept of outbreaks that are there, and of the bundled one`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    try await store.keep(outbreak, cases)
    let words = ReportWords(
      Dictionary(uniqueKeysWithValues: ReportWords.Section.allCases.map { ($0, "'); -- \($0) 😀\n") }), issue: 12,
      hidesSmallNumbers: false)

    #expect(try await store.reportWords(of: outbreak.id) == ReportWords())
    try await store.keep(words, of: outbreak.id)
    try await store.keep(ReportWords(issue: 1), of: .bundled)
    try await store.keep(words, of: .random())

    #expect(try await store.reportWords(of: outbreak.id) == words)
    #expect(try await store.reportWords(of: .bundled) == ReportWords(issue: 1))
    #expect(try await database.rows("reportWords") == 2)
    try await store.keep(ReportWords(), of: outbreak.id)
    #expect(try await store.reportWords(of: outbreak.id) == ReportWords())
  }

  @Test func `the last mapping of a heading is kept, and of 50 headings`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let mapping = { (number: Int) in
      Domain.ColumnMapping(OutbreakChoices(caseRoles: [number + 2: .onset, 1: .personal]), [], on: Day("2024-11-12")!)
    }

    #expect(try await store.mapping(ofHeading: "0") == nil)
    for number in 0..<50 { try await store.keep(mapping(number), ofHeading: "\(number)") }
    try await store.keep(mapping(99), ofHeading: "0")
    try await store.keep(mapping(50), ofHeading: "50'")

    #expect(try await store.mapping(ofHeading: "0") == mapping(99))
    #expect(try await store.mapping(ofHeading: "1") == nil, "the oldest is gone")
    #expect(try await store.mapping(ofHeading: "2") == mapping(2))
    #expect(try await store.mapping(ofHeading: "50'") == mapping(50))
    #expect(try await database.rows("columnMapping") == 50)
  }

  @Test func `an import that fails leaves the list before`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    try await store.keep(outbreak, cases)
    try await database.pool.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE INSERT ON outbreakCases BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }

    let again = try CasesSample.made(id: outbreak.id, cases: 3)
    await #expect(throws: SaveProblem.other("refused")) { try await store.keep(again.0, again.1) }
    let new = try CasesSample.made()
    await #expect(throws: SaveProblem.other("refused")) { try await store.keep(new.0, new.1) }

    #expect(try await store.heads() == [outbreak])
    #expect(try await store.cases(of: outbreak.id) == cases)
  }

  @Test func `a database that cannot be written to says so`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    try await store.keep(outbreak, cases)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    await #expect(throws: SaveProblem.notWritable) { try await store.keep(outbreak, cases) }
    await #expect(throws: SaveProblem.notWritable) { try await store.keepAgePopulations([:], of: outbreak.id) }
    await #expect(throws: SaveProblem.notWritable) { try await store.keep(ReportWords(issue: 1), of: .bundled) }
    await #expect(throws: SaveProblem.notWritable) {
      try await store.keep(Domain.ColumnMapping(OutbreakChoices(), [], on: Day("2024-11-12")!), ofHeading: "a")
    }
    #expect(try await store.cases(of: outbreak.id) == cases)
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  @Test func `a full disk is named, and nothing is lost`() async throws {
    let database = try temporary.database()
    let store = try await database.outbreaks()
    let (outbreak, cases) = try CasesSample.made()
    try await store.keep(outbreak, cases)
    try await database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }

    let large = try CasesSample.made(id: outbreak.id, cases: 20_000)
    await #expect(throws: SaveProblem.diskFull) { try await store.keep(large.0, large.1) }
    #expect(try await store.cases(of: outbreak.id) == cases)

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    try await store.keep(large.0, large.1)
    #expect(try await store.cases(of: outbreak.id) == large.1)
  }
}

extension AppDatabase {
  fileprivate func rows(_ table: String) async throws -> Int? {
    try await pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") }
  }
}
