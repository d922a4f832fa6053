import Domain

/// A disease that a text tells: the title of a table, or the name of a file.
enum DiseaseMention {
  /// Nil: the text names none, or several.
  static func found(in text: String) -> Disease? {
    let heading = HeadingWords(text)
    let found = Set(patterns.filter { heading.range(of: $0.words) != nil }.map(\.key))
    return found.count == 1 ? found.first.map { .known($0) } : nil
  }

  /// True if a row's word for a disease means the one that the person says.
  static func isSame(_ text: String, _ disease: Disease) -> Bool {
    if Disease(text: text) == disease { return true }
    let folded = PlaceKey.folded(text)
    if case .named(let name) = disease { return PlaceKey.folded(name) == folded }
    return found(in: text) == disease
  }

  /// Which words say a disease.
  ///
  /// - Parameters:
  ///   - words: Folded words in a row.
  ///   - disease: Its name counts too, where it is none of the known ones.
  /// - Returns: Positions in the words.
  static func places(in words: [String], of disease: Disease) -> Set<Int> {
    var all = patterns.map(\.words)
    if case .named(let name) = disease { all.append(HeadingWords(name).words) }
    return all.reduce(into: []) { places, pattern in
      guard !pattern.isEmpty, pattern.count <= words.count else { return }
      for start in 0...(words.count - pattern.count) where words[start..<(start + pattern.count)].elementsEqual(pattern)
      {
        places.formUnion(start..<(start + pattern.count))
      }
    }
  }

  /// Words of one or two letters mean too much.
  private static let shortest = 3

  private static let patterns: [(key: DiseaseKey, words: [String])] = DiseaseKey.allCases.flatMap { key in
    ([key.rawValue, key.englishName, key.russianName] + key.aliases)
      .map { HeadingWords($0).words }
      .filter { words in words.count > 1 || (words.first?.count ?? 0) >= shortest }
      .map { (key, $0) }
  }
}
