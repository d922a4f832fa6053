import Domain

/// The roles of a line list's columns, by the words of their headings and by what stands in them.
///
/// A word is worth three points, a fitting content two. The best pair of a column and a role is taken first; what has
/// fewer than three points is left out.
struct CaseColumnGuess {
  private(set) var roles: [CaseColumnRole]
  private(set) var reasons: [OutbreakColumn.Reason]
  let contents: [CaseColumnContent]

  /// Columns that look personal, by their words or their values.
  private(set) var personal: Set<Int> = []

  private let headings: [HeadingWords]
  private let rows: [CSVRow]

  private struct Candidate {
    let column: Int
    let role: CaseColumnRole
    let points: Int

    /// The position of the word that its heading has.
    let rank: Int

    /// How many words the heading has.
    let length: Int
  }

  private static let wordPoints = 3
  private static let contentPoints = 2

  /// - Throws: The table has too many columns.
  init(_ table: OutbreakTable) throws(OutbreakFileProblem.Cause) {
    guard table.headings.count <= OutbreakLimits.columns else { throw .tooManyColumns(limit: OutbreakLimits.columns) }
    headings = table.headings.map { HeadingWords($0).withDatesApart }
    rows = table.rows
    contents = headings.indices.map { [rows] in CaseColumnContent(rows, column: $0) }
    roles = Array(repeating: .leftOut, count: headings.count)
    reasons = Array(repeating: .none, count: headings.count)
    let candidates = headings.indices.flatMap(candidates)
    guessPersonal(candidates)
    take(candidates)
  }

  /// What marks a column as personal: a strong word, a name of nobody in particular, or its values.
  private mutating func guessPersonal(_ candidates: [Candidate]) {
    let meant = Set(candidates.filter { $0.points > Self.wordPoints }.map(\.column))
    for column in headings.indices {
      let isNamed =
        CaseColumnWords.personal.matches(headings[column])
        || CaseColumnWords.name.matches(headings[column]) && !meant.contains(column)
      guard isNamed || contents[column].isPersonal && !meant.contains(column) else { continue }
      personal.insert(column)
      roles[column] = .personal
      reasons[column] = isNamed ? .name : .values
    }
  }

  /// Beside a column of years one of months is of those younger than a year.
  private mutating func takeMonths(_ columns: [Int]) {
    guard let years = roles.firstIndex(of: .age), ageUnit(years) == .years, !roles.contains(.ageUnit),
      let months = columns.first(where: { roles[$0] == .leftOut && ageUnit($0) == .months })
    else { return }
    roles[months] = .age
    reasons[months] = .name
  }

  private mutating func take(_ candidates: [Candidate]) {
    let sorted = candidates.sorted { one, other in
      (-one.points, one.rank, one.length, one.column) < (-other.points, other.rank, other.length, other.column)
    }
    var taken: Set<CaseColumnRole> = []
    for candidate in sorted where roles[candidate.column] == .leftOut && !taken.contains(candidate.role) {
      roles[candidate.column] = candidate.role
      reasons[candidate.column] = .name
      taken.insert(candidate.role)
    }
    takeMonths(sorted.filter { $0.role == .age }.map(\.column))
  }
}

/// What fits.
extension CaseColumnGuess {
  /// The kinds of words of each role.
  private static let words: [(role: CaseColumnRole, words: CaseColumnWords)] = [
    (.caseID, .caseID), (.onset, .onset), (.reported, .reported), (.outcomeDate, .outcomeDate), (.birth, .birth),
    (.age, .age), (.ageUnit, .ageUnit), (.sex, .sex), (.caseClass, .caseClass), (.outcome, .outcome),
    (.hospitalised, .hospitalised), (.doses, .doses), (.vaccinated, .vaccinated), (.labConfirming, .labConfirming),
    (.labProbable, .labProbable), (.severity, .severity), (.place, .place),
  ]

  private func candidates(_ column: Int) -> [Candidate] {
    let heading = headings[column]
    return Self.words.compactMap { role, words in
      guard let rank = rank(of: role, words, in: heading), let points = points(of: role, column) else { return nil }
      return Candidate(column: column, role: role, points: points, rank: rank, length: heading.words.count)
    }
  }

