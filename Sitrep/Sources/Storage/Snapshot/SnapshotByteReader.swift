import Foundation

/// Reads the snapshot's building blocks one after the other, and never beyond the end of its bytes.
///
/// The bytes count as hostile: whatever is cut short or out of range throws ``SnapshotError/damaged(_:)``.
struct SnapshotByteReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func byte() throws(SnapshotError) -> UInt8 {
    guard position < bytes.endIndex else { throw .damaged("it ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bytes(_ count: Int) throws(SnapshotError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.endIndex - position else { throw .damaged("it ends too early") }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Four bytes, the lowest first.
  mutating func uint32() throws(SnapshotError) -> UInt32 {
    var number: UInt32 = 0
    for byte in try bytes(4).reversed() {
      number = number << 8 | UInt32(byte)
    }
    return number
  }

  /// An unsigned LEB128 number below 2^62, so that its neighbours and its zigzag code fit an `Int` as well.
  mutating func varint() throws(SnapshotError) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = try byte()
      guard shift < 56 || shift == 56 && byte < 0x40 else { throw .damaged("a number is too large") }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Nil for 0, else the signed number whose zigzag code is one less.
  mutating func optional() throws(SnapshotError) -> Int? {
    let code = try varint() - 1
    guard code >= 0 else { return nil }
    return code & 1 == 0 ? code >> 1 : -(code >> 1) - 1
  }

  /// A length and so many bytes of UTF-8.
  mutating func text() throws(SnapshotError) -> String {
    try text(varint())
  }

  /// So many bytes of UTF-8.
  mutating func text(_ count: Int) throws(SnapshotError) -> String {
    guard let text = String(bytes: try bytes(count), encoding: .utf8) else { throw .damaged("a text is not UTF-8") }
    return text
  }
}
