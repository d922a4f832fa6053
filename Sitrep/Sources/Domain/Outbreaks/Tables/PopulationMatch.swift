/// What a table of people brings to the places of an outbreak: each row is taken, or left out for a reason.
package struct PopulationMatch: Hashable, Sendable {
  /// Why a row gives no place a population.
  package enum Reason: Hashable, Sendable {
    /// The outbreak has no such place.
    case unknownPlace

    /// The cell holds no whole number above 0.
    case noNumber

    /// An earlier row has the same place: its line.
    case repeated(line: Int)
  }

  package struct LeftOut: Hashable, Sendable {
    package let row: PopulationTable.Row
    package let reason: Reason
  }

  /// By place.
  package private(set) var populations: [PlaceKey: PlacePopulation] = [:]

  /// In the file's order; all rows are ``populations`` and these together.
  package private(set) var leftOut: [LeftOut] = []

  /// - Parameters:
  ///   - table: The rows.
  ///   - places: The outbreak's places, known by any of their spellings.
  ///   - file: The file's name, to be told as the origin.
  package init(_ table: PopulationTable, with places: [OutbreakPlace], from file: String) {
    var keys: [PlaceKey: PlaceKey] = [:]
    for place in places {
      for spelling in [place.name] + place.spellings { keys[PlaceKey(name: spelling)] = place.key }
    }
    var lines: [PlaceKey: Int] = [:]
    for row in table.rows {
      guard let place = keys[PlaceKey(name: row.name)] else {
        leftOut.append(LeftOut(row: row, reason: .unknownPlace))
        continue
      }
      guard let population = row.count.flatMap({ PlacePopulation(count: $0, origin: file, year: table.year) }) else {
        leftOut.append(LeftOut(row: row, reason: .noNumber))
        continue
      }
      if let line = lines[place] {
        leftOut.append(LeftOut(row: row, reason: .repeated(line: line)))
      } else {
        lines[place] = row.line
        populations[place] = population
      }
    }
  }
}
