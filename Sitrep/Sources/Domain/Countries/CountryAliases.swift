import Foundation

/// Which countries a free name may mean: names in English and Russian, codes, and what data sets and people write.
package enum CountryAliases {
  /// The countries that a name may mean: none, one, or several if it is ambiguous ("Congo").
  ///
  /// Case, accents, spaces and punctuation do not count, nor do "and" and "the".
  package static func codes(for name: String) -> [CountryCode] {
    table[key(of: name)] ?? []
  }

  /// What spellings of one name have in common.
  static func key(of name: String) -> String {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var words = folded.unicodeScalars.split { !$0.properties.isAlphabetic }.map(String.init)
    if words.count > 1 { words.removeAll { ["and", "the", "и"].contains($0) } }
    return words.map { shorter[$0] ?? $0 }.joined()
  }

  private static let shorter = ["saint": "st", "islands": "is", "острова": "ова"]

  private static let table: [String: [CountryCode]] = {
    var table: [String: [CountryCode]] = [:]
    let add = { (name: String, code: CountryCode) in
      let key = key(of: name)
      if !key.isEmpty, table[key]?.contains(code) != true { table[key, default: []].append(code) }
    }
    for language in ["en", "ru"] {
      let locale = Locale(identifier: language)
      for entry in ISOCountry.all {
        if let name = locale.localizedString(forRegionCode: entry.code.rawValue) { add(name, entry.code) }
      }
    }
    for entry in ISOCountry.all { add(entry.iso3, entry.code) }
    for line in others.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let codes = parts[0].split(separator: " ").compactMap { CountryCode(String($0)) }
      for name in parts[1].split(separator: "|") {
        for code in codes { add(String(name), code) }
      }
    }
    return table
  }()

  /// Codes, and the names that the system's tables do not have.
  private static let others = """
    AE:UAE|Emirates|ОАЭ|Эмираты
    AG:Antigua
    BA:Bosnia|Bosnia-Herzegovina|Босния
    BL:St. Barth|St. Barts|Saint Barthelemy
    BN:Brunei Darussalam|Бруней
    BO:Bolivia (Plurinational State of)
    BQ:Bonaire, Sint Eustatius and Saba|Caribbean Netherlands
    BS:Bahamas, The
    CD:DRC|DR Congo|Congo (Kinshasa)|Congo, Dem. Rep.|Congo, Democratic Republic of the|\
    Democratic Republic of the Congo|Democratic Republic of Congo|Конго (Киншаса)|ДР Конго|ДРК|Демократическая Республика Конго|Заир|Zaire
    CG:Congo (Brazzaville)|Congo, Rep.|Congo Republic|Republic of the Congo|Конго (Браззавиль)|Республика Конго
    CD CG:Congo|Конго
    CF:CAR|ЦАР
    CH:Schweiz|Suisse
    CI:Cote d'Ivoire|Ivory Coast|Берег Слоновой Кости
    CN:China|Китай|Mainland China|PRC|People's Republic of China|КНР|China (mainland)
    CV:Cabo Verde
    CW:Curacao
    CZ:Czech Republic|Чешская Республика
    DE:Deutschland
    EG:Egypt, Arab Rep.
    EH:Sahrawi Republic
    FK:Falkland Islands (Malvinas)|Falklands
    FM:Micronesia (country)|Micronesia, Fed. Sts.|Federated States of Micronesia|Микронезия
    FO:Faeroe Islands
    GB:UK|U.K.|North Ireland|Great Britain|Britain|England|Англия|United Kingdom of Great Britain and Northern Ireland
    GM:Gambia, The
    GW:Guinea Bissau
    HK:Hong Kong|Hong Kong SAR|China, Hong Kong SAR|Hong Kong SAR, China
    IE:Republic of Ireland
    IR:Iran, Islamic Rep.|Iran (Islamic Republic of)|Islamic Republic of Iran
    KG:Kyrgyz Republic|Киргизстан|Кыргызстан
    KN:St. Kitts and Nevis
    KP:North Korea|N. Korea|Korea, North|Korea, Dem. People's Rep.|DPRK|Democratic People's Republic of Korea|КНДР|Северная Корея
    KR:South Korea|S. Korea|Korea, South|Korea, Rep.|Republic of Korea|Korea, Republic of|Южная Корея|Республика Корея
    KP KR:Korea|Корея
    LA:Lao PDR|Lao People's Democratic Republic
    LC:St. Lucia
    LY:Libyan Arab Jamahiriya
    MD:Republic of Moldova|Молдавия
    MF:Saint Martin|St. Martin (French part)|Saint Martin (French part)
    MF SX:Saint-Martin island
    MK:Macedonia|FYROM|Republic of North Macedonia|Македония
    MM:Burma|Myanmar|Бирма
    MO:Macau|Macao|Macao SAR|China, Macao SAR|Macao SAR, China
    NA:Namibia
    NL:Holland|Голландия
    PM:Saint Pierre Miquelon|St. Pierre and Miquelon
    PN:Pitcairn
    PS:Palestine|State of Palestine|West Bank and Gaza|Occupied Palestinian Territory|Palestinian Territories|Палестина
    RU:Russian Federation|Российская Федерация|РФ
    SH:Saint Helena
    SK:Slovak Republic
    ST:Sao Tome
    SX:Sint Maarten|St. Maarten|Sint Maarten (Dutch part)
    SY:Syrian Arab Republic
    SZ:Swaziland|Свазиленд
    TC:Turks and Caicos
    TL:East Timor|Timor Leste|Восточный Тимор
    TR:Turkey|Turkiye|Türkiye|Турция
    TT:Trinidad
    TW:Taiwan, China|Taiwan*|Taiwan, Province of China|Chinese Taipei|Taipei and environs
    TZ:United Republic of Tanzania
    US:United States|Соединенные Штаты|USA|U.S.|US|U.S.A.|United States of America|America|США|Америка
    VA:Holy See|Holy See (Vatican City State)|Vatican City State|Vatican|Ватикан
    VC:St. Vincent Grenadines|St. Vincent and the Grenadines|St. Vincent
    VE:Venezuela, RB|Venezuela (Bolivarian Republic of)
    VG:British Virgin Islands
    VI:Virgin Islands (U.S.)|United States Virgin Islands|US Virgin Islands
    VG VI:Virgin Islands
    VN:Viet Nam|Вьетнам
    XK:Kosovo|XKS|OWID_KOS|Косово
    YE:Yemen, Rep.
    ZA:ЮАР|RSA|Южная Африка
    """
}

extension CountryAliases {
  /// What data sets and people write for a country beside its names and codes; an ambiguous name is there for each.
  package static func names(of code: CountryCode) -> [String] { namesByCode[code] ?? [] }

  private static let namesByCode: [CountryCode: [String]] = {
    var names: [CountryCode: [String]] = [:]
    for line in others.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let codes = parts[0].split(separator: " ").compactMap { CountryCode(String($0)) }
      for code in codes { names[code, default: []] += parts[1].split(separator: "|").map(String.init) }
    }
    return names
  }()
}
