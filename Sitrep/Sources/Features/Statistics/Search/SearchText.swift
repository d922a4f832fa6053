import Foundation

/// A text as the search compares it: small letters and digits in words, without accents, as bytes.
nonisolated struct SearchText: Hashable, Sendable {
  /// Each word with a space before it.
  let words: [UInt8]

  init(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let folded =
      isPlain
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var words: [UInt8] = []
    words.reserveCapacity(folded.utf8.count + 1)
    var isInWord = false
    for scalar in folded.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      // A full stop within "U.S." and the apostrophe of "d'Ivoire" part no words.
      if !isLetter, scalar == "." || scalar == "'" || scalar == "’" { continue }
      if isLetter {
        if !isInWord { words.append(UInt8(ascii: " ")) }
        words.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
      isInWord = isLetter
    }
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }
}

/// Several names in one run of bytes, to be searched at once.
nonisolated struct SearchNames: Sendable {
  private var bytes: [UInt8] = []

  init(_ names: [String]) {
    for name in names {
      bytes += SearchText(name).words
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Whether a word of a name begins with what was typed; words that follow each other may be typed on.
  func hasWord(beginningWith text: SearchText) -> Bool { bytes.holds(text.words[...]) }

  /// Whether what was typed stands anywhere in a name.
  func holds(_ text: SearchText) -> Bool { bytes.holds(text.words.dropFirst()) }

  /// Whether one of the names is what was typed.
  func hasName(equalTo text: SearchText) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(text.words) }
  }
}

nonisolated extension [UInt8] {
  fileprivate func holds(_ part: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    let length = part.count
    return withUnsafeBufferPointer { whole in
      part.withUnsafeBufferPointer { part in
        for start in 0...(whole.count - length) where whole[start] == first {
          var index = 1
          while index < length, whole[start + index] == part[index] { index += 1 }
          if index == length { return true }
        }
        return false
      }
    }
  }
}
