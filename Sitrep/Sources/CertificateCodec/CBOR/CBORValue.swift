/// A value of CBOR (RFC 8949).
indirect enum CBORValue: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let key: CBORValue
    let value: CBORValue
  }

  case unsigned(UInt64)
  /// -1 - n.
  case negative(UInt64)
  case bytes([UInt8])
  case text(String)
  case array([CBORValue])
  case map([Entry])
  case tagged(UInt64, CBORValue)
  case boolean(Bool)
  /// Also "undefined", which some issuers write for null.
  case null
  case float(Double)

  /// A whole number that fits an Int; nil for anything else.
  var integer: Int? {
    switch self {
    case .unsigned(let number): Int(exactly: number)
    case .negative(let number): Int(exactly: number).map { -1 - $0 }
    default: nil
    }
  }

  /// What a map has under a whole number; nil where there is none.
  subscript(key: Int) -> CBORValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key.integer == key }?.value
  }

  /// The value itself, without tags.
  var untagged: CBORValue {
    var value = self
    while case .tagged(_, let inner) = value { value = inner }
    return value
  }
}
