import Foundation

/// Finds the text in a file's bytes.
package enum FileText {
  /// The text as UTF-8 without a byte order mark; nil: the bytes aren't text.
  ///
  /// UTF-8 is read with and without a mark, UTF-16 with one, as spreadsheets write it. A NUL is in no text.
  package static func utf8(of file: Data) -> [UInt8]? {
    let bytes = [UInt8](file)
    let text: [UInt8]?
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): text = transcoded(bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    case (0xFE, 0xFF): text = transcoded(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    default: text = validated(bytes)
    }
    guard let text, !text.contains(0) else { return nil }
    return text
  }

  private static func validated(_ bytes: [UInt8]) -> [UInt8]? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return String(bytes: text, encoding: .utf8) == nil ? nil : text
  }

  private static func transcoded(_ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let hasError = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    return hasError ? nil : text
  }
}
