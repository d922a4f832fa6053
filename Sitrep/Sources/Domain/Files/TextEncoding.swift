/// How the letters of a text file are stored.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"

  /// Cyrillic, as Excel saves CSV under a Russian Windows.
  case windows1251 = "windows-1251"

  /// Western European, as Excel saves CSV under Windows elsewhere.
  case windows1252 = "windows-1252"

  /// The same in every language.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16 LE"
    case .utf16BigEndian: "UTF-16 BE"
    case .windows1251: "Windows-1251"
    case .windows1252: "Windows-1252"
    }
  }
}
