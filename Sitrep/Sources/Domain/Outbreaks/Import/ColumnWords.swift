/// Words of headings in English, French, Spanish, Portuguese, Russian and transliterated Russian.
///
/// They are folded as ``HeadingWords`` folds headings; `*` stands for any ending.
package enum ColumnWords: CaseIterable, Sendable {
  // Places, the larger ones first
  case country, countryCode, continent, region, district, locality, facility, place

  // Periods
  case date, week, weekStart, weekEnd, month, year, received

  // Counts
  case cases, deaths, recovered, count
  case confirmed, probable, suspected
  case new, cumulative, total

  /// Not counts of people: rates, means, tests, beds, ids.
  case rate

  /// Parts of a count, which are added up: by age and sex.
  case group

  case disease, personal

  /// What only a list of cases has.
  case caseList

  /// True if a heading has one of the words.
  package func matches(_ heading: HeadingWords) -> Bool { range(in: heading) != nil }

  /// Where in a heading the first of the words stands.
  package func range(in heading: HeadingWords) -> Range<Int>? {
    Self.patterns[self]?.lazy.compactMap { heading.range(of: $0) }.first
  }

  private static let patterns = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, kind.list.split(separator: "|").map { $0.split(separator: " ").map(String.init) })
    })

  private var list: String {
    switch self {
    case .country:
      "country*|location|entity|nation|pays|pais|страна|страны|государство|strana"
    case .countryCode:
      "iso*|country code|code pays|codigo pais|code|код страны|код"
    case .continent: "continent*|who region|whoregion|континент"
    case .region:
      "region*|province*|provincia*|state|governorate|gouvernorat|adm1*|admin1*|departement|departamento|estado|"
        + "область|области|регион*|край|республика|субъект|oblast"
    case .district:
      "district*|county|health zone|zone*|zona*|adm2*|admin2*|prefecture|lga|woreda|upazila|"
        + "район*|округ*|rayon|raion|rajon"
    case .locality:
      "commune*|comuna|municip*|city|town|village*|ville|ciudad|cidade|quartier|barrio|bairro|adm3*|admin3*|ward|"
        + "camp|aire de sante|health area|area|город|село|поселок|населенный пункт|муниципал*|gorod"
    case .facility:
      "site*|facilit*|hospital*|hopital|clinic*|health cent*|centre de sante|center|centre|formation|structure|"
        + "etablissement|unidad|unidade|centro|school|ecole|учреждение|медорганизация|больница|поликлиника|lpu|mo"
    case .place: "place|lieu|localite|lugar|local|name|nom|nombre|nome|место|территория|наименование|territoriya"
    case .date:
      "date*|day|days|jour|dia|fecha|data|дата*|день|period|periode|periodo|период"
    case .week:
      "week*|epiweek*|epi week|semaine*|semana*|se|sem|wk|нед*|эпиднедел*|nedelya"
    case .weekStart:
      "week start*|week begin*|week of|start*|begin*|week commencing|debut*|inicio*|начало*|с"
    case .weekEnd: "week end*|end*|ending|fin|fim|final|конец*|окончани*|по"
    case .month: "month*|mois|mes|meses|месяц*|mesyats*|mesiats*"
    case .year: "year*|annee|an|ano|anio|год|god|epiyear"
    case .received:
      "received*|receipt|submi*|recu*|reception|recib*|receb*|entry|entered|updated|update|получ*|поступ*|обновл*"
    case .cases: "case|cases|cas|caso|casos|случай|случаи|случаев|заболел*|заболевших|sluchai|sluchaev|infections"
    case .deaths:
      "death*|dead|died|deces|morts|muerte*|muertos|fallecid*|defunc*|obit*|mortes|умер*|смерт*|летальн*|umerlo|smert*"
    case .recovered: "recover*|cured|gueri*|recuperad*|curad*|выздоров*|vyzdorov*"
    case .count:
      "count|counts|number|value|n|nb|nbre|total number|nombre|effectif|numero|cantidad|quantidade|число|количество|kolichestvo"
    case .confirmed: "confirm*|подтвержд*|podtverzhd*"
    case .probable: "probab*|вероятн*"
    case .suspected: "suspect*|sospech*|suspeit*|подозр*|podozr*"
    case .new:
      "new|daily|weekly|incident|nouveau*|nouvel*|nuevo*|nueva*|novo*|nova*|новы*|за день|за сутки|за неделю|"
        + "суточн*|quotidien*|diari*|hebdomadaire*|semanal*|novye"
    case .cumulative:
      "cum|cumul*|acumul*|to date|нарастающ*|с начала|kumul*|narastayu*"
    case .total: "total*|totaux|sum|ensemble|всего|итого|общее|vsego|itogo"
    case .rate:
      "per|rate|rates|ratio|percent*|pct|smoothed|cfr|average|avg|mean|incidence|density|test*|dose*|vaccin*|excess|hosp|"
        + "icu|beds|population*|taux|tasa|taxa|letalite|lethality|attack|на 100*|на 1000*|доля|летальность|привит*|"
        + "население|isolation|active|stringency|index|reproduction|median|aged|gdp|completeness|timeliness|expected|"
        + "id|definition|def|status|type|date*|outcome"
    case .group:
      "under*|over|male|males|female*|men|women|boys|girls|child*|adult*|age*|moins|plus|hommes|femmes|garcons|filles|"
        + "hombres|mujeres|ninos|menores|mayores|homens|mulheres|до|старше|муж*|жен*|дет*|взросл*|lt|gt|ge|"
        + "sex|sexe|sexo|gender|tranche*|пол|возраст*"
    case .disease:
      "disease*|maladie*|enfermedad*|doenca*|pathologie*|condition|syndrome|болезнь|заболевание|нозолог*|диагноз|bolezn"
    case .personal:
      "patient|patient name*|patients name*|nom patient*|фио|фамилия|prenom|phone*|tel|telephone|telefono|"
        + "телефон|mobile|email|mail|address|adresse|direccion|адрес|gps*|lat|"
        + "latitude|lon|long|longitude|coord*|device*|uuid|passport|паспорт|снилс|полис|note*|comment*|"
        + "remark*|примечани*|infector|interviewee|reporter|reported by|contact"
    case .caseList:
      "case id|caseid|case number|hevid|epid|эпид*|onset|symptom*|заболевания|outcome|исход|iskhod|sex|sexe|sexo|gender|"
        + "пол|pol|age|возраст|birth*|dob|naissance|рождения|admission|hospitalisation|hospitalized|hospitalised"
    }
  }
}
