import Domain

/// Finds the country that a row of figures is of.
struct CountryResolver {
  typealias Refusal = FiguresImport.LeftOut.Reason

  let catalogue: CountryCatalogue

  /// The country of a row.
  ///
  /// A name that means one country decides, because codes are wrong more often; of a name that is unknown or means
  /// several countries, the codes decide.
  func country(named name: String, codes: [String] = []) throws(Refusal) -> Country {
    if let refusal = Self.refusal(name, codes) { throw refusal }
    let named = CountryAliases.codes(for: name)
    let coded = Set(codes.compactMap { Self.code($0) })
    let code: CountryCode
    if let only = named.first, named.count == 1 {
      code = only
    } else if let only = coded.first, coded.count == 1, named.isEmpty || named.contains(only) {
      code = only
    } else {
      throw named.isEmpty ? .unknownName : .ambiguousName(named.sorted())
    }
    guard let country = catalogue.country(code) else { throw .unknownName }
    return country
  }

  /// The country of a row whose code decides before its name: names are broken more often where codes are published.
  ///
  /// WHO's codes of three letters that begin with XX are of ships, aeroplanes and the like.
  func country(codedBy code: String, named name: String) throws(Refusal) -> Country {
    let isConveyance = code.utf8.count == 3 && code.uppercased().hasPrefix("XX")
    if isConveyance { throw .ship }
    if let refusal = Self.refusal(name, [code]) { throw refusal }
    if let code = Self.code(code), let country = catalogue.country(code) { return country }
    return try country(named: name)
  }

  /// True of a name that is only of a part of its country, as Johns Hopkins University had it.
  static func isPart(_ name: String) -> Bool { key(of: name) == "northireland" }

  private static func key(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func code(_ text: String) -> CountryCode? {
    switch text.uppercased() {
    case "XKS", "OWID_KOS": CountryCode("XK")
    default: ISOCountry.named(text)?.code
    }
  }

  /// Why a row is known not to be of a country.
  private static func refusal(_ name: String, _ codes: [String]) -> Refusal? {
    let key = key(of: name)
    if let refusal = refusals[key] { return refusal }
    if key.contains("olympics") { return .event }
    let isSum = codes.contains { $0.uppercased().hasPrefix("OWID_") && $0.uppercased() != "OWID_KOS" }
    return isSum ? .aggregate : nil
  }

  private static let refusals: [String: Refusal] = {
    var refusals: [String: Refusal] = [:]
    // Johns Hopkins University called the Diamond Princess "Others" and "Cruise Ship" at first.
    for name in ["diamondprincess", "grandprincess", "mszaandam", "others", "cruiseship"] { refusals[name] = .ship }
    for name in [
      "world", "total", "all", "global", "africa", "asia", "europe", "northamerica", "southamerica", "oceania",
      "australiaoceania", "europeanunion", "highincome", "lowincome", "uppermiddleincome", "lowermiddleincome",
      "international", "arabworld", "euroarea",
    ] { refusals[name] = .aggregate }
    for name in [
      "antarctica", "channelislands", "netherlandsantilles", "unitedstatesminoroutlyingislands", "bouvetisland",
      "heardislandandmcdonaldislands", "southgeorgiaandthesouthsandwichislands", "frenchsouthernterritories",
    ] { refusals[name] = .noCountry }
    return refusals
  }()
}
