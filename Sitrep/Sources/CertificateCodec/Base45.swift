import Domain

/// Base45 (RFC 9285): three characters for two bytes.
enum Base45 {
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  /// The value of each ASCII character; 45 for those that Base45 has not.
  private static let values: [UInt16] = {
    var values = [UInt16](repeating: 45, count: 128)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt16(value) }
    return values
  }()

  /// True if a text has no other characters.
  static func canSpell(_ text: some Collection<UInt8>) -> Bool {
    text.allSatisfy { $0 < 128 && values[Int($0)] < 45 }
  }

  /// - Parameters:
  ///   - characters: UTF-8.
  ///   - start: How many characters stand before them, for messages.
  /// - Returns: The bytes.
  /// - Throws: Where it can't be read.
  static func decode(_ characters: some Collection<UInt8>, after start: Int) throws(CheckReason) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 3 * 2 + 1)
    var group: UInt32 = 0
    var weight: UInt32 = 1
    var position = start
    for character in characters {
      position += 1
      guard character < 128, values[Int(character)] < 45 else {
        let rest = String(decoding: characters.dropFirst(position - start - 1).prefix(4), as: UTF8.self)
        throw .base45Character(rest.unicodeScalars.first ?? "\u{FFFD}", position: position)
      }
      group += UInt32(values[Int(character)]) * weight
      weight *= 45
      guard weight == 45 * 45 * 45 else { continue }
      guard group <= UInt32(UInt16.max) else { throw .base45Group(position: position - 2) }
      bytes.append(UInt8(group >> 8))
      bytes.append(UInt8(group & 0xFF))
      (group, weight) = (0, 1)
    }
    if weight == 45 { throw .base45Group(position: position) }
    if weight > 45 {
      guard group <= UInt32(UInt8.max) else { throw .base45Group(position: position - 1) }
      bytes.append(UInt8(group))
    }
    return bytes
  }
}
