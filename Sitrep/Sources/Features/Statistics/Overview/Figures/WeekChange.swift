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

/// The changes of a week, the steepest first.
nonisolated struct WeekChangeLists: Hashable, Sendable {
  var rises: [WeekChange] = []
  var falls: [WeekChange] = []
  /// The countries without a case after a week with many, the most first; most of them stopped reporting.
  var silent: [WeekChange] = []
}

nonisolated extension WorldDays {
  /// The steepest rises and falls of the week up to a day.
  func changes(on day: Day) -> WeekChangeLists {
    let weekBefore = day.advanced(by: -7)
    let changes = codes.compactMap { code -> WeekChange? in
      guard let cases = newCases(of: code, inTheWeekTo: day),
        let casesBefore = newCases(of: code, inTheWeekTo: weekBefore),
        cases >= 0, casesBefore > 0, cases + casesBefore >= WeekChange.fewest
      else { return nil }
      return WeekChange(code: code, cases: cases, casesBefore: casesBefore)
    }
    let sorted = changes.filter { $0.cases > 0 }.sorted { ($0.growth, $0.code) > ($1.growth, $1.code) }
    return WeekChangeLists(
      rises: Array(sorted.prefix(WeekChange.most).filter { $0.growth > 0 }),
      falls: Array(sorted.suffix(WeekChange.most).reversed().filter { $0.growth < 0 }),
      silent: changes.filter { $0.cases == 0 }.sorted { ($0.casesBefore, $1.code) > ($1.casesBefore, $0.code) })
  }
}
