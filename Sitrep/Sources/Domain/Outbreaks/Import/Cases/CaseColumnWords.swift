/// Words of the headings of line lists in English, French, Spanish, Portuguese, Russian and transliterated Russian.
///
/// They are folded as ``HeadingWords`` folds headings; `*` stands for any ending. An earlier word is the better one.
package enum CaseColumnWords: CaseIterable, Sendable {
  case caseID, place, onset, reported, outcomeDate
  case age, ageUnit, birth, sex, caseClass, outcome, hospitalised, doses, vaccinated
  case labConfirming, labProbable, severity

  /// What names a person, whatever else the heading says.
  case personal

  /// What names a person, unless the heading says whose name it is.
  case name

  /// A group of ages, which is no age.
  case ageGroup

  /// That a column tells deaths alone.
  case death

  /// That numbers are months.
  case months

  /// The position of the first of the words that a heading has; nil: it has none.
  package func rank(in heading: HeadingWords) -> Int? {
    Self.patterns[self]?.firstIndex { heading.range(of: $0) != nil }
  }

  package func matches(_ heading: HeadingWords) -> Bool { rank(in: heading) != nil }

  private static let patterns = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, kind.list.split(separator: "|").map { $0.split(separator: " ").map(String.init) })
    })

  private var list: String {
    switch self {
    case .caseID:
      "case id|caseid|case number|case no|case num*|case code|case identif*|epid*|эпид*|id cas|id caso|id case|"
        + "no cas|n cas|cas n|caso n|case n|num cas|num caso|numero cas|numero de cas|numero du cas|numero caso|"
        + "numero de caso|numero do caso|code cas|num enreg*|numero enreg*|enregistrement|codigo caso|"
        + "codigo de caso|registre|registro|identif*|id sluch*|nomer sluch*|kod sluch*|номер случая|код случая|"
        + "id случая|идентиф*|регистрационный номер|registr* nomer|patient id|id patient|patient no|patient number|"
        + "id paciente|linelist id|line list id|unique id|record id"
    case .place:
      "district*|distrito*|район*|rayon*|raion*|rajon*|zone*|zs|zona*|adm2*|admin2*|health area*|aire sante|"
        + "aire de sante|county|lga|woreda|upazila|prefecture|округ*|okrug*|province*|provinc*|region*|regiao|departement*|"
        + "departament*|governorate*|gouvernorat*|state|estado|adm1*|admin1*|область|oblast|край|республика|"
        + "commune*|comuna*|municip*|муниципал*|city|town|ville|ciudad|cidade|город|gorod|quartier*|barrio*|"
        + "bairro*|ward|camp|camps|adm3*|admin3*|village*|localit*|localid*|село|населенн* пункт*|residence|"
        + "residencia|hospital*|hopital*|facilit*|clinic*|cent* sante|cent* de sante|health cent*|centre|center|"
        + "centro|site*|etablissement*|structure|formation|unidad*|unidade*|больниц*|bolnits*|bolnic*|учрежд*|"
        + "медорганизаци*|клиник*|стационар|country*|pays|pais|страна|strana|provenance|procedencia|origin|place*|"
        + "lieu*|lugar*|local|location|место|mesto|территория"
    case .onset:
      "onset*|symptom*|simptom*|симптом*|sintoma*|sin pri*|debut*|inicio*|comienzo|заболевани*|заболел*|"
        + "начал* болезни|начал*|появлени*|nachal*|zabolevani*|zabolel*|rash*|jaundice|ictere|fell ill|illness|ill|"
        + "sick|maladie"
    case .reported:
      "report*|notif*|declar*|signal*|извещ*|сообщ*|izveshch*|izvesh*|регистр*|registr*|regist*|seen|visit*|vizit*|"
        + "consult*|обращ*|obrash*|obraschen*|presentation|atend*|atencion|admission*|admissao|admit*|entry|entree|"
        + "ingreso|поступ*|postupl*|hosp*|интерн*|internac*|госпитал*|gospital*|diagnos*|диагноз*|detect*|выявл*|"
        + "vyyavl*|vyiavl*|investigat*|alert*|today|submission*|timestamp"
    case .outcomeDate:
      "outcome*|exit*|issue|sortie|исход*|iskhod*|ishod*|death*|died|dead|deces|fallec*|defunc*|obito*|muerte|morte|"
        + "смерт*|умер*|smert*|discharge*|alta|egreso|saida|выписк*|vypisk*|desenlace|desfecho|evolucion|evolution|"
        + "recover*|guerison|выздоров*"
    case .age: "age|age years|age year*|age in years|age ans|age mo*|edad*|idade*|возраст*|vozrast*|vosrast*|age*"
    case .ageUnit:
      "age unit*|ageunit*|unit* age|unit* d age|unit* of age|unidad* edad|unidad* de edad|unidad* idade|"
        + "unidad* da idade|age type|type age|tipo edad|tipo de edad|tipo idade|единиц* возраст*|ед возраст*|"
        + "ед изм*|edinit* vozrast*|edinic* vozrast*|unit*|unidad*|единиц*|edini*"
    case .birth: "birth*|dob|ddn|naiss*|nacimiento|nascimento|nasc|nac|рожден*|rozhd*|rojd*|born"
    case .sex: "sex|sexe|sexo|sex*|gender|genre|genero|пол|pol"
    case .caseClass:
      "caseclass*|case class*|classif*|clasif*|klassif*|классиф*|class*|casedef*|case def*|case status|case type|"
        + "type cas|type de cas|tipo caso|tipo de caso|статус|statu*|status|final main diagnosis|final diagnosis|"
        + "diagnos*|диагноз*|definition*|category|categorie|confirm*|подтвержд*"
    case .outcome:
      "outcome*|исход*|iskhod*|ishod*|exit status|exit*|issue|sortie|desenlace|desfecho|evolucion|evolucao|evolution|"
        + "final status|vital status|statut vital|статус|status|statut|state at*|condition|discharge*|death*|died|dead|"
        + "deceased|deces*|decede|fallec*|muerto|obito*|умер*|смерт*|umer*"
    case .hospitalised:
      "hospitali*|gospitali*|госпитали*|inpatient*|admitted|admission*|hospital*|internad*|internac*|interne|"
        + "ingresad*|стационар*"
    case .doses: "doses|dose*|dosis|доз|доза|дозы|doz|dozy"
    case .vaccinated:
      "vaccin*|vacun*|vacin*|immunis*|immuniz*|inmuniz*|привит*|прививк*|вакцин*|privit*|privivk*|vaktsin*|vakcin*"
    case .labConfirming:
      "culture*|cultivo*|pcr*|rt pcr|igm*|ig m*|elisa*|посев*|пцр|ифа|posev*|ptsr|ifa|lab*|лаборатор*|лаб|result* lab*"
    case .labProbable: "rdt*|tdr*|rapid*|экспресс*|ekspress*|быстр* тест*|prueba rapida|antigen*"
    case .severity:
      "dehydration*|deshydrat*|deshidrat*|desidrat*|обезвожив*|obezvozh*|severit*|gravite|gravedad|gravidade|тяжест*|"
        + "tyazhest*|tiazhest*"
    case .personal:
      "фио|фамили*|отчество|phone*|tel|telefon*|telephone*|телефон*|mobile*|cellphone|cell|gsm|whatsapp|celular*|movil|"
        + "email*|mail|courriel|correo|address*|adresse*|direccion*|endereco*|адрес*|adres*|gps*|lat|latitud*|lon|lng|"
        + "long|longitud*|широта|долгота|shirota|dolgota|coord*|координат*|geopoint*|geoloc*|altitude|device*|imei|"
        + "simid*|subscriber*|uuid|instance*|passport*|passeport*|pasaporte*|паспорт*|pasport*|снилс|полис|инн|snils|"
        + "polis|national id*|identity*|id card|cni|nin|nid|ssn|cpf|dni|cedula|curp|note*|nota|notas|comment*|"
        + "коммент*|remark*|remarque*|observac*|observat*|примеч*|primech*|заметк*|infector*|source id|source case|"
        + "interviewee*|interviewer*|contact*|контакт*|kontakt*|guardian*|caregiver*|tuteur*|mother*|father*|mere|"
        + "pere|madre|padre|mae|relative*|next of kin|chef|surname*|lastname|firstname|last name|first name|given name|"
        + "family name|prenom*|apellid*|sobrenome*|familiya|familiia|familia|otchestvo|fio|patient* name|name patient*|"
        + "name of patient*|nom patient*|nom du patient|nom de famille|nombre paciente|nombre del paciente|"
        + "nome do paciente|nome paciente|username|signature|photo*|picture|image"
    case .name:
      "name*|nom|noms|nombre*|nome*|имя|imya|imia|patient|patients|paciente|пациент|patsient|bolnoy|больной|initial*|"
        + "инициал*"
    case .ageGroup:
      "group*|agegroup*|agegrp*|agecat*|cat*|class*|band*|range|tranche*|grupo*|groupe*|faixa|групп*|unit*|unidad*|"
        + "единиц*|ед|edini*|type"
    case .death: "death*|died|dead|deces*|fallec*|defunc*|obito*|muerte|morte|смерт*|умер*|smert*|umer*"
    case .months: "mo|month*|mois|mes|meses|мес*|mes*"
    }
  }
}
