import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct SQLiteFiguresStoreTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `without anything kept the program's own figures are shown`() async throws {
    let store = try open().figures()

    let snapshot = try await store.snapshot()

    #expect(snapshot.shown.origin == .program && snapshot.shown.received == nil)
    #expect(snapshot.shown.report == SampleStatistics().latestReport())
    #expect(snapshot.undoable == nil && snapshot.mark == nil)
  }

  @Test(.proves(56, 78)) func `figures are kept, also when the program begins anew`() async throws {
    let mark = CacheValidator(tag: "\"a\"", modified: nil)
    let figures = try FiguresSet.made(on: "2022-01-01", adding: 7)
    let written = try await open().figures().keep(figures, mark: mark, received: .init(timeIntervalSince1970: 1e9))

    let read = try await open().figures().snapshot()

    #expect(read == written)
    #expect(read.shown.report == figures.report && read.shown.origin == .feed && read.mark == mark)
    #expect(read.shown.received == Date(timeIntervalSince1970: 1e9))
  }

  @Test func `what a feed sends replaces what it sent before; what files hold stays beside it`() async throws {
    let database = try open()
    let store = database.figures()
    _ = try await store.keep(.made(on: "2022-01-01", adding: 1), mark: nil, received: .now)
    _ = try await store.keep(.made(on: "2022-01-02", adding: 2), mark: nil, received: .now)
    _ = try await store.keep(.made(on: "2021-12-01", adding: 3), named: "a.csv", received: .now)

    let snapshot = try await store.snapshot()

    #expect(snapshot.shown.report.asOf == Day("2022-01-02") && snapshot.shown.origin == .feed)
    #expect(snapshot.undoable?.name == "a.csv" && snapshot.undoable?.asOf == Day("2021-12-01"))
    #expect(snapshot.undoable?.countries == 12)
    #expect(try await database.count("figuresSet") == 2)
  }

  @Test func `of one day the figures that came last are shown, and undoing goes back step by step`() async throws {
    let store = try open().figures()
    let first = try FiguresSet.made(on: "2022-01-01", adding: 1)
    let second = try FiguresSet.made(on: "2022-01-01", adding: 2)
    _ = try await store.keep(first, named: "1", received: Date(timeIntervalSince1970: 1))
    let both = try await store.keep(second, named: "2", received: Date(timeIntervalSince1970: 2))
    #expect(both.shown.report == second.report && both.shown.origin == .file(name: "2"))

    #expect(try await store.undoImport().shown.report == first.report)
    let none = try await store.undoImport()
    #expect(none.shown.origin == .program && none.undoable == nil)
    #expect(try await store.undoImport() == none)
  }

  @Test func `older figures than the program's are kept and not shown`() async throws {
    let store = try open().figures()

    let snapshot = try await store.keep(.made(on: "2020-05-01", adding: 1), named: "old", received: .now)

    #expect(snapshot.shown.origin == .program && snapshot.undoable?.name == "old")
  }

  @Test func `a country's series is the one that ends last`() async throws {
    let store = try open().figures()
    let chile = try code("CL")
    #expect(try await store.history(of: chile)?.history.lastDay == Day("2021-08-04"))

    _ = try await store.keep(.made(on: "2022-01-01", adding: 1, days: 30), named: "1", received: .now)
    #expect(try await store.history(of: chile)?.history.lastDay == Day("2022-01-01"))
    #expect(try await store.history(of: chile)?.source.name == "Made")

    let source = DataSource(name: "feed", url: "", licence: "")
    let last = CountryHistory(
      code: chile, firstDay: Day("2022-01-01")!, confirmed: [1, nil], recovered: [nil, nil], deaths: [0, 5])
    try await store.keep(SourcedHistory(history: last, source: source))
    try await store.keep(SourcedHistory(history: last, source: source))
    #expect(try await store.history(of: chile) == SourcedHistory(history: last, source: source))

    _ = try await store.undoImport()
    #expect(try await store.history(of: code("RU"))?.history.lastDay == Day("2021-08-04"))
    #expect(try await store.history(of: code("XX")) == nil)
  }

  @Test func `series come back as they were, corrections and gaps included`() async throws {
    let store = try open().figures()
    let history = CountryHistory(
      code: try code("CL"), firstDay: Day("2021-12-30")!, confirmed: [nil, 100, nil, 40], recovered: [0, nil, 3, 1],
      deaths: [nil, nil, nil, 9_999_999_999])
    let set = FiguresSet(
      report: try FiguresSet.made(on: "2022-01-02", adding: 1).report, histories: [history.code: history])

    _ = try await store.keep(set, named: "1", received: .now)

    #expect(try await store.history(of: history.code)?.history == history)
  }

  @Test func `the oldest import goes when there are too many`() async throws {
    let database = try open()
    let store = database.figures()

    for number in 1...(SQLiteFiguresStore.mostImports + 2) {
      _ = try await store.keep(
        .made(on: "2022-01-\(number < 10 ? "0" : "")\(number)", adding: number, days: 2), named: "\(number)",
        received: .now)
    }

    #expect(try await database.count("figuresSet") == SQLiteFiguresStore.mostImports)
    #expect(try await database.count("figuresHistory") == SQLiteFiguresStore.mostImports * 12)
  }

  @Test(arguments: ["figuresSet", "figuresHistory"])
  func `a change of which a part is refused changes nothing`(table: String) async throws {
    let database = try open()
    let store = database.figures()
    let before = try await store.keep(.made(on: "2022-01-01", adding: 1, days: 2), mark: nil, received: .now)
    try await database.pool.write { db in
      let place = table == "figuresSet" ? "NEW.asOf > 0" : "NEW.code = 'VA'"
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE INSERT ON \(table) WHEN \(place) BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }

    await #expect(throws: SaveProblem.other("refused")) {
      try await store.keep(.made(on: "2022-01-02", adding: 2, days: 2), mark: nil, received: .now)
    }
    await #expect(throws: SaveProblem.other("refused")) {
      try await store.keep(.made(on: "2022-01-02", adding: 2, days: 2), named: "1", received: .now)
    }

    #expect(try await store.snapshot() == before)
    #expect(try await database.count("figuresHistory") == 12)
  }

  @Test func `a full disk is named, and nothing is lost`() async throws {
    let database = try open()
    let store = database.figures()
    let before = try await store.keep(.made(on: "2022-01-01", adding: 1), mark: nil, received: .now)
    try await database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }

    await #expect(throws: SaveProblem.diskFull) {
      try await store.keep(.made(on: "2022-01-02", adding: 2, days: 1_000), named: "1", received: .now)
    }
    await #expect(throws: SaveProblem.diskFull) {
      for country in SampleStatistics().latestReport().rows {
        try await store.keep(.made(of: country.country.code, days: 5_000))
      }
    }
    #expect(try await store.snapshot() == before)

    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
    let after = try await store.keep(.made(on: "2022-01-02", adding: 2, days: 1_000), named: "1", received: .now)
    #expect(after.shown.report.asOf == Day("2022-01-02"))
  }

  @Test func `what was waited for is in the log on disk, before any orderly end`() async throws {
    let database = try open()
    let written = try await database.figures().keep(.made(on: "2022-01-01", adding: 1), mark: nil, received: .now)

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
    }

    let read = try await AppDatabase.open(in: DataFolder(opening: copy.url)).figures().snapshot()
    #expect(read.shown.report == written.shown.report)
  }

  @Test(arguments: ["figures = zeroblob(length(figures))", "checksum = 1", "asOf = 99999999", "figures = x''"])
  func `figures that changed on the disk are passed over and reported`(change: String) async throws {
    let database = try open()
    let damage = Damage()
    let store = database.figures(reportingTo: damage)
    let sound = try await store.keep(.made(on: "2022-01-01", adding: 1, days: 2), named: "1", received: .now)
    _ = try await store.keep(.made(on: "2022-01-02", adding: 2), mark: nil, received: .now)
    try await database.pool.write { try $0.execute(sql: "UPDATE figuresSet SET \(change) WHERE origin = 'feed'") }

    #expect(try await store.snapshot().shown.report == sound.shown.report)
    #expect(damage.count == 1)
  }

  @Test(arguments: ["series = zeroblob(3)", "checksum = 1", "days = 10000000", "firstDay = 99999999"])
  func `series that changed on the disk are passed over and reported`(change: String) async throws {
    let database = try open()
    let damage = Damage()
    let store = database.figures(reportingTo: damage)
    _ = try await store.keep(.made(on: "2022-01-01", adding: 1, days: 2), named: "1", received: .now)
    try await store.keep(.made(of: code("CL"), days: 3))
    for table in ["figuresHistory", "feedHistory"] {
      try await database.pool.write { try $0.execute(sql: "UPDATE \(table) SET \(change)") }
    }

    #expect(try await store.history(of: code("CL"))?.history.lastDay == Day("2021-08-04"))
    #expect(damage.count == 2)
  }

  @Test func `random bytes in place of figures never stop the program`() throws {
    var random = SystemRandomNumberGenerator()
    let report = SampleStatistics().latestReport()
    for _ in 0..<500 {
      var bytes = report.bytes
      for _ in 0..<4 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? StatisticsReport(
        bytes: Array(bytes.prefix(Int.random(in: 0...bytes.count))), asOf: report.asOf, source: report.source)
    }
    #expect(try StatisticsReport(bytes: report.bytes, asOf: report.asOf, source: report.source) == report)
  }

  @Test func `a database that cannot be read is named`() async throws {
    let database = try open()
    let store = database.figures()
    try await database.pool.write { try $0.execute(sql: "DROP TABLE figuresHistory; DROP TABLE figuresSet") }

    await #expect(throws: AppDatabaseError.self) { try await store.snapshot() }
  }

  @Test(.proves(58)) func `flags are kept`() async throws {
    do {
      let store = try open().flags
      #expect(try await store.flags() == [:])

      try await store.keep(Data([1, 2]), of: code("CL"))
      try await store.keep(Data([3]), of: code("CL"))
    }

    #expect(try await open().flags.flags() == [code("CL"): Data([3])])
  }

  @Test func `a flag that cannot be kept says why`() async throws {
    let database = try open()
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }

    await #expect(throws: SaveProblem.notWritable) { try await database.flags.keep(Data([1]), of: code("CL")) }
    try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = OFF") }
  }

  private func open() throws -> AppDatabase {
    try AppDatabase.open(in: DataFolder(opening: temporary.url))
  }
}

