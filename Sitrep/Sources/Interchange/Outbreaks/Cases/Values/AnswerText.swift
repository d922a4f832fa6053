import Domain

/// A yes or a no, and a test's result, that a cell says.
enum AnswerText {
  enum Found: Hashable, Sendable {
    case yes, no

    /// The cell says that it isn't known, or that nothing was done.
    case unknown

    var answer: Bool? {
      switch self {
      case .yes: true
      case .no: false
      case .unknown: nil
      }
    }
  }

  /// Nil: no rule understands it.
  static func answer(_ text: String) -> Found? {
    if ["?", "??"].contains(text) { return .unknown }
    return answers.meaning(of: CaseText.folded(text))
  }

  /// The same of a test.
  static func result(_ text: String) -> Found? {
    switch text {
    case "+", "++", "+++", "(+)": .yes
    case "-", "\u{2013}", "\u{2212}", "(-)": .no
    case "?", "??", "±", "+/-": .unknown
    default: results.meaning(of: CaseText.folded(text))
    }
  }

  /// The same of a vaccination, for which a number of doses is an answer, too.
  static func vaccination(_ text: String) -> Found? {
    if let found = answer(text) { return found }
    if let doses = DoseText.doses(text) { return doses > 0 ? .yes : .no }
    return vaccinations.meaning(of: CaseText.folded(text))
  }

  private static let answers = ValueWords<Found>([
    (.yes, "y|yes*|o|oui|s|si|sim|t|true|vrai|1|да|д|da|ja|ouii"),
    (.no, "n|no|non|nao|false|faux|0|нет|н|net|none|aucun|aucune|nein|nonn"),
    (.unknown, unknown),
  ])

  private static let results = ValueWords<Found>([
    (.yes, "pos*|polozh*|полож*|detected|reactive|reactif|reactivo|обнаружен*|1"),
    (
      .no,
      "neg*|otr|otrits*|отр|отриц*|notdetected|undetected|nonreactive|nonreactif|noreactivo|необнаруж*|0"
    ),
    (
      .unknown,
      "notdone|nottested|notperformed|nonfait*|nonrealise*|norealizado|naorealizado|непровод*|невыполн*|невзят*|"
        + "neprovod*|pending|enattente|pendiente|pendente|вработе|indeterm*|inconclus*|invalid*|equivoc*|сомнит*|"
        + "weak*|contaminated|no|non|нет|" + unknown
    ),
  ])

  private static let vaccinations = ValueWords<Found>([
    (
      .yes,
      "card*|carte*|carnet*|verbal*|oral*|history*|vaccin*|vacun*|vacin*|immuni*|привит*|вакцинирован*|privit*|"
        + "vaktsinirovan*|fully*|partial*|complet*"
    ),
    (
      .no,
      "not*|unvaccin*|nonvaccin*|novacun*|naovacin*|непривит*|невакцин*|neprivit*|zero*|never|jamais|unimmuni*"
    ),
    (.unknown, unknown),
  ])

  private static let unknown =
    "unknown*|uncertain*|unk|u|uk|dk|dontknow|inconnu*|nesaitpas|nsp|ns|desconocid*|desconhecid*|ignorado|nosabe|9|99|неизв*|"
    + "нетданных|незнает|neizv*|netdannykh|notknown|nodata"
}
