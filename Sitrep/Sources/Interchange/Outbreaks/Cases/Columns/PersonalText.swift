import Domain

/// What personal cells look like, whatever their heading says.
enum PersonalText {
  /// A number of 9 to 15 digits, as telephones have, with the marks between them.
  static func isTelephone(_ text: String) -> Bool {
    var digits = 0
    var marks = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "/"):
        marks += 1
      default: return false
      }
    }
    guard (9...15).contains(digits) else { return false }
    return marks > 0 || text.first == "0"
  }

  /// An address of e-mail.
  static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !text.contains(" ") && parts[1].contains(".")
  }

  /// Two to four words that begin with capitals, of which one at least is longer than an initial.
  static func isName(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard (2...4).contains(words.count) else { return false }
    var long = 0
    for word in words {
      guard let first = word.unicodeScalars.first, first.properties.isUppercase else { return false }
      guard word.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || "-'’.".unicodeScalars.contains($0) }) else {
        return false
      }
      if word.count > 2 { long += 1 }
    }
    return long > 0
  }

  /// A degree with four decimals or more; nil: the text is none.
  static func coordinate(_ text: String) -> Double? {
    guard text.utf8.count <= 30, let point = text.firstIndex(where: { $0 == "." || $0 == "," }) else { return nil }
    let decimals = text[text.index(after: point)...]
    guard decimals.utf8.count >= 4, let degree = Double(text.replacing(",", with: ".")), abs(degree) <= 180 else {
      return nil
    }
    return degree
  }

  /// The identifier of a device or of a form, as programs make them.
  static func isUUID(_ text: String) -> Bool {
    let digits = text.utf8.count { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    return digits >= 32 && text.utf8.count <= 50 && text.utf8.count { $0 == UInt8(ascii: "-") } == 4
  }
}
