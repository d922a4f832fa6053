/// Splits a text into the words that a search compares, both for the search index and where there is none.
///
/// A word is a run of letters and digits, without case and accents. In scripts without spaces each letter with its
/// marks is a word, so a term is found inside a run as words that follow each other.
package struct SearchWordScanner {
  /// The word so far, in UTF-8.
  private var key: [UInt8] = []
  private var start: Int?
  private var end = 0

  /// True where the word is one letter of a script without spaces.
  private var isSpaceless = false

  /// The last character if it was a letter outside ASCII, as it stands in the text, and the length of its key.
  private var letter: (scalar: Unicode.Scalar, length: Int)?

  /// Finds the words of a text, in order.
  ///
  /// - Parameters:
  ///   - text: UTF-8; bytes that aren't end a word.
  ///   - body: Is given each word's key, which is never empty, and its bytes in the text.
  /// - Throws: What the closure throws, at once.
  package static func scan<Stop: Error>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (_ key: [UInt8], _ bytes: Range<Int>) throws(Stop) -> Void
  ) throws(Stop) {
    var scanner = SearchWordScanner()
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        try scanner.addASCII(byte, at: index, body)
        index += 1
      } else if let (scalar, next) = scalar(at: index, in: text) {
        try scanner.add(scalar, at: index..<next, body)
        index = next
      } else {
        try scanner.endWord(body)
        index += 1
      }
    }
    try scanner.endWord(body)
  }

  private mutating func addASCII<Stop: Error>(
    _ byte: UInt8, at index: Int, _ body: ([UInt8], Range<Int>) throws(Stop) -> Void
  ) throws(Stop) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if isSpaceless { try endWord(body) }
      key.append(byte < UInt8(ascii: "A") ? byte : byte | 0x20)
      include(index..<index + 1)
      letter = nil
    default: try endWord(body)
    }
  }

  private mutating func add<Stop: Error>(
    _ scalar: Unicode.Scalar, at bytes: Range<Int>, _ body: ([UInt8], Range<Int>) throws(Stop) -> Void
  ) throws(Stop) {
    switch SearchLetters.kind(of: scalar) {
    case .letter:
      if isSpaceless { try endWord(body) }
      add(scalar, at: bytes)
    case .spaceless:
      try endWord(body)
      isSpaceless = true
      add(scalar, at: bytes)
    case .mark:
      if isSpaceless { addMark(scalar, at: bytes) } else { try endWord(body) }
    case .accent:
      if start != nil { addMark(scalar, at: bytes) }
    case .invisible:
      if !isSpaceless { try endWord(body) }
    case .other: try endWord(body)
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at bytes: Range<Int>) {
    let folded = (isSpaceless ? scalar : SearchLetters.folded(scalar)).utf8
    key.append(contentsOf: folded)
    include(bytes)
    letter = (scalar, folded.count)
  }

  private mutating func addMark(_ mark: Unicode.Scalar, at bytes: Range<Int>) {
    if let (scalar, length) = letter, let composed = SearchLetters.composed(scalar, mark) {
      key.removeLast(length)
      key.append(contentsOf: SearchLetters.folded(composed).utf8)
    } else if isSpaceless {
      key.append(contentsOf: mark.utf8)
    }
    include(bytes)
    letter = nil
  }

  private mutating func include(_ bytes: Range<Int>) {
    if start == nil { start = bytes.lowerBound }
    end = bytes.upperBound
  }

  private mutating func endWord<Stop: Error>(_ body: ([UInt8], Range<Int>) throws(Stop) -> Void) throws(Stop) {
    guard let start else { return }
    try body(key, start..<end)
    self.start = nil
    (isSpaceless, letter) = (false, nil)
    key.removeAll(keepingCapacity: true)
  }

  /// The character outside ASCII that begins at a byte, and where the next one does; nil where there is none.
  private static func scalar(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, next: Int)? {
    let first = text[index]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard (0xC2...0xF4).contains(first), index + length <= text.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in text[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, index + length) }
  }
}
