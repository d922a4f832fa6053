import Foundation

/// What a person calls a picture: trimmed, with single spaces, in composed form, 1 to 100 characters (as D28).
package struct PictureName: Hashable, Sendable {
  /// Why a text isn't a name.
  package enum Problem: Error, Hashable, Sendable {
    case empty
    case tooLong
    /// A control character, or one that is not seen and changes how others are read.
    case invisibleCharacter
  }

  /// The most characters, as a person counts them.
  package static let longest = 100

  /// The most Unicode scalars: a character may be piled up from any number of them.
  package static let mostScalars = 400

  package let text: String

  /// Reads a name as somebody typed it.
  package init(_ input: String) throws(Problem) {
    guard input.utf8.count <= 16 * Self.mostScalars else { throw .tooLong }
    let text = Self.singleSpaced(input.unicodeScalars)
    guard !text.isEmpty else { throw .empty }
    guard text.unicodeScalars.count <= Self.mostScalars, text.count <= Self.longest else { throw .tooLong }
    guard !text.unicodeScalars.contains(where: \.isInvisible) else { throw .invisibleCharacter }
    self.text = text
  }

  /// Makes a name of a file's: without folders and ending, and without whatever a name cannot have.
  ///
  /// Where nothing is left it is the name of the picture's kind.
  package init(ofFile name: String, kind: PictureKind) {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let scalars = last.unicodeScalars.prefix(Self.mostScalars).filter { !$0.isInvisible || $0.properties.isWhitespace }
    let text = Self.singleSpaced(Self.withoutEnding(String(String.UnicodeScalarView(scalars))).unicodeScalars)
    let short = Self.singleSpaced(String(text.prefix(Self.longest)).unicodeScalars)
    self.text = short.isEmpty ? kind.name : short
  }

  private static func singleSpaced(_ scalars: String.UnicodeScalarView) -> String {
    scalars.split(whereSeparator: \.properties.isWhitespace).map(String.init).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
  }

  /// An ending is a dot with one to five letters or digits behind it.
  private static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    let ending = name[name.index(after: dot)...]
    guard (1...5).contains(ending.count), ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return name
    }
    return String(name[..<dot])
  }
}
