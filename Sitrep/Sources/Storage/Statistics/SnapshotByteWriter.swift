import Foundation

/// Writes the snapshot's building blocks one after the other; ``SnapshotByteReader`` reads them.
struct SnapshotByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// An unsigned LEB128 number.
  mutating func varint(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// 0 for nil, else one more than the zigzag code of the number.
  mutating func optional(_ number: Int?) {
    guard let number else { return bytes.append(0) }
    varint((number << 1 ^ number >> (Int.bitWidth - 1)) + 1)
  }

  /// A length and so many bytes of UTF-8.
  mutating func text(_ text: String) {
    varint(text.utf8.count)
    bytes += text.utf8
  }

  /// Characters of ASCII whose number the reader knows.
  mutating func plain(_ text: String) {
    bytes += text.utf8
  }
}
