import Domain

/// The sex that a cell says.
enum SexText {
  /// Nil: no rule understands it.
  static func sex(_ text: String) -> Sex? {
    if ["?", "??"].contains(text) { return .unknown }
    return words.meaning(of: CaseText.folded(text))
  }

  /// By ISO/IEC 5218 1 is male, 2 is female, 0 not known and 9 not applicable.
  private static let words = ValueWords<Sex>([
    (
      .female,
      "f|fem|female|females|femme|femmes|feminin|feminine|femenino|femenina|feminino|feminina|mujer|mulher|woman|girl|"
        + "fille|nina|menina|w|2|ж|жен|женский|женская|женщина|женск|девочка|zh|zhen|zhenskiy|zhenskii|zhenskij|"
        + "zhenskaya|zhenshchina|jen"
    ),
    (
      .male,
      "m|male|males|masc|masculin|masculino|masculine|homme|hommes|h|hombre|homem|man|boy|garcon|nino|menino|varon|1|"
        + "м|муж|мужской|мужчина|мужск|мальчик|muzh|muzhskoy|muzhskoi|muzhskoj|muzhchina|muj"
    ),
    (
      .unknown,
      "u|uk|unk|unknown*|unspecified|x|0|9|99|other|inconnu|indeterminado|unbekannt|autre|otro|неизвестно|неопределен*"
    ),
  ])
}
