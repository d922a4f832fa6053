import DesignSystem
import Foundation
import PortableUI

/// Texts from files, as they are safe to print: a terminal obeys control characters, and nobody reads ten thousand letters.
enum TerminalText {
  private static let longest = 60

  /// A text, cut if it is long.
  static func short(_ text: String) -> String {
    let start = text.prefix(longest).unicodeScalars.prefix(8 * longest)
    return visible(start) + (start.endIndex < text.endIndex ? "…" : "")
  }

  /// A path or a sentence, whole.
  static func path(_ path: String) -> String {
    visible(path.unicodeScalars[...])
  }

  /// A line in the terminal's language.
  static func line(_ text: Text, in language: Locale = TerminalLanguage.current) -> String {
    path(text.words(for: language))
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

extension Text {
  /// The text after the name of what it is about, as in "world.csv: The file is empty.".
  func about(_ name: String) -> Text { Text("\(name): \(self)", bundle: .module) }
}
