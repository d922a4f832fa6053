import Domain

/// The class that a cell says.
enum ClassText {
  enum Found: Hashable, Sendable {
    case caseClass(CaseClass)

    /// Not a case.
    case discarded
  }

  /// Nil: no rule understands it.
  static func found(_ text: String) -> Found? {
    if ["?", "??"].contains(text) { return .caseClass(.all) }
    return words.meaning(of: CaseText.folded(text)) ?? (isNoSuchDisease(text) ? .discarded : nil)
  }

  /// True of «не корь» and `not measles`.
  private static func isNoSuchDisease(_ text: String) -> Bool {
    guard text.utf8.count <= CaseText.longest else { return false }
    let words = HeadingWords(text).words
    guard words.count > 1, ["not", "no", "non", "pas", "nao", "не", "ne"].contains(words[0]) else { return false }
    return DiseaseMention.found(in: words.dropFirst().joined(separator: " ")) != nil
  }

  private static let words = ValueWords<Found>([
    (
      .discarded,
      "discard*|notacase*|notcase*|noncase*|nocase|noncas*|pasuncas*|nocaso*|noesuncaso*|nonumcaso*|descart*|"
        + "reject*|rejete*|exclu*|ruledout*|ecarte*|infirme*|отмен*|исключ*|неслучай|неподтвержд*|"
        + "снят*|отклон*|otmen*|isklyuch*|iskluch*|nekor|nesluchay|nepodtverzhd*"
    ),
    (
      .caseClass(.confirmed),
      "confirm*|labconfirm*|laboratoryconfirm*|laboconfirm*|conf|c|подтв*|лабораторноподтв*|podtv*|"
        + "laboratornopodtv*|epilinked|epilink|epidemiologicallylinked|lienepi*"
    ),
    (.caseClass(.probable), "prob*|likely|p|provavel|вероятн*|veroyatn*|veroiatn*"),
    (
      .caseClass(.suspected),
      "susp*|sospech*|suspeit*|possible|posible|possivel|s|подозр*|podozr*|возможн*|vozmozhn*|клинич*|clinical*"
    ),
    (
      .caseClass(.all),
      "unknown*|unk|notyet*|inconnu*|desconocid*|pending|enattente|pendiente|notclassified|unclassified|nonclasse*|неизвестн*|"
        + "некласс*|неуточн*"
    ),
  ])
}