/// Counts what was reported.
final class Damage: @unchecked Sendable {
  private let lock = NSLock()
  private var reported = 0

  var count: Int { lock.withLock { reported } }

  func note() { lock.withLock { reported += 1 } }
}

extension AppDatabase {
  fileprivate func figures(reportingTo damage: Damage = Damage()) -> SQLiteFiguresStore {
    figures(above: SampleStatistics()) { _ in damage.note() }
  }

  fileprivate func count(_ table: String) async throws -> Int? {
    try await pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") }
  }
}

extension FiguresSet {
  /// The sample countries on another day, with another total, and series of so many days.
  fileprivate static func made(on day: String, adding number: Int, days: Int = 0) throws -> FiguresSet {
    let day = try #require(Day(day))
    let rows = SampleStatistics().latestReport().rows.map { row in
      CountryFigures(
        country: row.country, day: day,
        confirmed: DailyCount(total: row.confirmed.total.map { $0 + number }, new: -number, newBefore: number),
        recovered: row.recovered, deaths: row.deaths)
    }
    let report = StatisticsReport(
      asOf: day, source: DataSource(name: "Made", url: "", licence: ""), rows: rows, leftOut: ["A ship"])
    guard days > 0 else { return FiguresSet(report: report) }
    let histories = rows.map { row in
      CountryHistory(
        code: row.country.code, firstDay: day.advanced(by: 1 - days), confirmed: (0..<days).map { $0 * $0 * $0 },
        recovered: .init(repeating: nil, count: days), deaths: (0..<days).map { $0 * $0 })
    }
    return FiguresSet(report: report, histories: Dictionary(uniqueKeysWithValues: histories.map { ($0.code, $0) }))
  }
}

extension SourcedHistory {
  fileprivate static func made(of code: CountryCode, days: Int) throws -> SourcedHistory {
    let counts = (0..<days).map { $0 * $0 * $0 }
    let first = try #require(Day("2020-01-01"))
    return SourcedHistory(
      history: CountryHistory(code: code, firstDay: first, confirmed: counts, recovered: counts, deaths: counts),
      source: DataSource(name: "feed", url: "", licence: ""))
  }
}
