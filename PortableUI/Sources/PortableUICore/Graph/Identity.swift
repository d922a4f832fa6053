import Foundation

/// Which view this is, from one evaluation to the next and from one process to the next.
///
/// A running mix of the steps from the root: position among siblings, branch, `ForEach` id. The mix is a fixed
/// function, never Swift's `Hasher` (which is seeded for each process), so that a form of a page that an earlier
/// process rendered still finds its control.
package struct Identity: Hashable, Sendable {
  package let bits: UInt64

  package static let root = Identity(bits: 0x5157_5245_5021_0001)

  func child(_ step: IdentityStep) -> Identity {
    Identity(bits: StableHash.mix(bits, step.bits))
  }

  /// Eleven letters, digits, `-` and `_`, a valid HTML id with the leading `n`.
  package var name: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var rest = bits
    return String(unsafeUninitializedCapacity: 12) { buffer in
      buffer[0] = UInt8(ascii: "n")
      for place in 1...11 {
        buffer[place] = alphabet[Int(rest & 63)]
        rest >>= 6
      }
      return 12
    }
  }

  /// The identity that a name of eleven characters after `n` stands for, or nil.
  package init?(name: some StringProtocol) {
    let text = Array(name.utf8)
    guard text.count == 12, text[0] == UInt8(ascii: "n") else { return nil }
    var bits: UInt64 = 0
    for place in stride(from: 11, through: 1, by: -1) {
      guard let value = Self.value(of: text[place]), place < 11 || value < 16 else { return nil }
      bits = bits << 6 | value
    }
    self.bits = bits
  }

  init(bits: UInt64) {
    self.bits = bits
  }

  private static func value(of letter: UInt8) -> UInt64? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// One step from a view to its child.
enum IdentityStep {
  case position(Int)
  case branch(Int)
  case element(UInt64)
  case body
  case part(Int)
  case wrapper

  var bits: UInt64 {
    switch self {
    case .position(let index): 0x1000_0000_0000 | UInt64(index)
    case .branch(let index): 0x2000_0000_0000 | UInt64(index)
    case .element(let hash): StableHash.mix(0x3000_0000_0000, hash)
    case .body: 0x4000_0000_0000
    case .part(let index): 0x5000_0000_0000 | UInt64(index)
    case .wrapper: 0x6000_0000_0000
    }
  }
}

/// Hashes that are the same in every process.
package enum StableHash {
  /// Mixes a value into a running hash (the finaliser of SplitMix64).
  package static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    var z = hash &+ value &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// FNV-1a over the bytes of a text.
  package static func of(text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    return hash
  }

  /// The hash of an id: whole numbers, texts and UUIDs by value, raw representables by their raw value, anything else
  /// by its description.
  package static func of<ID: Hashable>(_ id: ID) -> UInt64 {
    function(for: ID.self)(id)
  }

  /// The hash function for a type of ids.
  ///
  /// Finding it costs casts at run time, so a list finds it once for all its rows.
  static func function<ID: Hashable>(for type: ID.Type) -> (ID) -> UInt64 {
    if type == Int.self { return { of(number: unsafeBitCast($0, to: Int.self)) } }
    if type == String.self { return { of(text: unsafeBitCast($0, to: String.self)) } }
    if type == UUID.self { return { of(text: unsafeBitCast($0, to: UUID.self).uuidString) } }
    if let raw = type as? any RawRepresentable<String>.Type { return function(forTexts: raw) }
    if let raw = type as? any RawRepresentable<Int>.Type { return function(forNumbers: raw) }
    return { of(text: String(describing: $0)) }
  }

  /// The hash of raw values that are texts; `Raw` is the same type as `ID`.
  private static func function<ID, Raw: RawRepresentable<String>>(forTexts type: Raw.Type) -> (ID) -> UInt64 {
    { of(text: unsafeBitCast($0, to: Raw.self).rawValue) }
  }

  /// The hash of raw values that are whole numbers; `Raw` is the same type as `ID`.
  private static func function<ID, Raw: RawRepresentable<Int>>(forNumbers type: Raw.Type) -> (ID) -> UInt64 {
    { of(number: unsafeBitCast($0, to: Raw.self).rawValue) }
  }

  private static func of(number: Int) -> UInt64 {
    UInt64(bitPattern: Int64(number))
  }
}
