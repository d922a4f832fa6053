import Domain

/// The table of a snapshot: where the figures are from, all countries, and where their series lie.
struct SnapshotTable {
  let source: DataSource
  let finalSource: DataSource
  /// What was left out of the first release, and what only the final one had.
  let leftOut: [String]
  let leftOutLater: [String]

  private(set) var rows: [CountryFigures] = []
  /// The countries that only the final release has.
  private(set) var added: [Country] = []
  private(set) var series: [CountryCode: SnapshotSeries] = [:]
  private(set) var finalSeries: [CountryCode: FinalSeries] = [:]

  /// Reads the whole table.
  init(reading table: inout SnapshotByteReader, _ head: SnapshotHead) throws(SnapshotError) {
    source = try table.source()
    finalSource = try table.source()
    leftOut = try table.names()
    leftOutLater = try table.names()
    for _ in 0..<head.countryCount {
      let row = try CountryFigures(reading: &table, day: head.shownDay)
      let place = try SnapshotSeries(reading: &table)
      guard series.updateValue(place, forKey: row.id) == nil else { throw .damaged("a country stands twice") }
      finalSeries[row.id] = try FinalSeries(reading: &table)
      rows.append(row)
    }
    for _ in 0..<head.addedCount {
      let country = try Country(reading: &table)
      let final = FinalSeries(whole: try SnapshotSeries(reading: &table))
      guard finalSeries.updateValue(final, forKey: country.code) == nil else {
        throw .damaged("a country stands twice")
      }
      added.append(country)
    }
    guard table.isAtEnd else { throw .damaged("its length does not fit its contents") }
  }

  /// The series lie one after the other: all of the first release, then all of the final one.
  mutating func placeSeries(from start: Int, to end: Int) throws(SnapshotError) {
    var start = start
    let codes = rows.map(\.id)
    for code in codes {
      series[code]?.start = start
      start = try Self.end(series[code], start, end)
    }
    for code in codes + added.map(\.code) {
      finalSeries[code]?.place.start = start
      start = try Self.end(finalSeries[code]?.place, start, end)
    }
    guard start == end else { throw .damaged("its length does not fit its contents") }
  }

  /// Where series end that begin at a place.
  private static func end(_ series: SnapshotSeries?, _ start: Int, _ end: Int) throws(SnapshotError) -> Int {
    guard let length = series?.length, length <= end - start else { throw .damaged("it ends too early") }
    return start + length
  }
}

extension SnapshotByteReader {
  fileprivate mutating func source() throws(SnapshotError) -> DataSource {
    DataSource(name: try text(), url: try text(), licence: try text())
  }

  /// A number and so many texts.
  fileprivate mutating func names() throws(SnapshotError) -> [String] {
    var names: [String] = []
    for _ in 0..<(try varint()) { names.append(try text()) }
    return names
  }
}
