import Domain

/// The columns of a line list that mean something, read cell by cell.
struct CaseColumnsRead {
  let onset: CaseCells<Day>?
  let reported: CaseCells<Day>?
  let outcomeDay: CaseCells<Day>?
  let birth: CaseCells<Day>?
  let ages: CaseCells<AgeText.Found>?

  /// A second column of ages, in months, of those who have none in the first one.
  let months: CaseCells<AgeText.Found>?
  let ageUnits: CaseCells<AgeText.Unit>?
  let sexes: CaseCells<Sex>?
  let classes: CaseCells<ClassText.Found>?
  let outcomes: CaseCells<CaseOutcome>?
  let hospitalised: CaseCells<AnswerText.Found>?
  let doses: CaseCells<Int>?
  let vaccinated: CaseCells<AnswerText.Found>?
  let confirming: [CaseCells<AnswerText.Found>]
  let probable: [CaseCells<AnswerText.Found>]
  let places: CasePlaceNames?
  let dates: CaseDateColumns

  /// What a date of outcome says where no outcome stands beside it.
  let outcomeDayMeans: CaseOutcome

  private let ageUnit: AgeText.Unit

  /// - Parameters:
  ///   - table: The table.
  ///   - guess: What was found out about its columns.
  ///   - roles: What each column means.
  ///   - resolver: Finds countries.
  ///   - choices: What the person said.
  init(
    _ table: OutbreakTable, _ guess: CaseColumnGuess, roles: [CaseColumnRole], resolver: CountryResolver,
    _ choices: OutbreakChoices
  ) {
    let rows = table.rows
    let column = { (role: CaseColumnRole) in roles.firstIndex(of: role) }
    let dated = [CaseColumnRole.onset, .reported, .outcomeDate, .birth].compactMap(column)
    let dates = CaseDateColumns(rows, columns: dated, choices)
    let days = { (role: CaseColumnRole) in
      column(role).map { dates.cells(of: $0, isBirth: role == .birth, choices) }
    }
    self.dates = dates
    onset = days(.onset)
    reported = days(.reported)
    outcomeDay = days(.outcomeDate)
    birth = days(.birth)
    outcomeDayMeans = column(.outcomeDate).map { guess.isOfDeaths($0) } == true ? .died : .unknown
    let ageColumns = roles.indices.filter { roles[$0] == .age }.sorted { one, other in
      guess.ageUnit(one) == .years && guess.ageUnit(other) != .years
    }
    ageUnit = ageColumns.first.map { guess.ageUnit($0) } ?? .years
    ageUnits = column(.ageUnit).map { column in
      CaseCells(rows, column: column, choices) { .init(AgeText.unit($0), of: $0) }
    }
    let ages = ageColumns.map { column in
      CaseCells(rows, column: column, choices, chosen: \.age) { .init(AgeText.age($0), of: $0) }
    }
    self.ages = ages.first
    months = ages.dropFirst().first
    sexes = column(.sex).map { column in Self.sexes(rows, column, choices) }
    classes = column(.caseClass).map { column in
      CaseCells(rows, column: column, choices, chosen: \.found) { .init(ClassText.found($0), of: $0) }
    }
    outcomes = column(.outcome).map { column in
      let isOfDeaths = guess.isOfDeaths(column)
      return CaseCells(rows, column: column, choices, chosen: \.outcome) { text in
        .init(OutcomeText.outcome(text) ?? (isOfDeaths ? Self.death(text) : nil), of: text)
      }
    }
    let answers = { (column: Int, read: (String) -> AnswerText.Found?) in
      CaseCells(rows, column: column, choices, chosen: \.answer) { .init(read($0), of: $0) }
    }
    hospitalised = column(.hospitalised).map { answers($0, AnswerText.answer) }
    vaccinated = column(.vaccinated).map { answers($0, AnswerText.vaccination) }
    doses = column(.doses).map { column in
      CaseCells(rows, column: column, choices, chosen: \.doses) { .init(DoseText.doses($0), of: $0) }
    }
    confirming = roles.indices.filter { roles[$0] == .labConfirming }.map { answers($0, AnswerText.result) }
    probable = roles.indices.filter { roles[$0] == .labProbable }.map { answers($0, AnswerText.result) }
    places = column(.place).map { column in
      CasePlaceNames(rows, column: column, heading: table.headings[column], resolver: resolver, choices)
    }
  }

  /// Beside `H`, which is a man, `M` is a woman: mujer.
  private static func sexes(_ rows: [CSVRow], _ column: Int, _ choices: OutbreakChoices) -> CaseCells<Sex> {
    let isMujer = hasOpenM(DistinctValues(rows, column: column).texts)
    return CaseCells(rows, column: column, choices, chosen: \.sex) { text in
      isMujer && CaseText.folded(text) == "m" ? .value(.female) : .init(SexText.sex(text), of: text)
    }
  }

