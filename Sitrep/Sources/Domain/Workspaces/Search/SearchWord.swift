/// A word of a text, as the search index knows it.
package struct SearchWord: Hashable, Sendable {
  /// Without case and accents; never empty.
  package let key: String

  /// Where it stands in the text.
  package let range: Range<String.Index>

  /// The words of a text, in order, as ``SearchWordScanner`` finds them.
  package static func words(of text: String) -> [SearchWord] {
    var words: [SearchWord] = []
    var (index, place) = (text.startIndex, 0)
    // How a text is stored is not known of one that came from Apple's frameworks, so places are counted, not computed.
    var copy = text
    copy.withUTF8 { bytes in
      SearchWordScanner.scan(bytes) { key, range in
        let start = text.utf8.index(index, offsetBy: range.lowerBound - place)
        let end = text.utf8.index(start, offsetBy: range.count)
        words.append(SearchWord(key: String(decoding: key, as: UTF8.self), range: start..<end))
        (index, place) = (end, range.upperBound)
      }
    }
    return words
  }
}
