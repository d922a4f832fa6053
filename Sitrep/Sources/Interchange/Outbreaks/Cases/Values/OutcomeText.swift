import Domain

/// The outcome that a cell says.
enum OutcomeText {
  /// Nil: no rule understands it.
  static func outcome(_ text: String) -> CaseOutcome? {
    if ["?", "??"].contains(text) { return .unknown }
    return words.meaning(of: CaseText.folded(text))
  }

  private static let words = ValueWords<CaseOutcome>([
    (
      .died,
      "dead*|died*|death*|deceased|doa|bid|broughtindead|fatal|decede*|deces*|mort|morte|morts|muert*|fallec*|"
        + "defuncion|defunto|obito*|morreu|faleceu|falecid*|умер*|смерть*|летальн*|скончал*|umer*|smert*|letaln*|"
        + "skonchal*|dischargeddead|diedinhospital|diedathome"
    ),
    (
      .left,
      "left*|lama|dama|ama|abscond*|abandon*|evade*|fugue|fuga|selfdischarg*|againstmedicaladvice|"
        + "dischargedagainst*|sortiecontre*|contreavis*|sam|losttofollowup|lostto*|lost|ltfu|perdudevue|perdu|"
        + "самовольн*|ушел*|ушла|уход*|отказ*|samovoln*|ushel|otkaz*"
    ),
    (
      .referred,
      "referred*|referral*|refere|referee|reference|transfer*|trasladad*|referid*|remitid*|evacu*|encaminhad*|"
        + "перевед*|перевод*|направлен*|pereved*|perevod*"
    ),
    (
      .inCare,
      "intreatment|undertreatment|ontreatment|treatmentongoing|ongoing|incare|stillill|stillincare|stilladmitted|"
        + "hospitalised|hospitalized|hospitalise|admitted|inpatient|active|isolated|entraitement|soustraitement|"
        + "encours*|hospitalisee|entratamiento|hospitalizad*|internad*|emtratamento|лечится|налечении|"
        + "продолжаетлечение|болеет|lechitsya|nalechenii"
    ),
    (
      .recovered,
      "recover*|cured|cure|healed|discharg*|alive|survive*|survivor|gueri*|decharge*|sorti|sortie|sortigueri|"
        + "sortiegueri*|vivant*|retabli*|recuperad*|curad*|alta|altamedica|altacurado|mejorad*|vivo|viva|sobrevivi*|"
        + "выздоров*|выписан*|выписка|жив|жива|поправил*|vyzdorov*|vypisan*|zdorov|zhiv"
    ),
    (
      .unknown,
      "unknown*|unk|u|nooutcome*|inconnu|inconnue|indetermine|desconocid*|desconhecid*|ignorado|pending|awaiting|неизвестн*|"
        + "неизв|neizvestn*|notknown|notrecorded"
    ),
  ])
}