  /// True where a column has `H` and `M`, and no letter of its own for women.
  static func hasOpenM(_ texts: [String]) -> Bool {
    let letters = Set(texts.map { CaseText.folded($0) })
    return letters.contains("h") && letters.contains("m") && !letters.contains("f")
  }

  private static func death(_ text: String) -> CaseOutcome? {
    switch AnswerText.answer(text) {
    case .yes?: .died
    case .no?, .unknown?: .unknown
    case nil: nil
    }
  }
}

/// What a row says.
extension CaseColumnsRead {
  /// True of a row with a day of onset, report or outcome.
  func hasDate(_ row: Int) -> Bool { onset?[row] != nil || reported?[row] != nil || outcomeDay?[row] != nil }

  func isDiscarded(_ row: Int) -> Bool { classes?[row] == .discarded }

  /// By the column of classes; without one by tests: a confirming one, then one that makes probable.
  func caseClass(_ row: Int) -> CaseClass {
    if let classes {
      if case .caseClass(let found)? = classes[row] { return found }
      return .all
    }
    if confirming.contains(where: { $0[row] == .yes }) { return .confirmed }
    if probable.contains(where: { $0[row] == .yes }) { return .probable }
    return confirming.isEmpty && probable.isEmpty ? .all : .suspected
  }

  /// The outcome, or what its date alone says.
  func outcome(_ row: Int) -> CaseOutcome {
    let outcome = outcomes?[row] ?? .unknown
    return outcome == .unknown && outcomeDay?[row] != nil ? outcomeDayMeans : outcome
  }

  /// In months: by the column of ages, which a date of birth makes more precise, or stands in for.
  ///
  /// - Parameters:
  ///   - row: Which row.
  ///   - day: Of onset, else of report.
  /// - Returns: Nil where neither tells.
  func ageMonths(_ row: Int, on day: Day?) -> Int? {
    let born = born(row, on: day)
    guard let months = ownAge(row) else { return born }
    return isInYears(row) && born.map { $0 / 12 == months / 12 } == true ? born : months
  }

  /// True of a row whose age can't be right.
  func hasImpossibleAge(_ row: Int) -> Bool { ages?[row] != nil && ownAge(row) == nil }

  /// By the column of ages.
  private func ownAge(_ row: Int) -> Int? {
    let age = ages?[row].flatMap { AgeText.months($0, unit: ageUnits?[row] ?? ageUnit) }
    guard age ?? 0 == 0, let months = months?[row] else { return age }
    return AgeText.months(months, unit: .months) ?? age
  }

  private func isInYears(_ row: Int) -> Bool {
    switch ages?[row] {
    case .number?: (ageUnits?[row] ?? ageUnit) == .years
    case .months(_, let isInYears)?: isInYears
    case nil: false
    }
  }

  /// By the date of birth, in whole months; nil before birth, and beyond 120 years.
  private func born(_ row: Int, on day: Day?) -> Int? {
    guard let births = birth, let birth = births[row], let day else { return nil }
    // Years of two digits before 2000 are taken for those after it.
    let year = birth > day && Self.hasShortYear(births.values.text(row)) ? birth.year - 100 : birth.year
    let months = (day.year - year) * 12 + day.month - birth.month - (day.day < birth.day ? 1 : 0)
    return (0...AgeBands.mostMonths).contains(months) ? months : nil
  }

  private static func hasShortYear(_ text: String) -> Bool {
    !text.split { !($0.isASCII && $0.isNumber) }.contains { $0.count > 2 }
  }
}

extension CaseCells.Cell {
  /// What a rule made of a text; where it made nothing, the text is a word for nothing, or isn't understood.
  fileprivate init(_ value: Value?, of text: String) {
    if let value {
      self = .value(value)
    } else {
      self = CaseText.isMissing(text) ? .empty : .unread
    }
  }
}

extension CaseMeaning {
  fileprivate var age: AgeText.Found? {
    if case .ageInMonths(let months) = self { .months(Double(months), isInYears: false) } else { nil }
  }

  fileprivate var sex: Sex? { if case .sex(let sex) = self { sex } else { nil } }

  fileprivate var outcome: CaseOutcome? { if case .outcome(let outcome) = self { outcome } else { nil } }

  fileprivate var doses: Int? { if case .doses(let doses) = self { doses } else { nil } }

  fileprivate var answer: AnswerText.Found? {
    if case .answer(let isYes) = self { isYes ? .yes : .no } else { nil }
  }

  fileprivate var found: ClassText.Found? {
    switch self {
    case .caseClass(let caseClass): .caseClass(caseClass)
    case .discarded: .discarded
    default: nil
    }
  }
}
