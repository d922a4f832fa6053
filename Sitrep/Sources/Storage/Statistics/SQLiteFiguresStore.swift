import Domain
import Foundation
import GRDB

/// The figures of a profile, kept in the database above those that came with the program.
///
/// Bytes that changed on the disk are passed over: the next newest figures are shown, at last the program's own.
package struct SQLiteFiguresStore: FiguresStore {
  /// How many imports are kept; the oldest goes when one more comes.
  package static let mostImports = 8

  let database: OpenDatabase
  let floor: any StatisticsStore
  let floorReport: StatisticsReport
  let report: @Sendable (SnapshotError) -> Void

  package func keep(
    _ figures: FiguresSet, mark: CacheValidator?, received: Date
  ) async throws(SaveProblem) -> FiguresSnapshot {
    let row = FiguresRow(figures.report, .feed, name: "", mark: mark, received: received)
    return try await change { db in
      try FiguresRow.filter(Column("origin") == FiguresRow.Origin.feed.rawValue).deleteAll(db)
      try Self.insert(row, figures.histories, into: db)
    }
  }

  package func keep(
    _ figures: FiguresSet, named name: String, received: Date
  ) async throws(SaveProblem) -> FiguresSnapshot {
    let row = FiguresRow(figures.report, .file, name: name, mark: nil, received: received)
    return try await change { db in
      try Self.insert(row, figures.histories, into: db)
      let surplus = try Int64.fetchAll(db, Self.imports.select(Column("id")).limit(-1, offset: Self.mostImports))
      try FiguresRow.deleteAll(db, keys: surplus)
    }
  }

  package func undoImport() async throws(SaveProblem) -> FiguresSnapshot {
    try await change { db in
      guard let newest = try Int64.fetchOne(db, Self.imports.select(Column("id"))) else { return }
      try FiguresRow.deleteOne(db, key: newest)
    }
  }

  package func keep(_ history: SourcedHistory) async throws(SaveProblem) {
    let row = FeedHistoryRow(history)
    _ = try await change { try row.upsert($0) }
  }

  package func history(of code: CountryCode) async throws(ReadProblem) -> SourcedHistory? {
    let kept = try await database.readValue { [report] db in
      var kept: [SourcedHistory] = []
      if let row = try Self.newestHistory(of: code, in: db), let set = try FiguresRow.fetchOne(db, key: row.setID) {
        do throws(SnapshotError) {
          kept.append(SourcedHistory(history: try row.history(), source: set.source))
        } catch {
          report(error)
        }
      }
      if let row = try FeedHistoryRow.fetchOne(db, key: code.rawValue) {
        do throws(SnapshotError) { kept.append(try row.sourced()) } catch { report(error) }
      }
      return kept
    }
    let bundled = try floor.history(of: code).map { SourcedHistory(history: $0, source: floorReport.source) }
    return (kept + [bundled].compactMap(\.self)).reduce(nil) { best, next in
      best.map { $0.history.lastDay >= next.history.lastDay } == true ? best : next
    }
  }

  /// The series of all imports that ends last.
  private static func newestHistory(of code: CountryCode, in db: Database) throws -> HistoryRow? {
    try HistoryRow.fetchOne(
      db, sql: "SELECT * FROM figuresHistory WHERE code = ? ORDER BY firstDay + days DESC, setID DESC LIMIT 1",
      arguments: [code.rawValue])
  }

  private static var imports: QueryInterfaceRequest<FiguresRow> {
    FiguresRow.filter(Column("origin") == FiguresRow.Origin.file.rawValue).order(Column("id").desc)
  }

  private static func insert(
    _ row: FiguresRow, _ histories: [CountryCode: CountryHistory], into db: Database
  ) throws {
    try row.insert(db)
    let id = db.lastInsertedRowID
    for (_, history) in histories.sorted(by: { $0.key < $1.key }) { try HistoryRow(history, of: id).insert(db) }
  }

  private func change(_ update: @escaping @Sendable (Database) throws -> Void) async throws(SaveProblem)
    -> FiguresSnapshot
  {
    do {
      return try await database.write { db in
        try update(db)
        return try readSnapshot(db)
      }
    } catch {
      throw SaveProblem(error)
    }
  }

  /// What there is; the bytes of one set are read.
  func readSnapshot(_ db: Database) throws -> FiguresSnapshot {
    let undoable = try Self.imports.fetchOne(db).flatMap { row in
      Day(daysSinceEpoch: row.asOf).map { day in
        ImportedFigures(
          name: row.name, received: Date(timeIntervalSince1970: row.received), asOf: day, countries: row.countries)
      }
    }
    let feed = try FiguresRow.filter(Column("origin") == FiguresRow.Origin.feed.rawValue).fetchOne(db)
    return FiguresSnapshot(
      shown: try shown(db), undoable: undoable,
      mark: feed.flatMap { CacheValidator(tag: $0.tag, modified: $0.modified) },
      days: floor.days.stretches + (try Self.keptDays(db)))
  }

  func shown(_ db: Database) throws -> KeptFigures {
    let newest =
      try FiguresRow
      .filter(Column("asOf") >= Int(floorReport.asOf.daysSinceEpoch))
      .order(Column("asOf").desc, Column("received").desc, Column("id").desc)
      .fetchCursor(db)
    while let row = try newest.next() {
      do throws(SnapshotError) { return try row.kept() } catch { report(error) }
    }
    return KeptFigures(report: floorReport, origin: .program, received: nil)
  }
}
