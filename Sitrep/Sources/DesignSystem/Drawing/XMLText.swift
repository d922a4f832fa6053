/// Texts inside of XML: the one place of the app where texts are escaped.
///
/// Pages are escaped by the layer, which the app may not need: on Apple's platforms there is none.
package nonisolated enum XMLText {
  /// The text with what means something in XML as references; characters that XML forbids are left out.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
