import Domain

/// The decoded head of a snapshot: all countries with their figures of the shown day, and where each history lies.
///
/// Documentation/Technotes/Snapshot.md describes the format byte by byte. Head and table bear one checksum, each
/// country's series others, so that opening a snapshot reads a few kilobytes and a history is decoded when asked for.
struct Snapshot: Sendable {
  let report: StatisticsReport
  /// The release whose figures are shown at first, and the final one.
  let first: FiguresRelease
  let final: FiguresRelease

  private let bytes: [UInt8]
  private let series: [CountryCode: SnapshotSeries]
  private let finalSeries: [CountryCode: FinalSeries]

  init(_ bytes: [UInt8]) throws(SnapshotError) {
    let head = try SnapshotHead(bytes)
    var reader = SnapshotByteReader(head.table)
    var table = try SnapshotTable(reading: &reader, head)
    try table.placeSeries(from: head.table.endIndex, to: bytes.count)

    self.bytes = bytes
    series = table.series
    finalSeries = table.finalSeries
    report = StatisticsReport(asOf: head.shownDay, source: table.source, rows: table.rows, leftOut: table.leftOut)
    first = FiguresRelease(report, days: head.days)
    final = FiguresRelease(
      source: table.finalSource.released(head.finalDays.upperBound), days: head.finalDays,
      countries: first.countries + table.added, leftOut: table.leftOut + table.leftOutLater)
  }

  /// Decodes one country's three series of the first release; nil for a country that it does not have.
  func history(of code: CountryCode) throws(SnapshotError) -> CountryHistory? {
    guard let series = series[code] else { return nil }
    var reader = try reader(of: series, code)
    return try CountryHistory(
      reading: &reader, code: code, firstDay: first.days.lowerBound, dayCount: first.dayCount)
  }

  /// Decodes one country's series of the final release; nil for a country that it does not have.
  ///
  /// It has no recovered counts of its own: they are the first release's, and unknown after its last day.
  func finalHistory(of code: CountryCode) throws(SnapshotError) -> CountryHistory? {
    guard let series = finalSeries[code] else { return nil }
    let earlier = try history(of: code)
    let begun = series.isWhole ? nil : earlier
    let rest = final.dayCount - (begun?.confirmed.count ?? 0)
    var reader = try reader(of: series.place, code)
    let confirmed = try reader.counts(rest, after: begun?.confirmed ?? [])
    let deaths = try reader.counts(rest, after: begun?.deaths ?? [])
    guard reader.isAtEnd else { throw .damaged("the history of \(code) is too long") }
    let recovered = earlier?.recovered ?? []
    return CountryHistory(
      code: code, firstDay: final.days.lowerBound, confirmed: confirmed,
      recovered: recovered + Array(repeating: nil, count: final.dayCount - recovered.count), deaths: deaths)
  }

  private func reader(of series: SnapshotSeries, _ code: CountryCode) throws(SnapshotError) -> SnapshotByteReader {
    let bytes = bytes[series.bytes]
    guard CRC32.checksum(bytes) == series.checksum else { throw .damaged("the history of \(code) has changed") }
    return SnapshotByteReader(bytes)
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

extension FiguresRelease {
  fileprivate var dayCount: Int { Int(days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch) + 1 }
}

extension DataSource {
  /// The same source, with the day of its release.
  fileprivate func released(_ day: Day) -> DataSource {
    DataSource(name: name, url: url, licence: licence, release: day)
  }
}

extension SnapshotByteReader {
  /// So many counts more, one a day, each stored as the difference to the last known one.
  fileprivate mutating func counts(_ dayCount: Int, after earlier: [Int?] = []) throws(SnapshotError) -> [Int?] {
    var counts = earlier
    counts.reserveCapacity(earlier.count + dayCount)
    var last = earlier.last { $0 != nil }.flatMap(\.self) ?? 0
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
