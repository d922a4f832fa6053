import Domain

/// The age that a cell says, in whole months.
enum AgeText {
  /// What a number counts.
  enum Unit: Hashable, Sendable {
    case years, months, weeks, days

    func months(_ number: Double) -> Double {
      switch self {
      case .years: number * 12
      case .months: number
      case .weeks: number * 7 / 30.4375
      case .days: number / 30.4375
      }
    }
  }

  enum Found: Hashable, Sendable {
    /// A number alone, which a unit beside it explains.
    case number(Double)

    /// With its unit; in whole years if it counts nothing else.
    case months(Double, isInYears: Bool)
  }

  /// `4`, `44.0`, `1,5`, `18 months`, `18M`, `6 mois`, `1 г 6 мес`, `8 мес.`, `6/12`, `3 days`, `<1`.
  ///
  /// - Parameter text: Without spaces around.
  /// - Returns: Nil: no rule understands it. Numbers below 0, and of any size, are told as they are.
  static func age(_ text: String) -> Found? {
    guard text.utf8.count <= CaseText.longest else { return nil }
    var rest = text[...]
    if rest.first == "-" { return Double(text.replacing(",", with: ".")).map { .number($0) } }
    if rest.hasSuffix("/12"), let months = Int(rest.dropLast(3)), (0..<12).contains(months) {
      return .months(Double(months), isInYears: false)
    }
    let isBelow = rest.first == "<"
    rest = rest.drop { "<>~≥≤=±".contains($0) || $0.isWhitespace }
    var months = 0.0
    var units: [Unit] = []
    while !rest.isEmpty {
      guard let number = takeNumber(&rest) else { return units.isEmpty ? newborn(text) : nil }
      let word = takeWord(&rest)
      if word.isEmpty, rest.isEmpty, units.isEmpty, !isBelow { return .number(number) }
      guard let unit = word.isEmpty && isBelow ? .years : Self.unit(word), !units.contains(unit) else { return nil }
      units.append(unit)
      months += unit.months(number)
    }
    guard let last = units.last else { return newborn(text) }
    if isBelow { return months <= last.months(1) ? .months(0, isInYears: false) : nil }
    return .months(months, isInYears: units == [.years])
  }

  /// The age in whole months.
  ///
  /// - Parameters:
  ///   - found: What a cell says.
  ///   - unit: What a number alone counts.
  /// - Returns: Nil: nobody is so old, or so young.
  static func months(_ found: Found, unit: Unit) -> Int? {
    let months =
      switch found {
      case .number(let number): unit.months(number)
      case .months(let months, _): months
      }
    guard months >= 0, months < Double(AgeBands.mostMonths + 1) else { return nil }
    return Int((months + rounding).rounded(.down))
  }

  /// A tenth of a year is no whole number of months, and a third of one no whole number of anything.
  private static let rounding = 0.001

  /// The unit that a word says.
  static func unit(_ word: String) -> Unit? { unitWords.meaning(of: CaseText.folded(word)) }

  private static func takeNumber(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    rest = rest.dropFirst(digits.count)
    let point = digits.last.map { ".,".contains($0) } == true ? digits.dropLast() : digits
    return point.count <= 12 ? Double(point.replacing(",", with: ".")) : nil
  }

  /// Up to the next number.
  private static func takeWord(_ rest: inout Substring) -> String {
    let word = rest.prefix { !($0.isASCII && $0.isNumber) }
    rest = rest.dropFirst(word.count)
    return CaseText.folded(String(word)).replacing(joint, with: "", maxReplacements: 1)
  }

  /// Between `1 year and 6 months`.
  private static let joint = "and"

  private static func newborn(_ text: String) -> Found? {
    newborns.meaning(of: CaseText.folded(text)).map { _ in .months(0, isInYears: false) }
  }

  private static let newborns = ValueWords<Bool>([
    (true, "newborn|neonate|nouveaune|nouveaunee|reciennacido|recemnascido|новорожд*|novorozhd*")
  ])

  private static let unitWords = ValueWords<Unit>([
    (
      .years,
      "y|yr|yrs|year|years|yo|yearsold|yearold|a|an|ans|annee|annees|ano|anos|г|год|года|годов|годы|л|лет|let|god|goda|"
        + "godov|годлет|летгод*"
    ),
    (
      .months,
      "m|mo|mos|mon|mth|mths|month|months|monthsold|monthold|mois|mes|meses|м|мес|месяц|месяца|месяцев|месяцы|mesyats*|"
        + "mesyac*|mesiats*"
    ),
    (.weeks, "w|wk|wks|week|weeks|sem|semaine|semaines|semana|semanas|н|нед|неделя|недели|недель|nedel*"),
    (.days, "d|day|days|j|jr|jrs|jour|jours|dia|dias|д|дн|день|дня|дней|dney|dnya|den"),
  ])
}
