import Domain

extension CountryFigures {
  /// Reads one country of the snapshot's table, up to the place of its history.
  init(reading table: inout SnapshotByteReader, day: Day) throws(SnapshotError) {
    let country = try Country(reading: &table)
    self.init(
      country: country,
      day: day,
      confirmed: try DailyCount(reading: &table),
      recovered: try DailyCount(reading: &table),
      deaths: try DailyCount(reading: &table))
  }
}

extension Country {
  init(reading table: inout SnapshotByteReader) throws(SnapshotError) {
    guard let code = CountryCode(try table.text(2)) else { throw .damaged("a country code is not one") }
    let iso3 = try table.text(3)
    let continent = try table.continent()
    self.init(
      code: code,
      iso3: iso3,
      englishName: try table.text(),
      russianName: try table.text(),
      continent: continent,
      population: try table.population())
  }
}

extension DailyCount {
  fileprivate init(reading table: inout SnapshotByteReader) throws(SnapshotError) {
    let total = try table.optional()
    guard total ?? 0 >= 0 else { throw .damaged("a count is out of range") }
    self.init(total: total, new: try table.optional(), newBefore: try table.optional())
  }
}

extension SnapshotByteReader {
  fileprivate mutating func continent() throws(SnapshotError) -> Continent {
    switch try byte() {
    case 0: .africa
    case 1: .asia
    case 2: .europe
    case 3: .northAmerica
    case 4: .southAmerica
    case 5: .oceania
    default: throw .damaged("a continent is unknown")
    }
  }

  fileprivate mutating func population() throws(SnapshotError) -> Population? {
    let source: PopulationSource
    switch try byte() {
    case 0: return nil
    case 1: source = .worldBank
    case 2: source = .jhuReference
    default: throw .damaged("the source of a population is unknown")
    }
    return Population(count: try varint(), year: try varint(), source: source)
  }
}
