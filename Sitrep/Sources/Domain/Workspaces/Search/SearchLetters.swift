import Foundation

/// Which characters make up words, and which of them are the same.
enum SearchLetters {
  /// What a character means for the word that it stands in.
  enum Kind {
    case letter

    /// A letter of a script without spaces between words; with its marks, it is a word of its own.
    case spaceless

    /// A mark such as a vowel sign. It belongs to a letter of a script without spaces, and ends any other word.
    case mark

    /// A mark such as an accent. It belongs to a letter of a script without spaces, and is left out of any other word.
    case accent

    /// Invisible. It ends a word, but doesn't come between a letter and its marks.
    case invisible

    /// Ends a word.
    case other
  }

  /// Han, Kana and Bopomofo, and the blocks of scripts whose line break class in Unicode is SA (Thai, Lao, Burmese,
  /// Khmer, Tai Le, New Tai Lue, Tai Tham, Tai Viet, Ahom) or AK (Balinese, Javanese).
  private static let spacelessBlocks: [ClosedRange<UInt32>] = [
    0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0x1B00...0x1B7F, 0x3005...0x3007,
    0x3041...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA980...0xA9FF,
    0xAA60...0xAADF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x11700...0x1174F, 0x1AFF0...0x1B16F, 0x20000...0x323AF,
  ]

  /// Latin letters with accents as those without, Russian ё as е, and a few letters that have two small forms.
  private static let folds: [Unicode.Scalar: Unicode.Scalar] = {
    var folds: [Unicode.Scalar: Unicode.Scalar] = [
      "ſ": "s", "µ": "μ", "ς": "σ", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ", "ϱ": "ρ", "ϵ": "ε", "ẛ": "s",
      "Ё": "е", "ё": "е", "Ѐ": "е", "ѐ": "е", "Ѝ": "и", "ѝ": "и",
    ]
    for scalar in [0xC0...0x24F, 0x1E00...0x1EFF, 0x212A...0x212B].joined().compactMap(Unicode.Scalar.init) {
      let parts = String(small(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
      if folds[scalar] == nil, parts[parts.startIndex].isASCII { folds[scalar] = parts[parts.startIndex] }
    }
    return folds
  }()

  /// Letters that Unicode can also write as a letter and a mark, such as й, by that letter and mark.
  private static let composed: [[Unicode.Scalar]: Unicode.Scalar] = {
    var composed: [[Unicode.Scalar]: Unicode.Scalar] = [:]
    for scalar in [0x400...0x4FF, 0x1000...0x109F, 0x1B00...0x1B7F, 0x3040...0x30FF].joined()
      .compactMap(Unicode.Scalar.init)
    {
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      if parts.count == 2 { composed[parts] = scalar }
    }
    return composed
  }()

  private static let composingMarks = Set(composed.keys.map { $0[1] })

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    // The letters of Russian, before any table is asked.
    if (0x400...0x45F).contains(scalar.value) { return .letter }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return isSpaceless(scalar) ? .spaceless : .letter
    case .decimalNumber, .otherNumber, .privateUse, .unassigned: return .letter
    case .nonspacingMark where properties.isDefaultIgnorableCodePoint: return .invisible
    case .nonspacingMark: return isAccent(properties.canonicalCombiningClass) ? .accent : .mark
    case .spacingMark: return .mark
    case .enclosingMark: return .accent
    case .format: return .invisible
    default: return .other
    }
  }

  /// The letter without case and accents.
  static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter.value {
    case 0x430...0x44F: letter
    case ...0x212B: folds[letter] ?? small(letter)
    default: small(letter)
    }
  }

  /// The letter that another one is with a mark; nil where Unicode has no single character for both.
  static func composed(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    composingMarks.contains(mark) ? composed[[letter, mark]] : nil
  }

  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xE00 else { return false }
    return spacelessBlocks.contains { $0.contains(scalar.value) }
  }

  /// By Unicode's combining classes: strokes, the points of Hebrew and Arabic, and whatever stands above or below.
  private static func isAccent(_ combiningClass: Unicode.CanonicalCombiningClass) -> Bool {
    switch combiningClass.rawValue {
    case 1, 10...36, 200...: true
    default: false
    }
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.changesWhenLowercased else { return scalar }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small[small.startIndex]
  }
}