  private func rank(of role: CaseColumnRole, _ words: CaseColumnWords, in heading: HeadingWords) -> Int? {
    switch role {
    case .caseID where heading.words == ["id"]: .max
    case .age where CaseColumnWords.ageGroup.matches(heading): nil
    case .age where heading.words.contains(where: { $0.contains("group") }): nil
    case .place where heading.words.contains(where: ["type", "tipo", "тип"].contains): nil
    default: words.rank(in: heading)
    }
  }

  /// Nil: what stands in the column can't have the role.
  private func points(of role: CaseColumnRole, _ column: Int) -> Int? {
    let content = contents[column]
    guard content.filled > 0 else { return canBeEmpty(role) ? Self.wordPoints : nil }
    return fits(role, content, column) ? Self.wordPoints + Self.contentPoints : nil
  }

  /// True of roles that an empty column may have, because its values would be understood by any.
  private func canBeEmpty(_ role: CaseColumnRole) -> Bool {
    switch role {
    case .onset, .outcomeDate, .outcome, .age, .sex, .caseClass: true
    default: false
    }
  }

  private func fits(_ role: CaseColumnRole, _ content: CaseColumnContent, _ column: Int) -> Bool {
    switch role {
    case .caseID: content.isDistinct && !content.mostly(content.dates)
    case .onset, .reported, .outcomeDate: content.mostly(content.dates)
    case .birth: content.mostly(content.dates) || content.mostly(content.numbers)
    case .age: content.mostly(content.ages)
    case .ageUnit: content.mostly(content.ageUnits, 0.8) && !content.mostly(content.numbers, 0.2)
    case .sex: content.mostly(content.sexes) && content.distinct <= Self.mostWords
    case .caseClass: content.mostly(content.classes)
    case .outcome: content.mostly(content.outcomes) || isOfDeaths(column) && content.mostly(content.answers)
    case .hospitalised: content.mostly(content.answers)
    case .doses: content.mostly(content.doses)
    case .vaccinated: content.mostly(content.vaccinations)
    case .labConfirming, .labProbable: content.mostly(content.results) && !content.mostly(content.dates)
    case .severity: content.isText && content.distinct <= Self.mostWords
    case .place: content.isText && !content.mostly(content.answers) && content.isRepeated(in: rows, column)
    case .category, .personal, .leftOut: false
    }
  }

  /// More spellings than a few words have in several languages.
  private static let mostWords = 30

  /// True of a column that tells deaths alone: `Died`, `Date of death`.
  func isOfDeaths(_ column: Int) -> Bool {
    CaseColumnWords.death.matches(headings[column]) && !headings[column].words.contains { $0.hasPrefix("outcome") }
  }

  /// What a number in a column of ages counts, by its heading.
  func ageUnit(_ column: Int) -> AgeText.Unit {
    CaseColumnWords.months.matches(headings[column]) ? .months : .years
  }
}

/// Whether the table is a line list.
extension CaseColumnGuess {
  /// What is known of cases alone, and never of counts.
  private var strength: Int {
    let telling: [CaseColumnRole] = [
      .caseID, .onset, .reported, .outcomeDate, .age, .birth, .sex, .caseClass, .outcome, .hospitalised, .doses,
      .vaccinated, .labConfirming, .labProbable,
    ]
    return telling.count { roles.contains($0) }
  }

  /// True where rows are cases: an id or a date stands in each, and people are described.
  ///
  /// - Parameter counts: The columns that may hold counts: the more do, the more must speak for cases.
  /// - Returns: False where too little is known of people.
  func isLineList(counts: [Int]) -> Bool {
    let hasRow = [CaseColumnRole.caseID, .onset, .reported, .outcomeDate].contains(where: roles.contains)
    let isUnclaimed = counts.contains { roles[$0] == .leftOut }
    return hasRow && strength >= (isUnclaimed ? Self.fewestBesideCounts : counts.isEmpty ? 2 : 3)
  }

  /// So much speaks for cases though a column looks like counts, and like nothing of a case.
  private static let fewestBesideCounts = 5

  /// True where cases are sure, whatever other columns hold.
  var isSurelyLineList: Bool { strength >= Self.fewestBesideCounts && isLineList(counts: []) }
}
