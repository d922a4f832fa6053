/// Texts from files, as they are safe to print: a terminal obeys control characters, and nobody reads ten thousand letters.
enum TerminalText {
  private static let longest = 60

  /// A text in quotes, cut if it is long.
  static func quoted(_ text: String) -> String {
    let start = text.prefix(longest).unicodeScalars.prefix(8 * longest)
    return "\"\(visible(start))\(start.endIndex < text.endIndex ? "…" : "")\""
  }

  /// A path or a sentence, whole.
  static func path(_ path: String) -> String {
    visible(path.unicodeScalars[...])
  }

  /// The text with controls, and what is not seen and changes how others are read, as their numbers.
  private static func visible(_ text: Substring.UnicodeScalarView) -> String {
    var visible = ""
    for scalar in text {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
