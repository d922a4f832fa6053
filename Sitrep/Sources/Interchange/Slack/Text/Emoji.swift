/// Emoji by the short names that Slack writes between colons.
enum Emoji {
  private static let table: [Substring: Substring] = {
    // By bytes: a skin tone makes one character of itself and the blank before it.
    let words = EmojiTable.text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Substring.init)
    return stride(from: 0, to: words.count - 1, by: 2).reduce(into: [:]) { $0[words[$1]] = words[$1 + 1] }
  }()

  private static let tones: [Substring: Unicode.Scalar] = [
    "skin-tone-2": "\u{1F3FB}", "skin-tone-3": "\u{1F3FC}", "skin-tone-4": "\u{1F3FD}", "skin-tone-5": "\u{1F3FE}",
    "skin-tone-6": "\u{1F3FF}",
  ]

  /// The emoji of a name such as `+1` or `+1::skin-tone-3`, without the outer colons; nil for one that a team made.
  static func named(_ name: String) -> String? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard let emoji = parts.first.flatMap({ table[$0] }).map(String.init) else { return nil }
    switch parts.count {
    case 1: return emoji
    case 3 where parts[1].isEmpty && parts[2].hasPrefix("skin-tone-"): return toned(emoji, tones[parts[2]])
    default: return nil
    }
  }

  /// The emoji, or the name between colons.
  static func text(_ name: String) -> String { named(name) ?? ":\(name):" }

  /// A tone follows the first character, in the place of the mark that asks for colour; what has no skin has no tone.
  private static func toned(_ emoji: String, _ tone: Unicode.Scalar?) -> String {
    guard let tone, let first = emoji.unicodeScalars.first, first.properties.isEmojiModifierBase else { return emoji }
    let rest = emoji.unicodeScalars.dropFirst()
    var scalars = String.UnicodeScalarView([first, tone])
    scalars.append(contentsOf: rest.first == "\u{FE0F}" ? rest.dropFirst() : rest)
    return String(scalars)
  }
}
