/// Emoji by the short names that Slack writes between colons.
enum Emoji {
  private static let table: [Substring: Substring] = {
    let words = EmojiTable.text.split { $0 == " " || $0.isNewline }
    return Dictionary(stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }) { first, _ in
      first
    }
  }()

  private static let tones: [Substring: Unicode.Scalar] = [
    "skin-tone-2": "\u{1F3FB}", "skin-tone-3": "\u{1F3FC}", "skin-tone-4": "\u{1F3FD}", "skin-tone-5": "\u{1F3FE}",
    "skin-tone-6": "\u{1F3FF}",
  ]

  /// The emoji of a name such as `+1` or `+1::skin-tone-3`, without the outer colons; nil for one that a team made.
  static func named(_ name: String) -> String? {
    let parts = name.split(separator: ":")
    guard let first = parts.first, parts.count <= 2, let emoji = plain(first) else { return nil }
    guard parts.count == 2 else { return emoji }
    return tones[parts[1]].map { toned(emoji, $0) }
  }

  /// The emoji, or the name between colons.
  static func text(_ name: String) -> String { named(name) ?? ":\(name):" }

  private static func plain(_ name: Substring) -> String? {
    if let emoji = table[name] ?? table[Substring(name.replacing("-", with: "_"))] { return String(emoji) }
    guard name.hasPrefix("flag-") else { return nil }
    return flag(of: name.dropFirst("flag-".count))
  }

  /// The flag of a country, which is its code in letters of their own.
  private static func flag(of code: Substring) -> String? {
    let letters = code.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value &- 0x61) }
    guard letters.count == 2, code.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    return String(String.UnicodeScalarView(letters))
  }

  /// The tone follows the first character, and takes the place of the mark that asks for colour.
  private static func toned(_ emoji: String, _ tone: Unicode.Scalar) -> String {
    var scalars = Array(emoji.unicodeScalars)
    if scalars.count > 1, scalars[1] == "\u{FE0F}" { scalars.remove(at: 1) }
    scalars.insert(tone, at: 1)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
