/// Finds one term among the words of texts, in a time that grows with the text alone.
package struct TermSearch: Sendable {
  /// The words that must be there as they are, one after the other.
  private let whole: [String]

  /// For each of them how many of the first ones the words up to it end with, itself left out (Knuth, Morris, Pratt).
  private let borders: [Int]

  /// The word after them, which may go on.
  private let beginning: String?

  package init(_ term: SearchTerm) {
    let keys = SearchWord.words(of: term.text).map(\.key)
    beginning = term.isPrefix ? keys.last : nil
    whole = beginning == nil ? keys : keys.dropLast()
    borders = Self.borders(of: whole)
  }

  /// True where the term has no word; then it stands nowhere.
  package var isEmpty: Bool { whole.isEmpty && beginning == nil }

  /// Where the term stands among the words; places don't overlap.
  package func places(in words: [SearchWord]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var matched = 0
    for (index, word) in words.enumerated() {
      if matched == whole.count, let beginning, word.key.utf8.starts(with: beginning.utf8) {
        places.append(index - matched..<index + 1)
        matched = 0
        continue
      }
      guard !whole.isEmpty else { continue }
      matched = Self.advance(matched, by: word.key, in: whole, borders)
      guard matched == whole.count, beginning == nil else { continue }
      places.append(index + 1 - matched..<index + 1)
      matched = 0
    }
    return places
  }

  private static func borders(of whole: [String]) -> [Int] {
    var borders: [Int] = []
    for (index, key) in whole.enumerated() {
      borders.append(index == 0 ? 0 : advance(borders[index - 1], by: key, in: whole, borders))
    }
    return borders
  }

  /// How many of the words are matched after one more, where so many were before it.
  private static func advance(_ matched: Int, by key: String, in whole: [String], _ borders: [Int]) -> Int {
    var matched = matched
    while matched > 0, matched == whole.count || !whole[matched].utf8.elementsEqual(key.utf8) {
      matched = borders[matched - 1]
    }
    return whole[matched].utf8.elementsEqual(key.utf8) ? matched + 1 : 0
  }
}
