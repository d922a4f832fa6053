import Foundation

/// The words of a column's heading, as they compare: in lower case, without accents.
package struct HeadingWords: Hashable, Sendable {
  /// No longer heading is looked at, in bytes.
  private static let longest = 400

  package let words: [String]

  /// Splits at anything but letters and digits, and where a capital follows a small letter: `CumulativeDeaths`.
  package init(_ heading: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var wasSmall = false
    for scalar in heading.beginning(bytes: Self.longest).unicodeScalars {
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      let isPart = scalar.properties.isAlphabetic || isMark || scalar.properties.numericType != nil
      if (!isPart || wasSmall && scalar.properties.isUppercase) && !word.isEmpty {
        words.append(Self.folded(String(word)))
        word = String.UnicodeScalarView()
      }
      if isPart { word.append(scalar) }
      wasSmall = isPart && scalar.properties.isLowercase
    }
    if !word.isEmpty { words.append(Self.folded(String(word))) }
    self.words = words
  }

  private init(words: [String]) {
    self.words = words
  }

  /// The same with words of their own for what is written together with a date: `dtdeath`, `dateentry`.
  package var withDatesApart: HeadingWords {
    HeadingWords(
      words: words.flatMap { word in
        guard let date = Self.dates.first(where: { word.hasPrefix($0) && word.count > $0.count + 2 }) else {
          return [word]
        }
        return [date, String(word.dropFirst(date.count))]
      })
  }

  private static let dates = ["date", "dt", "fecha"]

  /// The letter й stays: it is no и with an accent.
  package static func folded(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in word.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      let isBreve = scalar == "\u{306}" && folded.last == "и"
      if isBreve || scalar.properties.generalCategory != .nonspacingMark { folded.append(scalar) }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// The places of the words that a pattern stands for; nil: it isn't there.
  ///
  /// - Parameter pattern: Words in a row; one that ends with `*` stands for all that begin so.
  /// - Returns: Positions in ``words``.
  package func range(of pattern: [String]) -> Range<Int>? {
    guard !pattern.isEmpty, words.count >= pattern.count else { return nil }
    return (0...(words.count - pattern.count)).first { start in
      zip(words[start...], pattern).allSatisfy { word, wanted in
        wanted.last == "*" ? word.hasPrefix(wanted.dropLast()) : word == wanted
      }
    }.map { $0..<($0 + pattern.count) }
  }
}
