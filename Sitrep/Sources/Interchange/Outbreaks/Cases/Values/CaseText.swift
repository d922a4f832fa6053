import Domain

/// How the cells of line lists are compared.
enum CaseText {
  /// No longer cell says anything in a word, in bytes.
  static let longest = 200

  /// Letters and digits in lower case, without accents: `Déchargé / Guéri` and `decharge/gueri` are one.
  static func folded(_ text: String) -> String {
    guard text.utf8.count <= longest else { return "" }
    let folded = HeadingWords.folded(text)
    return String(
      String.UnicodeScalarView(
        folded.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
  }

  /// True of an empty cell, and of what stands for nothing in any column.
  ///
  /// `None` and «нет» may be answers, and a question mark is no empty cell.
  static func isMissing(_ text: String) -> Bool {
    text.isEmpty || text.utf8.count <= 30 && missing.contains(text.lowercased())
  }

  private static let missing: Set<String> = [
    "na", "n/a", "n.a.", "n.a", "#n/a", "#na", "<na>", "nan", "nat", "null", "(null)", "nil", "nd", "n.d.", "n/d",
    "missing",
    "unknown", "unk", "not known", "no data", "not available", "not recorded", "inconnu", "inconnue", "non connu",
    "non renseigné", "desconocido", "desconocida", "desconhecido", "ignorado", "sin dato", "sin datos", "sem dados",
    "неизвестно", "неизв.", "неизв", "нет данных", "н/д", "н.д.", "нд", "не указано", "не указан", "neizvestno",
    "net dannykh", "-", "--", "---", ".", "..", "...", "…", "*", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}",
    "\u{2212}",
    "#value!", "#ref!",
  ]
}
