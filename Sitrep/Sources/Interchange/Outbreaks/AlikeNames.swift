import Domain

/// Finds places whose names differ by a letter or two.
enum AlikeNames {
  /// So many places are compared, each with each.
  private static let mostPlaces = 1_000

  /// Shorter names differ by a letter and are others: North, South.
  private static let shortest = 5

  private static let mostFound = 50

  /// - Parameters:
  ///   - places: Of an outbreak that isn't by countries.
  ///   - rows: How many rows name a place.
  /// - Returns: At most 50.
  static func found(in places: [OutbreakPlace], rows: (PlaceKey) -> Int) -> [OutbreakImport.AlikePlaces] {
    var found: [OutbreakImport.AlikePlaces] = []
    let known = places.prefix(mostPlaces).map { (place: $0, letters: letters(of: $0), rows: rows($0.key)) }
    for (index, one) in known.enumerated() where one.letters.count >= shortest {
      for other in known[(index + 1)...] where areAlike(one.letters, other.letters) {
        let (rarer, usual) = one.rows <= other.rows ? (one, other) : (other, one)
        found.append(
          OutbreakImport.AlikePlaces(
            place: rarer.place, rows: rarer.rows, other: usual.place, otherRows: usual.rows))
        if found.count == mostFound { return found }
      }
    }
    return found
  }

  private static func letters(of place: OutbreakPlace) -> [Unicode.Scalar] {
    Array(place.key.description.beginning(bytes: 100).unicodeScalars.filter(\.properties.isAlphabetic))
  }

  /// True if one or, of longer names, two letters differ; other digits are other places.
  private static func areAlike(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let most = min(one.count, other.count) >= 8 ? 2 : 1
    guard abs(one.count - other.count) <= most, other.count >= shortest else { return false }
    var before = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var line = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        let change = before[column] + (letter == otherLetter ? 0 : 1)
        line.append(min(change, before[column + 1] + 1, line[column] + 1))
      }
      guard line.min() ?? 0 <= most else { return false }
      before = line
    }
    return before[other.count] <= most
  }
}
