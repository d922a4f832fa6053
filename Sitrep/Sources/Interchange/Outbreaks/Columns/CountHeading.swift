import Domain

/// What the heading of a column of counts says.
struct CountHeading: Equatable {
  /// How sure a heading is of how it counts.
  enum Sureness {
    case sure

    /// `Total` may be a sum of groups, too.
    case weak
  }

  let measure: Measure
  let counting: Counting?
  let sureness: Sureness

  /// True for a part of a count, which is added to the other ones: `cases_under5`.
  let isGroup: Bool

  /// The words that are left: the place in `Cases_Guinea`.
  let rest: [String]

  /// Nil: the heading is none of a count of people.
  init?(_ heading: HeadingWords) {
    guard !ColumnWords.rate.matches(heading) else { return nil }
    let hasDeaths = ColumnWords.deaths.matches(heading)
    let hasRecovered = ColumnWords.recovered.matches(heading)
    let caseClass = Self.caseClass(heading)
    let hasCases = ColumnWords.cases.matches(heading)
    guard hasDeaths || hasRecovered || hasCases || caseClass != nil else { return nil }
    measure = hasDeaths ? .deaths(caseClass ?? .all) : hasRecovered ? .recovered : .cases(caseClass ?? .all)
    let isCumulative = ColumnWords.cumulative.matches(heading)
    let isTotal = ColumnWords.total.matches(heading)
    let isNew = ColumnWords.new.matches(heading)
    counting = isCumulative ? .cumulative : isNew ? .new : isTotal ? .cumulative : nil
    sureness = isTotal && !isCumulative ? .weak : .sure
    isGroup = ColumnWords.group.matches(heading) || heading.words.contains(where: Self.isAge)
    rest = Self.rest(of: heading)
  }

  private static func caseClass(_ heading: HeadingWords) -> CaseClass? {
    if ColumnWords.confirmed.matches(heading) { return .confirmed }
    if ColumnWords.probable.matches(heading) { return .probable }
    return ColumnWords.suspected.matches(heading) ? .suspected : nil
  }

  /// True of `5plus` and of the numbers in `0_4`; years aren't ages.
  private static func isAge(_ word: String) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && digits.count <= 2
      && ["", "plus", "m", "y", "yr", "yrs", "mo"].contains(word.dropFirst(digits.count))
  }

  private static func rest(of heading: HeadingWords) -> [String] {
    let said: [ColumnWords] = [
      .cases, .deaths, .recovered, .confirmed, .probable, .suspected, .new, .cumulative, .total, .group, .count,
    ]
    var rest = heading.words
    for kind in said {
      guard let range = kind.range(in: heading) else { continue }
      for index in range { rest[index] = "" }
    }
    return rest.filter { !$0.isEmpty && !isAge($0) && !["of", "de", "des", "in", "number", "the"].contains($0) }
  }
}
