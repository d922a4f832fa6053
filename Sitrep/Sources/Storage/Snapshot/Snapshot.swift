import Domain

/// The decoded head of a snapshot: all countries with their figures of the shown day, and where each history lies.
///
/// Documentation/Technotes/Snapshot.md describes the format byte by byte. Head and table bear one checksum, each
/// country's series another, so that opening a snapshot reads a few kilobytes and a history is decoded when asked for.
struct Snapshot: Sendable {
  let report: StatisticsReport

  private let bytes: [UInt8]
  private let firstDay: Day
  private let dayCount: Int
  private let series: [CountryCode: SnapshotSeries]

  init(_ bytes: [UInt8]) throws(SnapshotError) {
    let head = try SnapshotHead(bytes)
    var table = SnapshotByteReader(head.table)
    let source = DataSource(name: try table.text(), url: try table.text(), licence: try table.text())
    var leftOut: [String] = []
    for _ in 0..<(try table.varint()) {
      leftOut.append(try table.text())
    }

    var rows: [CountryFigures] = []
    var series: [CountryCode: SnapshotSeries] = [:]
    var start = head.table.endIndex
    for _ in 0..<head.countryCount {
      let row = try CountryFigures(reading: &table, day: head.shownDay)
      let range = try SnapshotSeries(reading: &table, start: start, limit: bytes.count)
      guard series.updateValue(range, forKey: row.country.code) == nil else { throw .damaged("a country stands twice") }
      rows.append(row)
      start = range.bytes.upperBound
    }
    guard table.isAtEnd, start == bytes.count else { throw .damaged("its length does not fit its contents") }

    self.bytes = bytes
    self.series = series
    firstDay = head.firstDay
    dayCount = head.dayCount
    report = StatisticsReport(asOf: head.shownDay, source: source, rows: rows, leftOut: leftOut)
  }

  /// Decodes one country's three series; nil for a country that the snapshot does not hold.
  func history(of code: CountryCode) throws(SnapshotError) -> CountryHistory? {
    guard let series = series[code] else { return nil }
    let bytes = bytes[series.bytes]
    guard CRC32.checksum(bytes) == series.checksum else { throw .damaged("the history of \(code) has changed") }
    var reader = SnapshotByteReader(bytes)
    return try CountryHistory(reading: &reader, code: code, firstDay: firstDay, dayCount: dayCount)
  }
}

extension CountryHistory {
  /// Reads three series of so many days, to the end of the bytes.
  init(reading reader: inout SnapshotByteReader, code: CountryCode, firstDay: Day, dayCount: Int) throws(SnapshotError)
  {
    self.init(
      code: code,
      firstDay: firstDay,
      confirmed: try reader.counts(dayCount),
      recovered: try reader.counts(dayCount),
      deaths: try reader.counts(dayCount))
    guard reader.isAtEnd else { throw .damaged("the history of \(code) is too long") }
  }
}

extension SnapshotByteReader {
  /// One count a day, each stored as the difference to the last known one.
  fileprivate mutating func counts(_ dayCount: Int) throws(SnapshotError) -> [Int?] {
    var counts: [Int?] = []
    counts.reserveCapacity(dayCount)
    var last = 0
    for _ in 0..<dayCount {
      guard let difference = try optional() else {
        counts.append(nil)
        continue
      }
      let (count, overflow) = last.addingReportingOverflow(difference)
      guard !overflow, count >= 0 else { throw .damaged("a count is out of range") }
      counts.append(count)
      last = count
    }
    return counts
  }
}
