/// A word of a text, as the search index knows it.
package struct SearchWord: Hashable, Sendable {
  /// Without case and accents; never empty.
  package let key: String

  /// Where it stands in the text.
  package let range: Range<String.Index>

  /// The words of a text, in order; whatever is no letter and no digit parts them.
  package static func words(of text: String) -> [SearchWord] {
    var parser = SearchWordParser()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      parser.add(scalars[index], at: index..<next)
      index = next
    }
    parser.endWord(at: index)
    return parser.words
  }
}

private struct SearchWordParser {
  private(set) var words: [SearchWord] = []

  /// In UTF-8.
  private var key: [UInt8] = []
  private var start: String.Index?

  mutating func add(_ scalar: Unicode.Scalar, at range: Range<String.Index>) {
    if scalar.isASCII {
      addASCII(UInt8(truncatingIfNeeded: scalar.value), at: range.lowerBound)
    } else if SearchLetters.isWord(scalar) {
      endWord(at: range.lowerBound)
      words.append(SearchWord(key: String(scalar), range: range))
    } else if SearchLetters.isLetter(scalar) {
      add(String(SearchLetters.folded(scalar)).utf8, at: range.lowerBound)
    } else if !SearchLetters.isAccent(scalar) {
      endWord(at: range.lowerBound)
    }
  }

  mutating func endWord(at end: String.Index) {
    guard let start else { return }
    words.append(SearchWord(key: String(decoding: key, as: UTF8.self), range: start..<end))
    self.start = nil
    key.removeAll(keepingCapacity: true)
  }

  private mutating func addASCII(_ byte: UInt8, at index: String.Index) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(CollectionOfOne(byte | 0x20), at: index)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      add(CollectionOfOne(byte), at: index)
    default: endWord(at: index)
    }
  }

  private mutating func add(_ letter: some Sequence<UInt8>, at index: String.Index) {
    if start == nil { start = index }
    key.append(contentsOf: letter)
  }
}
