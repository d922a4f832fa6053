/// Emoji by name within a text, as in `:+1::skin-tone-3:`.
enum EmojiName {
  /// No name has more bytes.
  private static let longest = 60

  /// The emoji that is named at a colon, and where the text goes on; nil where none is.
  static func emoji(in bytes: [UInt8], at colon: Int, before end: Int) -> (String, next: Int)? {
    guard let last = nameEnd(in: bytes, from: colon + 1, before: end) else { return nil }
    let name = bytes[colon + 1..<last]
    // As in 10:100:20, which is no list of emoji.
    if name.allSatisfy(isDigit), colon > 0, isDigit(bytes[colon - 1]) { return nil }
    if last + 1 < end, bytes[last + 1] == UInt8(ascii: ":"), bytes[(last + 2)..<end].starts(with: "skin-tone-".utf8),
      let toneEnd = nameEnd(in: bytes, from: last + 2, before: end),
      let emoji = Emoji.named(String(decoding: bytes[colon + 1..<toneEnd], as: UTF8.self))
    {
      return (emoji, toneEnd + 1)
    }
    return Emoji.named(String(decoding: name, as: UTF8.self)).map { ($0, last + 1) }
  }

  /// Where the colon is that ends a name.
  private static func nameEnd(in bytes: [UInt8], from start: Int, before end: Int) -> Int? {
    let part = bytes[start..<min(end, start + longest)]
    let last = part.firstIndex { !isPart($0) }
    return last.flatMap { bytes[$0] == UInt8(ascii: ":") && $0 > start ? $0 : nil }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: isDigit(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
