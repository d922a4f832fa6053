import Domain
import GRDB

/// Series as of a day.
extension SQLiteFiguresStore {
  package func history(of code: CountryCode, asOf day: Day) async throws(ReadProblem) -> SourcedHistory? {
    let kept = try await database.readValue { [report] db in
      try Self.newest(Self.histories(asOf: day, of: code, in: db, report)).first
    }
    return try floor.history(preferring: kept, of: code, asOf: day)
  }

  package func series(asOf day: Day) async throws(ReadProblem) -> SeriesOfDay {
    let (kept, countries) = try await database.readValue { [self] db in
      let kept = Self.newest(try Self.histories(asOf: day, in: db, report))
      return (kept, kept.isEmpty ? [] : try shown(db).report.rows.map(\.country))
    }
    return try floor.series(asOf: day, besides: countries, kept)
  }

  /// The days that series from feeds and files have.
  static func keptDays(_ db: Database) throws -> [ClosedRange<Day>] {
    try Row.fetchAll(
      db, sql: "SELECT firstDay, days FROM figuresHistory UNION SELECT firstDay, days FROM feedHistory"
    ).compactMap { row in
      guard let first = Day(daysSinceEpoch: row["firstDay"]) else { return nil }
      return first...first.advanced(by: max((row["days"] as Int) - 1, 0))
    }
  }

  /// The best series of each country from files, and those of feeds; bytes that changed on the disk are passed over.
  private static func histories(
    asOf day: Day, of code: CountryCode? = nil, in db: Database, _ report: (SnapshotError) -> Void
  ) throws -> [SourcedHistory] {
    let wanted = code.map { [$0.rawValue] } ?? []
    let filter = code == nil ? "" : "AND code = ?"
    let arguments = StatementArguments([Int(day.daysSinceEpoch), Int(day.daysSinceEpoch)]) + StatementArguments(wanted)
    let files = try HistoryRow.fetchAll(
      db,
      sql: """
        SELECT * FROM (
          SELECT *, ROW_NUMBER() OVER (PARTITION BY code ORDER BY firstDay + days DESC, setID DESC) AS place
          FROM figuresHistory WHERE firstDay <= ? AND firstDay + days > ? \(filter)
        ) WHERE place = 1
        """, arguments: arguments)
    let feeds = try FeedHistoryRow.fetchAll(
      db, sql: "SELECT * FROM feedHistory WHERE firstDay <= ? AND firstDay + days > ? \(filter)", arguments: arguments)
    let sources = Dictionary(uniqueKeysWithValues: try Set(files.map(\.setID)).map { ($0, try source(of: $0, in: db)) })
    var histories: [SourcedHistory] = []
    for row in files {
      guard let source = sources[row.setID].flatMap(\.self) else { continue }
      do throws(SnapshotError) {
        histories.append(SourcedHistory(history: try row.history(), source: source))
      } catch {
        report(error)
      }
    }
    for row in feeds {
      do throws(SnapshotError) { histories.append(try row.sourced()) } catch { report(error) }
    }
    return histories
  }

  private static func source(of set: Int64, in db: Database) throws -> DataSource? {
    try Row.fetchOne(
      db, sql: "SELECT sourceName, sourceURL, sourceLicence FROM figuresSet WHERE id = ?", arguments: [set]
    ).map { DataSource(name: $0["sourceName"], url: $0["sourceURL"], licence: $0["sourceLicence"]) }
  }

  /// The series that end last first; of two that end on one day, that of a file.
  private static func newest(_ histories: [SourcedHistory]) -> [SourcedHistory] {
    histories.enumerated().sorted {
      ($1.element.history.lastDay, $0.offset) < ($0.element.history.lastDay, $1.offset)
    }.map(\.element)
  }
}
