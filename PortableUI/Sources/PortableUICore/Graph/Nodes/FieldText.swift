/// The texts that fields take from a page.
package enum FieldText {
  /// The longest text that a field takes, in bytes of UTF-8; a longer one is refused.
  package static let byteLimit = 65_536

  /// The text as a field of one line holds it: without line breaks and without control characters other than tabs.
  package static func line(_ text: String) -> String {
    filtered(text) { $0 == "\t" }
  }

  /// The text as a field of several lines holds it: line breaks as `\n`, no control characters but these and tabs.
  package static func lines(_ text: String) -> String {
    let hasReturns = text.utf8.contains(UInt8(ascii: "\r"))
    let text = hasReturns ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
    return filtered(text) { $0 == "\t" || $0 == "\n" }
  }

  private static func filtered(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    func isTaken(_ scalar: Unicode.Scalar) -> Bool {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      return !isControl || isKept(scalar)
    }
    if text.unicodeScalars.allSatisfy(isTaken) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isTaken)))
  }
}
