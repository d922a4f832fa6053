import Foundation

/// What a contact's fields may be.
enum ContactRules {
  static let name = "a name is {\"en\": …} and other languages by their codes, each a text of 1 to 100 characters"
  static let phone = "a phone has 2 to 20 digits, and only spaces, hyphens, brackets and a leading + beside them"
  static let address = "an address begins with https:// and a host"

  static func isID(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-")
      }
  }

  static func isName(_ text: String) -> Bool {
    do {
      return try PictureName(text).text == text
    } catch {
      return false
    }
  }

  static func isPhone(_ text: String) -> Bool {
    let number = text.hasPrefix("+") ? text.dropFirst() : Substring(text)
    let digits = number.filter(isDigit)
    return (2...20).contains(digits.count) && text.utf8.count <= 40
      && number.allSatisfy { isDigit($0) || " -()".contains($0) }
  }

  static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Only https: an address that is shown to be pressed must not run a script.
  static func url(_ text: String) -> URL? {
    guard text.utf8.count <= 2_000, let url = URL(string: text), url.scheme == "https",
      let host = url.host(percentEncoded: false), !host.isEmpty, url.user == nil
    else { return nil }
    return url
  }
}
