import Domain
import Foundation

/// Which code page a text is likely to be in.
///
/// The same bytes are letters in both. Words of Cyrillic consist of them; in Western words they stand alone between
/// letters of ASCII.
struct CodePageGuess {
  /// So many bytes tell enough.
  private static let tellingBytes = 1_000_000

  /// The likelier first.
  let order: [TextEncoding]

  init(_ bytes: [UInt8], locale: Locale) {
    var cyrillic = 0
    var western = 0
    for (byte, next) in zip(bytes, bytes.dropFirst()).prefix(Self.tellingBytes) {
      switch (Self.isLetter(byte), Self.isLetter(next)) {
      case (true, true): cyrillic += 1
      case (true, false): western += Self.isASCIILetter(next) ? 1 : 0
      case (false, true): western += Self.isASCIILetter(byte) ? 1 : 0
      case (false, false): break
      }
    }
    let isCyrillic = cyrillic == western ? Self.isWrittenInCyrillic(locale) : cyrillic > western
    order = isCyrillic ? [.windows1251, .windows1252] : [.windows1252, .windows1251]
  }

  /// A letter in both code pages, but for two signs of the Western one.
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0xC0 || byte == 0xA8 || byte == 0xB8 }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isWrittenInCyrillic(_ locale: Locale) -> Bool {
    ["ru", "uk", "be", "bg", "kk", "ky", "mk", "mn", "sr", "tg"].contains(
      locale.language.languageCode?.identifier ?? "")
  }
}
