import Domain

/// How a country's new cases of seven days compare with those of the seven days before.
nonisolated struct WeekChange: Hashable, Identifiable, Sendable {
  let code: CountryCode
  let cases: Int
  let casesBefore: Int

  var id: CountryCode { code }

  /// How much more there is now, as a part of what was: 0.5 is half as much again.
  var growth: Double { Double(cases - casesBefore) / Double(casesBefore) }

  /// So many cases there have to be in the two weeks, for a growth to mean something.
  static let fewest = 100
  /// So many rises and falls are named.
  static let most = 5
}

nonisolated extension WorldDays {
  /// The steepest rises and falls of the week up to a day, the steepest first.
  func changes(on day: Day) -> (rises: [WeekChange], falls: [WeekChange]) {
    let weekBefore = day.advanced(by: -7)
    let changes = codes.compactMap { code -> WeekChange? in
      guard let cases = newCases(of: code, inTheWeekTo: day),
        let casesBefore = newCases(of: code, inTheWeekTo: weekBefore),
        cases >= 0, casesBefore > 0, cases + casesBefore >= WeekChange.fewest
      else { return nil }
      return WeekChange(code: code, cases: cases, casesBefore: casesBefore)
    }
    let sorted = changes.sorted { ($0.growth, $0.code) > ($1.growth, $1.code) }
    return (
      Array(sorted.prefix(WeekChange.most).filter { $0.growth > 0 }),
      Array(sorted.suffix(WeekChange.most).reversed().filter { $0.growth < 0 })
    )
  }
}
