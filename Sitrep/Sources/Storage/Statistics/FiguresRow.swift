import Domain
import Foundation
import GRDB

/// A set of figures as it lies in the database, without its histories.
struct FiguresRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "figuresSet"

  enum Origin: String, Codable {
    case feed
    case file
  }

  var id: Int64?
  let origin: Origin
  let name: String
  let received: Double
  let asOf: Int
  let countries: Int
  let sourceName: String
  let sourceURL: String
  let sourceLicence: String
  let tag: String?
  let modified: String?
  let figures: Data
  let checksum: Int64

  init(_ report: StatisticsReport, _ origin: Origin, name: String, mark: CacheValidator?, received: Date) {
    let bytes = report.bytes
    self.origin = origin
    self.name = name
    self.received = received.timeIntervalSince1970
    asOf = Int(report.asOf.daysSinceEpoch)
    countries = report.rows.count
    sourceName = report.source.name
    sourceURL = report.source.url
    sourceLicence = report.source.licence
    tag = mark?.tag
    modified = mark?.modified
    figures = Data(bytes)
    checksum = Int64(CRC32.checksum(bytes[...]))
  }

  var source: DataSource { DataSource(name: sourceName, url: sourceURL, licence: sourceLicence) }

  /// The figures, if the bytes are those that were written.
  func kept() throws(SnapshotError) -> KeptFigures {
    let bytes = [UInt8](figures)
    guard Int64(CRC32.checksum(bytes[...])) == checksum, let day = Day(daysSinceEpoch: asOf) else {
      throw .damaged("the figures received last have changed")
    }
    return KeptFigures(
      report: try StatisticsReport(bytes: bytes, asOf: day, source: source),
      origin: origin == .feed ? .feed : .file(name: name),
      received: Date(timeIntervalSince1970: received))
  }
}

/// A country's history as it lies in the database.
struct HistoryRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "figuresHistory"

  let setID: Int64
  let code: CountryCode
  let firstDay: Int
  let days: Int
  let series: Data
  let checksum: Int64

  init(_ history: CountryHistory, of set: Int64) {
    let bytes = history.bytes
    setID = set
    code = history.code
    firstDay = Int(history.firstDay.daysSinceEpoch)
    days = history.confirmed.count
    series = Data(bytes)
    checksum = Int64(CRC32.checksum(bytes[...]))
  }

  func history() throws(SnapshotError) -> CountryHistory {
    try CountryHistory(code: code, firstDay: firstDay, days: days, series: series, checksum: checksum)
  }
}

/// A history that a feed sent, as it lies in the database.
struct FeedHistoryRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "feedHistory"

  let code: CountryCode
  let sourceName: String
  let sourceURL: String
  let sourceLicence: String
  let firstDay: Int
  let days: Int
  let series: Data
  let checksum: Int64

  init(_ sourced: SourcedHistory) {
    let bytes = sourced.history.bytes
    code = sourced.history.code
    sourceName = sourced.source.name
    sourceURL = sourced.source.url
    sourceLicence = sourced.source.licence
    firstDay = Int(sourced.history.firstDay.daysSinceEpoch)
    days = sourced.history.confirmed.count
    series = Data(bytes)
    checksum = Int64(CRC32.checksum(bytes[...]))
  }

  func sourced() throws(SnapshotError) -> SourcedHistory {
    SourcedHistory(
      history: try CountryHistory(code: code, firstDay: firstDay, days: days, series: series, checksum: checksum),
      source: DataSource(name: sourceName, url: sourceURL, licence: sourceLicence))
  }
}

extension CountryHistory {
  fileprivate init(
    code: CountryCode, firstDay: Int, days: Int, series: Data, checksum: Int64
  ) throws(SnapshotError) {
    let bytes = [UInt8](series)
    guard Int64(CRC32.checksum(bytes[...])) == checksum, let first = Day(daysSinceEpoch: firstDay),
      (0...bytes.count).contains(days)
    else { throw .damaged("the history of \(code) has changed") }
    var reader = SnapshotByteReader(bytes[...])
    try self.init(reading: &reader, code: code, firstDay: first, dayCount: days)
  }
}
