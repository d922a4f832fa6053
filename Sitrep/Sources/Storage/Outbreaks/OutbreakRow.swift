import Domain
import Foundation
import GRDB

/// An outbreak's head as it lies in the database.
struct OutbreakRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "outbreak"

  let id: String
  let name: String
  let disease: String

  /// Nil where the places are countries.
  let placeLabel: String?
  let period: String
  let sourceName: String
  let sourceURL: String
  let sourceLicence: String
  let received: Double
  let firstDay: Int
  let lastDay: Int
  let publisher: String?
  let tag: String?
  let modified: String?
  let provenance: Data
  let content: String

  /// - Parameters:
  ///   - outbreak: The head.
  ///   - content: What is kept with it.
  init(_ outbreak: Outbreak, _ content: OutbreakContent) {
    self.content = content.rawValue
    id = outbreak.id.rawValue
    name = outbreak.name
    disease = outbreak.disease.storedText
    placeLabel = if case .named(let label) = outbreak.level { label } else { nil }
    period = outbreak.period.storedText
    sourceName = outbreak.source.name
    sourceURL = outbreak.source.url
    sourceLicence = outbreak.source.licence
    received = outbreak.received.timeIntervalSince1970
    firstDay = Int(outbreak.days.lowerBound.daysSinceEpoch)
    lastDay = Int(outbreak.days.upperBound.daysSinceEpoch)
    publisher = outbreak.feed?.publisher.rawValue
    tag = outbreak.feed?.mark?.tag
    modified = outbreak.feed?.mark?.modified
    provenance = Data(outbreak.provenance.bytes)
  }

  /// Keeps the head in place of the one before, of which nothing else than populations and choices stays.
  func keepAlone(in db: Database) throws {
    try db.execute(sql: OutbreakSQL.keep, arguments: StatementArguments(try databaseDictionary))
    for statement in OutbreakSQL.deleteContents { try db.execute(sql: statement, arguments: [id]) }
  }

  /// The head, if it is one that was written.
  func outbreak() throws(SnapshotError) -> Outbreak {
    guard let id = OutbreakID(rawValue: id), let disease = Disease(text: disease),
      let period = ReportingPeriod(storedText: period), let first = Day(daysSinceEpoch: firstDay),
      let last = Day(daysSinceEpoch: lastDay), first <= last, let content = OutbreakContent(rawValue: content)
    else { throw .damaged("the outbreak \(id.debugDescription) has changed") }
    return Outbreak(
      id: id, name: name, disease: disease, level: placeLabel.map { .named(label: $0) } ?? .countries, period: period,
      content: content, source: DataSource(name: sourceName, url: sourceURL, licence: sourceLicence),
      provenance: try Provenance(bytes: [UInt8](provenance)), received: Date(timeIntervalSince1970: received),
      days: first...last, feed: feed)
  }

  private var feed: OutbreakFeedLink? {
    publisher.flatMap { OutbreakFeedLink.Publisher(rawValue: $0) }.map { publisher in
      OutbreakFeedLink(publisher, mark: CacheValidator(tag: tag, modified: modified))
    }
  }
}

extension ReportingPeriod {
  var storedText: String {
    switch self {
    case .day: "day"
    case .week(let start): start.rawValue
    }
  }

  init?(storedText: String) {
    if storedText == "day" {
      self = .day
    } else if let start = Weekday(rawValue: storedText) {
      self = .week(start: start)
    } else {
      return nil
    }
  }
}

/// An outbreak's places as they lie in the database.
struct OutbreakPlacesRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "outbreakPlaces"

  let outbreak: String
  let places: Data
  let checksum: Int64

  init(_ places: [OutbreakPlace], of outbreak: OutbreakID) {
    let bytes = OutbreakPlace.bytes(of: places)
    self.outbreak = outbreak.rawValue
    self.places = Data(bytes)
    checksum = Int64(CRC32.checksum(bytes[...]))
  }

  func read() throws(SnapshotError) -> [OutbreakPlace] {
    let bytes = [UInt8](places)
    guard Int64(CRC32.checksum(bytes[...])) == checksum else {
      throw .damaged("the places of an outbreak have changed")
    }
    return try OutbreakPlace.read(bytes)
  }
}

/// A series as it lies in the database.
struct OutbreakSeriesRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = AppSchema.outbreakSeries

  let outbreak: String
  let place: String
  let measure: String
  let firstDay: Int
  let periods: Int
  let counts: Data
  let checksum: Int64

  init(_ series: CountSeries, of outbreak: OutbreakID) {
    let bytes = series.bytes
    self.outbreak = outbreak.rawValue
    place = series.place.description
    measure = series.measure.rawValue
    firstDay = Int(series.firstDay.daysSinceEpoch)
    periods = series.count
    counts = Data(bytes)
    checksum = Int64(CRC32.checksum(bytes[...]))
  }

  func series() throws(SnapshotError) -> CountSeries {
    let bytes = [UInt8](counts)
    guard Int64(CRC32.checksum(bytes[...])) == checksum, let place = PlaceKey(place),
      let measure = Measure(rawValue: measure), let first = Day(daysSinceEpoch: firstDay),
      (0...bytes.count).contains(periods)
    else { throw .damaged("the counts of \(place.debugDescription) have changed") }
    return try CountSeries(bytes: bytes, place: place, measure: measure, firstDay: first, count: periods)
  }
}
