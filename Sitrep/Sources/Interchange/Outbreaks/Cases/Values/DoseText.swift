import Domain

/// The doses of a vaccine that a cell says.
enum DoseText {
  /// `2`, `2.0`, `2+`, `1 dose`, `none`; nil: no rule understands it.
  static func doses(_ text: String) -> Int? {
    guard text.utf8.count <= CaseText.longest else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return words.meaning(of: CaseText.folded(text)) }
    guard digits.count <= 2, let doses = Int(digits), doses <= CaseRecord.mostDoses else { return nil }
    let rest = text.dropFirst(digits.count)
    if rest.allSatisfy({ ".,0".contains($0) }) { return doses }
    let word = CaseText.folded(String(rest))
    return word.isEmpty && rest.allSatisfy { "+ ≥>".contains($0) } || units.meaning(of: word) != nil ? doses : nil
  }

  private static let words = ValueWords<Int>([
    (0, "none|no|zero|zerodose|nodose|aucune|aucun|ninguna|nenhuma|non|нет|ноль|net"),
    (1, "one|onedose|une|unedose|una|uma|одна"),
    (2, "two|twodoses|deux|deuxdoses|dos|duas|две"),
    (3, "three|threedoses|trois|tres|три"),
  ])

  private static let units = ValueWords<Bool>([(true, "dose*|dosis|доз*|doz*|st|nd|rd|х|x|andmore|ormore|etplus")])
}
