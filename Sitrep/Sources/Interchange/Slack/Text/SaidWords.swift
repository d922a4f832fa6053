/// The words that a text says, to find out what another text says beside it.
struct SaidWords {
  private var words: Set<UInt64> = []

  mutating func add(_ text: String) {
    Self.each(of: text) { words.insert($0) }
  }

  /// True where every word of a text is said.
  func say(_ text: String) -> Bool {
    var isSaid = true
    Self.each(of: text) { isSaid = isSaid && words.contains($0) }
    return isSaid
  }

  /// Gives a hash (FNV-1a) of each run of letters and digits; all that isn't ASCII counts as a letter.
  private static func each(of text: String, _ body: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      let start: UInt64 = 0xCBF2_9CE4_8422_2325
      var hash = start
      for (index, byte) in bytes.enumerated() {
        let isLetter = byte >= 0x80 && !isNoBreakSpace(bytes, index) || isLetterOrDigit(byte)
        if isLetter {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        } else if hash != start {
          body(hash)
          hash = start
        }
      }
      if hash != start { body(hash) }
    }
  }

  /// Slack writes such spaces in one of the two texts only.
  private static func isNoBreakSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0
      || bytes[index] == 0xA0 && index > 0 && bytes[index - 1] == 0xC2
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension SlackText {
  /// The lines of a text that say a word which isn't said yet.
  func lines(of text: String, beside said: SaidWords) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init).filter { line in
      // In texts, lists that count have their numbers as words.
      let line = line.drop(while: \.isWhitespace)
      let mark = line.prefix { $0.isNumber || $0.isLetter }
      let isItem = mark.utf8.count <= 4 && line[mark.endIndex...].hasPrefix(". ")
      return !said.say(plain(String(isItem ? line[mark.endIndex...] : line)))
    }
    return lines.joined(separator: "\n")
  }
}
