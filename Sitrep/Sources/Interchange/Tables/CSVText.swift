/// Texts as they stand in a table that we write.
enum CSVText {
  /// A row of cells that are fields already.
  static func line(_ cells: [String]) -> String { cells.joined(separator: ",") + "\r\n" }

  /// A text as a field that no spreadsheet takes for a formula.
  static func cell(_ text: String) -> String { field(protected(text)) }

  /// A field: in quotes where it could be taken for more than one otherwise.
  ///
  /// Scalars count, not characters: a quote with an accent on it is one character, but still a quote for a reader.
  static func field(_ text: String) -> String {
    guard text.utf8.contains(where: special.contains) else { return text }
    var quoted: String.UnicodeScalarView = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// A text that no spreadsheet takes for a formula: an apostrophe stands before one that begins like one.
  ///
  /// A text that begins with an apostrophe gets a second one, so that ``unprotected(_:)`` gives back every text.
  static func protected(_ text: String) -> String {
    text.unicodeScalars.first.map(risky.contains) == true ? "'" + text : text
  }

  /// The text without the apostrophe that ``protected(_:)`` put before it.
  static func unprotected(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    guard scalars.popFirst() == "'", let next = scalars.first, risky.contains(next) else { return text }
    return String(scalars)
  }

  private static let special = Set("\",;\t\r\n".utf8)
  private static let risky: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}
