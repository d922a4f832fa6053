import Foundation

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
