import Domain

/// Finds places whose names differ by a letter or two, or by a word that is shortened.
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
    let known = places.prefix(mostPlaces).map { Name($0, rows: rows($0.key)) }
    for (index, one) in known.enumerated() where one.letters.count >= shortest {
      for other in known[(index + 1)...]
      where !areNumbered(one, other) && (areAlike(one.letters, other.letters) || areShortened(one.words, other.words)) {
        let (rarer, usual) = one.rows <= other.rows ? (one, other) : (other, one)
        found.append(
          OutbreakImport.AlikePlaces(
            place: rarer.place, rows: rarer.rows, other: usual.place, otherRows: usual.rows))
        if found.count == mostFound { return found }
      }
    }
    return found
  }

  /// A place's name, taken apart.
  private struct Name {
    let place: OutbreakPlace
    let rows: Int
    let letters: [Unicode.Scalar]
    let words: [String]

    /// Words with digits, and words of one letter.
    let numbers: [String]
    let initials: [String]

    init(_ place: OutbreakPlace, rows: Int) {
      self.place = place
      self.rows = rows
      letters = Array(
        place.key.description.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(mostLetters))
      words = HeadingWords(place.name).words
      numbers = words.filter { $0.unicodeScalars.contains { $0.properties.numericType != nil } }
      initials = words.filter {
        $0.unicodeScalars.count == 1 && $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      }
    }
  }

  /// So much of a name is compared.
  private static let mostLetters = 60

  /// True of `Camp 1` and `Camp 2`, `Hospital A` and `Hospital B`: other numbers and letters are other places.
  private static func areNumbered(_ one: Name, _ other: Name) -> Bool {
    one.numbers != other.numbers || one.words.count == other.words.count && one.initials != other.initials
  }

  /// True if one or, of longer names, two letters differ.
  ///
  /// The distance of Levenshtein, of which only cells near the diagonal matter.
  private static func areAlike(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let most = min(one.count, other.count) >= 8 ? 2 : 1
    guard abs(one.count - other.count) <= most, other.count >= shortest else { return false }
    let far = most + 1
    var before = (0...other.count).map { min($0, far) }
    var line = before
    for row in 1...one.count {
      let columns = max(row - most, 1)...min(row + most, other.count)
      line[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(row, far) : far
      var least = far
      for column in columns {
        let change = before[column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
        line[column] = min(change, before[column] + 1, line[column - 1] + 1, far)
        least = min(least, line[column])
      }
      guard least <= most else { return false }
      if columns.upperBound < other.count { line[columns.upperBound + 1] = far }
      swap(&before, &line)
    }
    return before[other.count] <= most
  }

  /// True of `Pt. Saida` and `Port Saïda`: one word at least is the same, and others are shortened to two or three letters
  /// with the first and the last one of the word.
  private static func areShortened(_ one: [String], _ other: [String]) -> Bool {
    guard one.count == other.count, one.count > 1 else { return false }
    let pairs = zip(one, other).filter { $0 != $1 }
    guard !pairs.isEmpty, pairs.count < one.count, zip(one, other).contains(where: { $0 == $1 && $0.count >= shortest })
    else { return false }
    return pairs.allSatisfy { isShort($0, for: $1) || isShort($1, for: $0) }
  }

  private static func isShort(_ short: String, for word: String) -> Bool {
    guard (2...3).contains(short.count), word.count > short.count, short.first == word.first, short.last == word.last
    else { return false }
    var letters = word[...]
    return short.allSatisfy { letter in
      guard let index = letters.firstIndex(of: letter) else { return false }
      letters = letters[letters.index(after: index)...]
      return true
    }
  }
}
