/// A disease whose words Sitrep knows.
package enum DiseaseKey: String, CaseIterable, Hashable, Sendable {
  case cholera
  case measles
  case mpox
  case ebola
  case marburg
  case covid19 = "covid-19"
  case influenza
  case meningitis
  case diphtheria
  case hepatitisA = "hepatitis-a"
  case hepatitisE = "hepatitis-e"
  case acuteJaundice = "acute-jaundice"
  case acuteWateryDiarrhoea = "acute-watery-diarrhoea"
  case bloodyDiarrhoea = "bloody-diarrhoea"
  case typhoid
  case yellowFever = "yellow-fever"
  case dengue
  case chikungunya
  case zika
  case lassa
  case crimeanCongo = "crimean-congo"
  case riftValley = "rift-valley"
  case plague
  case polio
  case pertussis
  case rubella
  case malaria
  case anthrax
  case mers
}

extension DiseaseKey {
  /// As it is written inside a sentence.
  package var englishName: String { words.english }

  /// As it is written inside a sentence.
  package var russianName: String { words.russian }

  /// Other words for it, in the languages in which tables are written.
  package var aliases: [String] { words.aliases.split(separator: "|").map(String.init) }

  private var words: (english: String, russian: String, aliases: String) {
    switch self {
    case .cholera: ("cholera", "холера", "choléra|cólera|kholera|холеры")
    case .measles: ("measles", "корь", "rougeole|sarampión|sarampo|kor|кори")
    case .mpox: ("mpox", "мпокс", "monkeypox|monkey pox|оспа обезьян|variole du singe|viruela del mono")
    case .ebola:
      (
        "Ebola disease", "болезнь, вызванная вирусом Эбола",
        "ebola|эбола|EVD|Ebola virus disease|bundibugyo|Bundibugyo virus disease|BVD|Sudan virus disease"
      )
    case .marburg:
      (
        "Marburg disease", "болезнь, вызванная вирусом Марбург", "marburg|марбург|MVD|Marburg virus disease"
      )
    case .covid19: ("COVID-19", "COVID-19", "covid|covid19|coronavirus|SARS-CoV-2|nCoV|ковид|коронавирус")
    case .influenza: ("influenza", "грипп", "flu|grippe|gripe|gripp|гриппа")
    case .meningitis: ("meningitis", "менингит", "méningite|менингита")
    case .diphtheria: ("diphtheria", "дифтерия", "diphtérie|difteria|дифтерии")
    case .hepatitisA: ("hepatitis A", "гепатит A", "hep A|hépatite A|гепатит А")
    case .hepatitisE: ("hepatitis E", "гепатит E", "hep E|hépatite E|гепатит Е")
    case .acuteJaundice:
      ("acute jaundice syndrome", "синдром острой желтухи", "AJS|ictère aigu|syndrome d'ictère aigu|jaundice")
    case .acuteWateryDiarrhoea:
      (
        "acute watery diarrhoea", "острая водянистая диарея",
        "AWD|acute watery diarrhea|diarrhée aqueuse aiguë|diarrhée aqueuse"
      )
    case .bloodyDiarrhoea:
      (
        "bloody diarrhoea", "кровянистая диарея",
        "bloody diarrhea|shigellosis|шигеллёз|dysentery|дизентерия|diarrhée sanglante|bloody diarrhoea (shigellosis)"
      )
    case .typhoid: ("typhoid fever", "брюшной тиф", "typhoid|fièvre typhoïde|fiebre tifoidea")
    case .yellowFever: ("yellow fever", "жёлтая лихорадка", "fièvre jaune|fiebre amarilla|febre amarela")
    case .dengue: ("dengue", "денге", "dengue fever|лихорадка денге")
    case .chikungunya: ("chikungunya", "чикунгунья", "лихорадка чикунгунья")
    case .zika: ("Zika", "лихорадка Зика", "зика|Zika virus disease")
    case .lassa: ("Lassa fever", "лихорадка Ласса", "lassa|ласса|fièvre de Lassa")
    case .crimeanCongo:
      (
        "Crimean-Congo haemorrhagic fever", "Крымская-Конго геморрагическая лихорадка",
        "CCHF|КГЛ|Crimean-Congo hemorrhagic fever|крымская геморрагическая лихорадка"
      )
    case .riftValley: ("Rift Valley fever", "лихорадка Рифт-Валли", "RVF|rift valley")
    case .plague: ("plague", "чума", "peste|чумы")
    case .polio: ("polio", "полиомиелит", "poliomyelitis|poliomyélite")
    case .pertussis: ("pertussis", "коклюш", "whooping cough|coqueluche|tosferina")
    case .rubella: ("rubella", "краснуха", "rubéole|rubéola")
    case .malaria: ("malaria", "малярия", "paludisme|paludismo")
    case .anthrax: ("anthrax", "сибирская язва", "charbon|ántrax")
    case .mers: ("MERS", "БВРС", "MERS-CoV|БВРС (MERS)|ближневосточный респираторный синдром")
    }
  }
}
