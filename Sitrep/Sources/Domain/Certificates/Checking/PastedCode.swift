import Foundation

/// The text of a code that somebody copied, as the code held it.
package enum PastedCode {
  /// Undoes what mail, notes and word processors do to a text.
  ///
  /// Line breaks, tabs and format characters go, because no code of a text has them. Other spaces become ordinary ones, and
  /// the quote marks before the lines of a mail go. JSON and what is no text stay as they are.
  ///
  /// - Parameter pasted: The text in UTF-8, or any bytes.
  /// - Returns: What is to be checked.
  package static func cleaned(_ pasted: Data) -> Data {
    let text = String(decoding: pasted, as: UTF8.self)
    guard Data(text.utf8) == pasted else { return pasted }
    let start = text.unicodeScalars.first { !$0.properties.isWhitespace && !$0.isDropped }
    guard start != "{", start != "[" else { return pasted }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    let cleaned = unquoted(lines).flatMap(\.unicodeScalars).compactMap { scalar -> Unicode.Scalar? in
      scalar.isDropped ? nil : scalar.properties.generalCategory == .spaceSeparator ? " " : scalar
    }
    return Data(String(String.UnicodeScalarView(cleaned)).utf8)
  }

  /// The lines without the quote marks of a mail.
  ///
  /// A space behind a mark belongs to the mark only where each line has one: a code has spaces too.
  private static func unquoted(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.contains(where: { $0.hasPrefix(">") }) {
      let hasSpaces = lines.allSatisfy { !$0.hasPrefix(">") || $0.hasPrefix("> ") || $0.hasPrefix(">>") || $0 == ">" }
      lines = lines.map { line in
        guard line.hasPrefix(">") else { return line }
        return String(line.dropFirst(hasSpaces && line.hasPrefix("> ") ? 2 : 1))
      }
    }
    return lines
  }
}

extension Unicode.Scalar {
  /// No code of a text has it, and nobody sees it.
  fileprivate var isDropped: Bool {
    switch properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    default: ("\t"..."\r").contains(self) || self == "\u{85}"
    }
  }
}
