/// The two-letter code of a country or territory: ISO 3166-1 alpha-2 in upper case.
///
/// Kosovo has no ISO code and bears "XK", as everywhere in practice. The type promises the shape only, not that the
/// code is assigned: a watched country stays watched when a data set does not hold it.
package struct CountryCode: RawRepresentable, Hashable, Sendable {
  /// Two letters from A to Z.
  package let rawValue: String

  /// Reads two ASCII letters in any case; anything else, surrounding space included, is refused.
  package init?(_ text: String) {
    guard text.utf8.count == 2, text.utf8.allSatisfy(\.isASCIILetter) else { return nil }
    rawValue = text.uppercased()
  }

  /// The same as ``init(_:)``.
  package init?(rawValue: String) {
    self.init(rawValue)
  }
}

extension CountryCode: Comparable {
  package static func < (one: CountryCode, other: CountryCode) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension CountryCode: LosslessStringConvertible {
  package var description: String { rawValue }
}

/// Coded as a plain string; decoding refuses what ``init(_:)`` refuses.
extension CountryCode: Codable {}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0b1101_1111)
  }
}
