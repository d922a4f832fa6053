import Domain

/// A report's rows as bytes: the table of a snapshot without its head, its source and its histories.
///
/// Where rows are of an earlier day than the report, their places and how many days earlier follow.
extension StatisticsReport {
  var bytes: [UInt8] {
    var writer = SnapshotByteWriter()
    writer.varint(leftOut.count)
    for name in leftOut { writer.text(name) }
    writer.varint(rows.count)
    for row in rows { writer.figures(row) }
    let earlier = rows.enumerated().filter { $1.day < asOf }
    if !earlier.isEmpty { writer.varint(earlier.count) }
    for (place, row) in earlier {
      writer.varint(place)
      writer.varint(Int(asOf.daysSinceEpoch - row.day.daysSinceEpoch))
    }
    return writer.bytes
  }

  /// Reads bytes that are not trusted.
  init(bytes: [UInt8], asOf: Day, source: DataSource) throws(SnapshotError) {
    var reader = SnapshotByteReader(bytes[...])
    var leftOut: [String] = []
    for _ in 0..<(try reader.varint()) { leftOut.append(try reader.text()) }
    var rows: [CountryFigures] = []
    for _ in 0..<(try reader.varint()) { rows.append(try CountryFigures(reading: &reader, day: asOf)) }
    if !reader.isAtEnd {
      for _ in 0..<(try reader.varint()) {
        let (place, days) = (try reader.varint(), try reader.varint())
        guard rows.indices.contains(place), days <= Self.mostDays else { throw .damaged("a day is out of range") }
        rows[place] = rows[place].of(asOf.advanced(by: -days))
      }
    }
    guard reader.isAtEnd else { throw .damaged("its length does not fit its contents") }
    self.init(asOf: asOf, source: source, rows: rows, leftOut: leftOut)
  }

  /// How much earlier than the report a row may be.
  private static let mostDays = 100_000
}

extension CountryFigures {
  /// The same figures, of another day.
  fileprivate func of(_ day: Day) -> CountryFigures {
    CountryFigures(country: country, day: day, confirmed: confirmed, recovered: recovered, deaths: deaths)
  }
}

extension CountryHistory {
  /// The three series as they lie in a snapshot.
  var bytes: [UInt8] {
    var writer = SnapshotByteWriter()
    for counts in [confirmed, recovered, deaths] {
      var last = 0
      for count in counts {
        writer.optional(count.map { $0 - last })
        last = count ?? last
      }
    }
    return writer.bytes
  }
}

extension SnapshotByteWriter {
  fileprivate mutating func figures(_ row: CountryFigures) {
    plain(row.country.code.rawValue)
    plain(row.country.iso3)
    byte(row.country.continent.number)
    text(row.country.englishName)
    text(row.country.russianName)
    population(row.country.population)
    for count in [row.confirmed, row.recovered, row.deaths] {
      optional(count.total)
      optional(count.new)
      optional(count.newBefore)
    }
  }

  private mutating func population(_ population: Population?) {
    guard let population else { return byte(0) }
    byte(population.source == .worldBank ? 1 : 2)
    varint(population.count)
    varint(population.year)
  }
}

extension Continent {
  fileprivate var number: UInt8 {
    switch self {
    case .africa: 0
    case .asia: 1
    case .europe: 2
    case .northAmerica: 3
    case .southAmerica: 4
    case .oceania: 5
    }
  }
}
