extension AgeBands {
  /// The band with a name: `0-4`, `<5`, `50+`, `6-8 months`, `от 15 лет`; nil where there is no such band.
  package func band(named text: String) -> AgeBand? {
    let text = text.lowercased()
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.filter { $0 <= Self.mostMonths }
    let isOfMonths = Self.monthWords.contains { text.contains($0) } || text.hasSuffix(" m")
    let unit = isOfMonths ? 1 : 12
    switch numbers.count {
    case 1 where Self.belowWords.contains { text.contains($0) }:
      return bands.first { $0.lower == 0 && $0.upper == numbers[0] * unit }
    case 1: return bands.first { $0.lower == numbers[0] * unit && $0.upper == nil }
    case 2: return bands.first { $0.lower == numbers[0] * unit && $0.upper == (numbers[1] + 1) * unit }
    default: return nil
    }
  }

  /// The people of each band that a table of people names.
  ///
  /// - Parameters:
  ///   - table: With a group of ages in each row.
  ///   - file: The table's name, to be told as the origin.
  /// - Returns: By band; rows that name no band are left out.
  package func populations(in table: PopulationTable, from file: String) -> [AgeBand: PlacePopulation] {
    var populations: [AgeBand: PlacePopulation] = [:]
    for row in table.rows {
      guard let band = band(named: row.name), populations[band] == nil, let count = row.count else { continue }
      populations[band] = PlacePopulation(count: count, origin: file, year: table.year)
    }
    return populations
  }

  private static let monthWords = ["month", "mois", "mes", "мес"]

  private static let belowWords = ["<", "under", "below", "moins", "menor", "до ", "младше"]
}
