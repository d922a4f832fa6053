import Foundation

/// Which characters make up words, and which of them are the same, as SQLite's `unicode61` with `remove_diacritics 2`
/// has it.
///
/// Its tables are those of Unicode 6.1: it takes whatever is newer for a letter, without case.
package enum SearchLetters {
  private static let known = Unicode.Version(major: 6, minor: 1)

  /// Accents that belong to the letter before them.
  private static let accents: Set<UInt32> = Set(0x300...0x331).subtracting(
    [0x305, 0x30D, 0x30E, 0x310, 0x332] + Array(0x312...0x31A) + Array(0x31C...0x322) + Array(0x329...0x32C) + [0x32F])

  /// Latin letters with accents as those without, and a few letters that have two small forms.
  private static let folds: [Unicode.Scalar: Unicode.Scalar] = {
    var folds: [Unicode.Scalar: Unicode.Scalar] = [
      "ſ": "s", "µ": "μ", "ς": "σ", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ", "ϱ": "ρ", "ϵ": "ε", "ẛ": "s",
    ]
    for scalar in [0xC0...0x24F, 0x1E00...0x1EFF, 0x212A...0x212B].joined().compactMap(Unicode.Scalar.init) {
      let parts = String(small(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
      if folds[scalar] == nil, parts[parts.startIndex].isASCII { folds[scalar] = parts[parts.startIndex] }
    }
    return folds
  }()

  /// True for letters and digits.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse, .unassigned:
      true
    default: isNew(scalar)
    }
  }

  /// True for an accent that stands for itself after a letter.
  static func isAccent(_ scalar: Unicode.Scalar) -> Bool { accents.contains(scalar.value) }

  /// True for Han and Kana characters, each of which is a word of its own: those scripts have no blanks between words.
  package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }

  /// The letter without case and accents.
  static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    folds[letter] ?? (isNew(letter) ? letter : small(letter))
  }

  private static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0 > known } ?? true
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small[small.startIndex]
  }
}
