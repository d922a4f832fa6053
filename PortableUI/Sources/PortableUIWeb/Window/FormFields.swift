/// The body of a form.
enum FormFields {
  /// The most fields of one form; a page with more is worked with script.
  static let limit = 500
  /// The longest body in bytes.
  static let byteLimit = 64 * 1024

  /// The fields in their order; nil where a name comes twice, an escape is malformed, a text is not UTF-8 or there is too
  /// much of it.
  static func parse(_ body: [UInt8]) -> [(name: String, value: String)]? {
    guard body.count <= byteLimit else { return nil }
    var fields: [(name: String, value: String)] = []
    var names: Set<String> = []
    let pairs = body.split(separator: UInt8(ascii: "&"), maxSplits: limit, omittingEmptySubsequences: true)
    guard pairs.count <= limit else { return nil }
    for pair in pairs {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decode(parts[0]), let value = decode(parts.count > 1 ? parts[1] : []),
        names.insert(name).inserted
      else { return nil }
      fields.append((name, value))
    }
    return fields
  }

  private static func decode(_ encoded: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
