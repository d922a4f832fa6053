import GRDB

/// Parts a text into the words that the search index knows.
///
/// It is SQLite's `unicode61` without diacritics, but each Han and Kana character is a word of its own: those scripts
/// have no blanks between words, and 日本 is found inside 東京日本橋 as two words that follow each other.
final class ArchiveTokenizer: FTS5CustomTokenizer {
  static let name = "archive"

  /// What a callback for a part of the text needs to tell places in all of it.
  private struct Part {
    let context: UnsafeMutableRawPointer?
    let callback: FTS5TokenCallback
    let start: CInt
  }

  private let words: any FTS5Tokenizer

  init(db: Database, arguments: [String]) throws {
    words = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  func tokenize(
    context: UnsafeMutableRawPointer?, tokenization: FTS5Tokenization, pText: UnsafePointer<CChar>?, nText: CInt,
    tokenCallback: @escaping FTS5TokenCallback
  ) -> CInt {
    guard let pText, nText > 0 else { return 0 }
    let bytes = UnsafeBufferPointer(start: pText, count: Int(nText))
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = Self.characterLength(bytes, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      let code = tokenize(
        Part(context: context, callback: tokenCallback, start: CInt(start)), tokenization, pText, start..<index)
      guard code == 0 else { return code }
      let end = index + length
      let characterCode = tokenCallback(context, 0, pText + index, CInt(length), CInt(index), CInt(end))
      guard characterCode == 0 else { return characterCode }
      (start, index) = (end, end)
    }
    return tokenize(
      Part(context: context, callback: tokenCallback, start: CInt(start)), tokenization, pText, start..<bytes.count)
  }

  private func tokenize(
    _ part: Part, _ tokenization: FTS5Tokenization, _ text: UnsafePointer<CChar>, _ bytes: Range<Int>
  ) -> CInt {
    guard !bytes.isEmpty else { return 0 }
    return withUnsafePointer(to: part) { part in
      words.tokenize(
        context: UnsafeMutableRawPointer(mutating: part), tokenization: tokenization, pText: text + bytes.lowerBound,
        nText: CInt(bytes.count)
      ) { context, flags, token, length, start, end in
        // It is what was given two lines above.
        let part = context.unsafelyUnwrapped.assumingMemoryBound(to: Part.self).pointee
        return part.callback(part.context, flags, token, length, part.start + start, part.start + end)
      }
    }
  }

  /// How many bytes the Han or Kana character has that stands here; 0 where there is none.
  private static func characterLength(_ bytes: UnsafeBufferPointer<CChar>, at index: Int) -> Int {
    let first = UInt8(bitPattern: bytes[index])
    guard first >= 0xE3 else { return 0 }
    let length = first >= 0xF0 ? 4 : 3
    guard index + length <= bytes.count else { return 0 }
    var scalar = UInt32(first & (first >= 0xF0 ? 0x07 : 0x0F))
    for byte in bytes[index + 1..<index + length] { scalar = scalar << 6 | UInt32(UInt8(bitPattern: byte) & 0x3F) }
    return isWord(scalar) ? length : 0
  }

  private static func isWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}
