import Domain
import Foundation

/// Finds the text in a file's bytes.
package struct FileText: Hashable, Sendable {
  /// The text as UTF-8, without a byte order mark.
  package let utf8: [UInt8]

  /// What the file is in.
  package let encoding: TextEncoding

  /// Reads any text that programs write.
  ///
  /// UTF-8 and UTF-16 are known by their marks and their form. What is neither is in a code page, which the letters tell.
  /// Nil: the bytes aren't text, or not in this encoding.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - encoding: What they are known to be in; nil: found out.
  ///   - locale: Decides between code pages where the letters don't.
  package init?(_ file: Data, as encoding: TextEncoding? = nil, locale: Locale = Locale(identifier: "en")) {
    let bytes = [UInt8](file)
    let known = encoding ?? Self.marked(bytes) ?? Self.unmarkedUTF16(bytes)
    var found = Self.text(of: bytes, in: known ?? .utf8).map { (text: $0, encoding: known ?? .utf8) }
    if found == nil, known == nil {
      found =
        CodePageGuess(bytes, locale: locale).order.lazy.compactMap { page in
          Self.text(of: bytes, in: page).map { (text: $0, encoding: page) }
        }.first
    }
    guard let found, !found.text.contains(where: { Self.isForeign($0, to: found.encoding) }) else { return nil }
    utf8 = found.text
    self.encoding = found.encoding
  }

  /// The text of a file that is in UTF-8, or in UTF-16 with a mark; nil for anything else.
  package static func utf8(of file: Data) -> [UInt8]? {
    let bytes = [UInt8](file)
    let text = text(of: bytes, in: marked(bytes) ?? .utf8)
    return text?.contains(0) == false ? text : nil
  }

  /// The encoding that a byte order mark names.
  private static func marked(_ bytes: [UInt8]) -> TextEncoding? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): .utf16LittleEndian
    case (0xFE, 0xFF): .utf16BigEndian
    default: nil
    }
  }

  /// UTF-16 without a mark: line breaks, digits and separators have a NUL, always on the same side.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> TextEncoding? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var nuls = (even: 0, odd: 0)
    for (place, byte) in bytes.enumerated() where byte == 0 {
      if place.isMultiple(of: 2) { nuls.even += 1 } else { nuls.odd += 1 }
    }
    switch nuls {
    // A single NUL is no sign of it.
    case (0, 2...): return .utf16LittleEndian
    case (2..., 0): return .utf16BigEndian
    default: return nil
    }
  }

  private static func text(of bytes: [UInt8], in encoding: TextEncoding) -> [UInt8]? {
    switch encoding {
    case .utf8: validated(bytes)
    case .utf16LittleEndian: transcoded(bytes, mark: [0xFF, 0xFE]) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: transcoded(bytes, mark: [0xFE, 0xFF]) { UInt16($0) << 8 | UInt16($1) }
    case .windows1251: CodePage.windows1251.utf8(of: bytes)
    case .windows1252: CodePage.windows1252.utf8(of: bytes)
    }
  }

  private static func validated(_ bytes: [UInt8]) -> [UInt8]? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return String(bytes: text, encoding: .utf8) == nil ? nil : text
  }

  private static func transcoded(_ bytes: [UInt8], mark: [UInt8], unit: (UInt8, UInt8) -> UInt16) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let start = bytes.starts(with: mark) ? 2 : 0
    let units = stride(from: start, to: bytes.count, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let hasError = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    return hasError ? nil : text
  }

  /// True for bytes that show that the file is no text.
  ///
  /// Any byte is a character in a code page, so there control characters tell, but for tabs, line and page breaks, and the
  /// end of a file of DOS.
  private static func isForeign(_ byte: UInt8, to encoding: TextEncoding) -> Bool {
    switch encoding {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: byte == 0
    case .windows1251, .windows1252: byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1A
    }
  }
}
