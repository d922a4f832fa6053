import Foundation

/// The name that a person gave to a country: trimmed, with single spaces, in composed form (NFC) (D28).
///
/// Other characters stay as they are; whoever shows a name escapes it.
package struct CountryName: Hashable, Sendable {
  /// Why a text isn't a name.
  package enum Problem: Error, Hashable, Sendable {
    case empty
    case noLetter
    case tooLong
    /// A control character, or one that is not seen and changes how others are read.
    case invisibleCharacter
  }

  /// The most characters, as a person counts them.
  package static let longest = 100

  /// The most Unicode scalars: a character may be piled up from any number of them.
  package static let mostScalars = 400

  /// The most bytes that are shown of a text that should be a name and may be of any length.
  package static let mostShown = 400

  package let text: String

  /// Reads a name as somebody typed it.
  package init(_ input: String) throws(Problem) {
    guard input.utf8.count <= 16 * Self.mostScalars else { throw .tooLong }
    // Scalars, not characters: a space with an accent on it is one character, and the accent must not go with the space.
    let words = input.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
      .joined(separator: " ")
    let text = words.precomposedStringWithCanonicalMapping
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.count <= Self.mostScalars, text.count <= Self.longest else { throw .tooLong }
    guard !text.unicodeScalars.contains(where: \.isInvisible) else { throw .invisibleCharacter }
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { throw .noLetter }
    self.text = text
  }

  /// What two names have in common that a person takes for the same: case, accents, spaces, hyphens and apostrophes of
  /// any shape do not count (D29).
  package static func matchKey(of name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased().filter { !isBetweenLetters($0) } }
    return name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .filter { !isBetweenLetters($0) }
  }

  private static func isBetweenLetters(_ character: Character) -> Bool {
    character.isWhitespace
      || "-\u{2010}\u{2011}\u{2012}\u{2013}'\u{2019}\u{2018}\u{2BC}\u{60}\u{B4}".contains(character)
  }
}

extension Unicode.Scalar {
  /// True for controls and for marks of the writing direction and the like; those that join letters are part of writing.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .privateUse, .unassigned: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
