import Foundation

/// Bytes that are read by place; a place outside gives nil instead of a crash.
package struct ByteWindow {
  private let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  package var count: Int { bytes.count }

  package subscript(place: Int) -> UInt8? {
    place >= 0 && place < bytes.count ? bytes[bytes.startIndex + place] : nil
  }

  /// The window from a place, of a length; nil where it is not wholly inside.
  package func window(at place: Int, count length: Int) -> ByteWindow? {
    guard place >= 0, length >= 0, place <= bytes.count, length <= bytes.count - place else { return nil }
    let start = bytes.startIndex + place
    return ByteWindow(bytes[start..<(start + length)])
  }

  /// Two bytes, the more important one first unless `littleEndian`.
  package func number16(at place: Int, littleEndian: Bool = false) -> Int? {
    guard let first = self[place], let second = self[place + 1] else { return nil }
    return littleEndian ? Int(second) << 8 | Int(first) : Int(first) << 8 | Int(second)
  }

  /// Four bytes.
  package func number32(at place: Int, littleEndian: Bool = false) -> Int? {
    guard let first = number16(at: place, littleEndian: littleEndian),
      let second = number16(at: place + 2, littleEndian: littleEndian)
    else { return nil }
    return littleEndian ? second << 16 | first : first << 16 | second
  }

  package func starts(with text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }

  /// True if the text stands anywhere in the window.
  package func contains(_ text: String) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }

  package func ends(with end: [UInt8]) -> Bool {
    bytes.suffix(end.count).elementsEqual(end)
  }

  /// The same bytes with the letters A to Z in lower case.
  package func lowercased() -> ByteWindow {
    ByteWindow(bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }[...])
  }

  /// True if there is nothing but zeros.
  package var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }
}
