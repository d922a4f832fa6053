/// Words by which files say that a number isn't known.
package enum MissingWord {
  /// True of an empty text, too; case and spaces around don't count.
  package static func isOne(_ text: some StringProtocol) -> Bool {
    let text = text.trimmingPrefix { $0.isWhitespace }
    guard text.utf8.count <= 30 else { return false }
    let word = text.lowercased().filter { !$0.isWhitespace }
    return word.isEmpty || words.contains(word)
  }

  private static let words: Set<String> = [
    "na", "n/a", "n.a.", "#n/a", "#na", "<na>", "n.d.", "nd", "k.a.", "nan", "-nan", "nat", "null", "(null)", "nil",
    "none", "missing", "unknown", "nodata", "notavailable", "inconnu", "-", "--", "\u{2010}", "\u{2011}", "\u{2013}",
    "\u{2014}",
    "\u{2212}", "\u{2026}", ".", "..", "...", "*", "?", "нет", "нетданных", "н/д", "н.д.", "нд", "неизвестно",
  ]
}
