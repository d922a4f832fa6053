import Domain

/// Writes values as CBOR, for certificates that tests make.
package enum CBORWriter {
  package static func bytes(_ value: ClaimValue) -> [UInt8] {
    switch value {
    case .null: [0xF6]
    case .boolean(let isTrue): [isTrue ? 0xF5 : 0xF4]
    case .integer(let number): number < 0 ? head(1, -1 - number) : head(0, number)
    case .number(let number): [0xFB] + bigEndian(number.bitPattern, bytes: 8)
    case .text(let text): head(3, text.utf8.count) + text.utf8
    case .array(let elements): head(4, elements.count) + elements.flatMap(bytes)
    case .object(let members):
      head(5, members.count) + members.flatMap { head(3, $0.name.utf8.count) + $0.name.utf8 + bytes($0.value) }
    }
  }

  /// A string of bytes.
  package static func string(_ bytes: [UInt8]) -> [UInt8] { head(2, bytes.count) + bytes }

  /// A map with whole numbers as keys, and values that are CBOR already.
  package static func map(_ entries: [(Int, [UInt8])]) -> [UInt8] {
    head(5, entries.count) + entries.flatMap { bytes(.integer($0)) + $1 }
  }

  /// An array of values that are CBOR already.
  package static func array(_ elements: [[UInt8]]) -> [UInt8] {
    head(4, elements.count) + elements.flatMap(\.self)
  }

  /// The first bytes of a value: its major type and its number or length.
  package static func head(_ major: UInt8, _ number: Int) -> [UInt8] {
    switch number {
    case ..<24: [major << 5 | UInt8(number)]
    case ..<0x100: [major << 5 | 24, UInt8(number)]
    case ..<0x1_0000: [major << 5 | 25] + bigEndian(UInt64(number), bytes: 2)
    case ..<0x1_0000_0000: [major << 5 | 26] + bigEndian(UInt64(number), bytes: 4)
    default: [major << 5 | 27] + bigEndian(UInt64(number), bytes: 8)
    }
  }

  private static func bigEndian(_ number: UInt64, bytes count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
