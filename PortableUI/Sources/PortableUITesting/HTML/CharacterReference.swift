/// What stands between `&` and `;` in a page.
enum CharacterReference {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// The text that a reference stands for; nil if our pages have no such reference or browsers would read another one.
  static func text(for name: String) -> String? {
    if let text = named[name] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Browsers replace 0 and the C1 controls by other characters.
    guard let number, number == 0x09 || number == 0x0A || number >= 0x20, !(0x7F...0x9F).contains(number),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return String(scalar)
  }
}
