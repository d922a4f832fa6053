import Foundation

/// What makes a place of an outbreak the same as another one: a country's code, or a name without regard to spelling.
package enum PlaceKey: Hashable, Sendable {
  case country(CountryCode)

  /// A name as ``folded(_:)`` gives it.
  case named(String)

  /// The place of a name, in any spelling.
  package init(name: String) {
    self = .named(Self.folded(name))
  }

  /// What spellings of one place have in common: case, accents, ё and е, hyphens and white space do not count.
  ///
  /// The letter й stays: it is no и with an accent.
  package static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: name.utf8.compactMap(\.foldedASCII), as: UTF8.self)
    }
    var folded = String.UnicodeScalarView()
    for scalar in name.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      if scalar == breve, folded.last == "и" {
        folded.append(scalar)
      } else if !scalar.isLeftOutOfKeys {
        folded.append(scalar)
      }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  private static let breve: Unicode.Scalar = "\u{306}"
}

extension PlaceKey: LosslessStringConvertible {
  /// Reads ``description``: two upper-case letters are a country's code, any other text is a name.
  ///
  /// Nil for names that are not folded.
  package init?(_ description: String) {
    if let code = CountryCode(description), code.rawValue == description {
      self = .country(code)
    } else if !description.isEmpty, Self.folded(description) == description {
      self = .named(description)
    } else {
      return nil
    }
  }

  /// The key as a text for addresses and tables.
  package var description: String {
    switch self {
    case .country(let code): code.rawValue
    case .named(let name): name
    }
  }
}

/// Countries by their codes, then names.
extension PlaceKey: Comparable {
  package static func < (one: PlaceKey, other: PlaceKey) -> Bool {
    switch (one, other) {
    case (.country(let one), .country(let other)): one < other
    case (.named(let one), .named(let other)): one < other
    case (.country, .named): true
    case (.named, .country): false
    }
  }
}

extension Unicode.Scalar {
  /// True for marks, white space, hyphens and what is not seen.
  fileprivate var isLeftOutOfKeys: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .dashPunctuation, .control, .format: true
    default: properties.isWhitespace
    }
  }
}

extension UInt8 {
  /// In lower case; nil for white space, controls and hyphens.
  fileprivate var foldedASCII: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    case 0...0x20, 0x7F, UInt8(ascii: "-"): nil
    default: self
    }
  }
}
